/** What floats on a quiet pond: a swan boat with its two, and lily pads. */
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { disc } from '../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from './bust';

export interface SwanBoatOptions {
  readonly face?: number;
  readonly material?: string;
}

/** A swan pedal boat, afloat. */
export const swanBoat: ThingKind<SwanBoatOptions> = {
  name: 'swanBoat',
  footprint: () => disc(70),
  height: 40,
  draw(pen, frame, { face = 1, material = '#fbf6ea' }) {
    const s = frame.scale,
      p = (u: number, z: number): Point => {
        const [x, y] = frame.at(u * face, 0, z);
        return [x, y];
      };
    for (const k of [1.25, 1])
      pen.line(arc(...p(0, 0), 92 * k * s, 17 * k * s, 0.3, 2.8, 9), 1.6, {
        smooth: true,
        colour: '#ffffff',
        tone: 0.4,
      });
    pen.shape(
      [p(-78, 34), p(-60, 6), p(0, -4), p(56, 4), p(72, 32), p(40, 44), p(-30, 42), p(-56, 58)],
      material,
      { edge: 'smooth' },
    );
    pen.tint([p(-60, 10), p(0, -2), p(56, 6), p(64, 20), p(0, 14), p(-50, 22)], material, { tone: -1 });
    for (const [kind, u, cloth] of [
      [0, -4, '#5f9ea8'],
      [1, -38, '#d9574f'],
    ] as const) {
      const look = Math.round(frame.at(0, 0, 0)[0]) + kind;
      bust(pen, p(u, 84), 16 * s, {
        skin: nth(BUST_SKINS, look % 5),
        hair: nth(BUST_HAIR, (look * 3) % 5),
        cloth,
        kind: look,
        look: kind ? 0.6 : -0.6,
      });
    }
    pen.shape([p(-64, 36), p(-20, 46), p(30, 40), p(20, 24), p(-30, 20)], material, {
      edge: 'smooth',
      tone: 0.2,
    });
    for (const k of [0, 1, 2])
      pen.line([p(-44 + k * 22, 40), p(-30 + k * 22, 28), p(-14 + k * 22, 34)], 0.8, { smooth: true });
    pen.shape(
      [
        p(40, 34),
        p(58, 60),
        p(50, 92),
        p(58, 122),
        p(80, 128),
        p(94, 112),
        p(84, 106),
        p(74, 108),
        p(68, 92),
        p(78, 60),
        p(70, 30),
      ],
      material,
      { edge: 'smooth' },
    );
    pen.shape([p(86, 122), p(112, 108), p(88, 106)], '#e89a3c', {});
    pen.tint(arc(...p(76, 117), 3.5 * s, 4 * s, 0, 6.2832, 7), '#241a2c');
  },
};

export interface LilyPadsOptions {
  readonly leaf?: string;
  readonly flower?: string;
}

export const lilyPads: ThingKind<LilyPadsOptions> = {
  name: 'lilyPads',
  footprint: () => disc(50),
  height: 0,
  shadow: false,
  draw(pen, frame, { leaf = '#6fae6a', flower = '#f0a8c0' }, random) {
    for (let i = 0; i < 6; i++) {
      const u = random.range(-60, 60),
        w = random.range(-40, 40),
        r = random.range(14, 24);
      const a = random.range(0, 6);
      pen.shape([frame.at(u, w), ...frame.disc(u, w, 0, r, a, a + 5.6, 12)], leaf, {
        edge: 'straight',
        tone: random.jitter(0.6),
        wobble: 0,
      });
      if (i % 3 === 0)
        range(5).forEach((k) =>
          pen.shape(
            arc(
              ...frame.at(u + Math.cos(k * 1.26) * 8, w + Math.sin(k * 1.26) * 8, 8),
              7 * frame.scale,
              6 * frame.scale,
              0,
              6.2832,
              7,
            ),
            flower,
            { edge: 'smooth', ink: 0.6, tone: 0.3 },
          ),
        );
    }
  },
};
