import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { facets } from '../../core/solids';
import { block, disc } from '../../core/footprint';
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

export interface PicnicOptions {
  readonly colours?: readonly string[];
}

/** A picnic: a checked blanket, a basket, plates. */
export const picnic: ThingKind<PicnicOptions> = {
  name: 'picnic',
  footprint: () => block(170, 120),
  height: 10,
  draw(pen, frame, { colours = ['#d9574f', '#fbf0dc'] }, random) {
    const s = frame.scale;
    facets(pen, frame, [
      {
        corners: [
          [-85, 60, 1],
          [85, 60, 1],
          [85, -60, 1],
          [-85, -60, 1],
        ],
        material: nth(colours, 1),
        tone: 0.2,
      },
    ]);
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 4; j++)
        if ((i + j) % 2)
          pen.tint(
            [
              frame.at(-85 + i * 28.3, -60 + j * 30, 1),
              frame.at(-85 + (i + 1) * 28.3, -60 + j * 30, 1),
              frame.at(-85 + (i + 1) * 28.3, -60 + (j + 1) * 30, 1),
              frame.at(-85 + i * 28.3, -60 + (j + 1) * 30, 1),
            ],
            nth(colours, 0),
            { edge: 'straight' },
          );
    const [bx, by] = frame.at(30, -10, 0);
    pen.shape(
      [
        [bx - 26 * s, by - 22 * s],
        [bx + 26 * s, by - 22 * s],
        [bx + 22 * s, by + 8 * s],
        [bx - 22 * s, by + 8 * s],
      ],
      '#b98a52',
      {},
    );
    for (const z of [-14, -6, 2])
      pen.line(
        [
          [bx - 24 * s, by + z * s],
          [bx + 24 * s, by + z * s],
        ],
        0.7,
      );
    pen.line(arc(bx, by - 20 * s, 22 * s, 26 * s, Math.PI, Math.PI * 2, 8), 2.4, {
      smooth: true,
      colour: '#8a5a36',
    });
    for (const [u, w] of [
      [-50, -20],
      [-20, 30],
      [56, 34],
    ] as const) {
      pen.shape(frame.disc(u, w, 3, 19), '#ffffff', { edge: 'smooth', contour: false });
      pen.shape(
        arc(...frame.at(u, w, 8), 9 * s, 7 * s, 0, 6.2832, 8),
        random.pick(['#e9a23c', '#d9574f', '#8fb84e']),
        { edge: 'smooth', ink: 0.8, contour: false },
      );
    }
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
