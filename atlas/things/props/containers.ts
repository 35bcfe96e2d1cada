/** Crates, barrels and pots. */
import type { ThingKind } from '../../core/thing';
import { arc } from '../../core/geometry';
import { box, drum } from '../../core/solids';
import { block, disc } from '../../core/footprint';

export interface CrateOptions {
  readonly material?: string;
  readonly stack?: number;
}

export const crate: ThingKind<CrateOptions> = {
  name: 'crate',
  footprint: () => block(56, 50),
  height: 46,
  draw(pen, frame, { material = '#b98a52', stack = 1 }) {
    for (let i = 0; i < stack; i++) {
      const walls = box(
        pen,
        frame.moved(i * 5 - 4, 0, i * 44, i * 0.2),
        { u0: -26, u1: 26, w0: -24, w1: 24, z1: 42 },
        material,
      );
      for (const wall of Object.values(walls)) {
        for (const k of [0.33, 0.66]) pen.line([wall.at(0, 42 * k), wall.at(wall.width, 42 * k)], 0.8);
        pen.line([wall.at(3, 3), wall.at(wall.width - 3, 39)], 0.9);
      }
    }
  },
};

export interface BarrelOptions {
  readonly material?: string;
  readonly hoop?: string;
  readonly lid?: string;
}

export const barrel: ThingKind<BarrelOptions> = {
  name: 'barrel',
  footprint: () => disc(26),
  height: 56,
  draw(pen, frame, { material = '#a8703f', hoop = '#5b5560', lid = material }) {
    drum(pen, frame, { r: 22, r1: 25, z0: 0, z1: 30 }, material, { top: false });
    drum(pen, frame, { r: 25, r1: 21, z0: 30, z1: 60 }, material, { topMaterial: lid });
    for (const z of [12, 46])
      pen.line(frame.disc(0, 0, z, 24, 0, Math.PI, 9), 2.4, { smooth: true, colour: hoop });
    for (const u of [-12, -2, 9]) pen.line([frame.at(u, 22, 2), frame.at(u * 1.1, 22, 56)], 0.6);
  },
};

export interface PotOptions {
  readonly material?: string;
  readonly leaf?: string;
  readonly flower?: string;
}

export const pot: ThingKind<PotOptions> = {
  name: 'pot',
  footprint: () => disc(24),
  height: 40,
  draw(pen, frame, { material = '#b5603f', leaf = '#4f8f46', flower = '#e86f8f' }, random) {
    drum(pen, frame, { r: 16, r1: 24, z0: 0, z1: 34 }, material);
    const [x, y] = frame.at(0, 0, 54),
      s = frame.scale;
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * 6.28 + random.jitter(0.3);
      pen.shape(
        arc(x + Math.cos(a) * 16 * s, y + Math.sin(a) * 12 * s, 14 * s, 12 * s, a, a + 6.2832, 7),
        leaf,
        { tone: Math.cos(a) > 0.2 ? -0.9 : 0.2, edge: 'scallop', ink: 0.7 },
      );
    }
    for (let i = 0; i < 6; i++)
      pen.shape(
        arc(x + random.jitter(24) * s, y + random.jitter(20) * s, 6.5 * s, 6 * s, 0, 6.2832, 6),
        flower,
        { edge: 'scallop', ink: 0.6, tone: 0.2, contour: false },
      );
  },
};
