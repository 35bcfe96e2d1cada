/** The white tower beyond the city, which nobody remembers building: blocks on blocks, and some that float. */
import { range } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface WhiteSpireOptions {
  readonly height?: number;
  readonly white?: string;
}

export const whiteSpire: ThingKind<WhiteSpireOptions> = {
  name: 'whiteSpire',
  footprint: () => block(260, 200),
  height: 400,
  draw(pen, frame, { height = 900, white = '#fbf8ec' }, random) {
    const tiers = 9;
    let z = 0;
    for (const i of range(tiers)) {
      const t = i / tiers;
      const half = 120 * (1 - t) ** 1.25 + 13;
      const tall = (height / tiers) * (1.25 - 0.5 * t);
      const turned = frame.moved(0, 0, 0, 0.42);
      for (const [k, w] of [
        [-0.8, -0.7],
        [0.85, -0.6],
      ] as const)
        box(
          pen,
          turned,
          {
            u0: k * half - half * 0.34,
            u1: k * half + half * 0.34,
            w0: w * half - half * 0.3,
            w1: w * half + half * 0.3,
            z0: z,
            z1: z + tall * random.range(0.5, 0.85),
          },
          white,
          { ink: 0.7 },
        );
      const walls = box(
        pen,
        turned,
        { u0: -half, u1: half, w0: -half, w1: half, z0: z, z1: z + tall },
        white,
        {
          ink: 0.8,
        },
      );
      for (const wall of Object.values(walls)) {
        const grooves = Math.max(2, Math.round(wall.width / 26));
        for (const g of range(grooves)) {
          const s = ((g + 0.5) / grooves) * wall.width;
          const low = random.range(0, tall * 0.4);
          pen.line([wall.at(s, low), wall.at(s, tall * random.range(0.6, 0.98))], 0.6, { opacity: 0.7 });
          if (random.chance(0.4))
            wall.panel(s - 5, tall * 0.5, s + 5, tall * 0.62, '#d9dccf', { ink: 0.5, tone: wall.tone });
        }
        wall.panel(0, tall - 10, wall.width, tall, '#e2e0d2', { ink: 0.5, tone: wall.tone });
      }
      for (const [k, w] of [
        [-0.6, 0.9],
        [0.7, 0.95],
      ] as const)
        if (i < 6)
          box(
            pen,
            turned,
            {
              u0: k * half - half * 0.26,
              u1: k * half + half * 0.26,
              w0: w * half - half * 0.2,
              w1: w * half + half * 0.2,
              z0: z,
              z1: z + tall * random.range(0.3, 0.7),
            },
            white,
            { ink: 0.7 },
          );
      z += tall;
    }
    pen.bars([[frame.at(0, 0, z), frame.at(0, 0, z + 90)]], 5 * frame.scale, white, { edge: 1.6 });
    for (const i of range(16)) {
      const side = i % 2 ? 1 : -1;
      const half = random.range(7, 22) * (1 - i / 26);
      const at = frame.moved(side * random.range(110, 260) * (1 - i / 22), 0, 0, random.range(0.2, 0.8));
      // none hangs as low as a face
      const low = height * (0.48 + (i / 16) * 0.62);
      box(pen, at, { u0: -half, u1: half, w0: -half, w1: half, z0: low, z1: low + half * 2 }, white, {
        ink: 0.7,
      });
    }
  },
};
