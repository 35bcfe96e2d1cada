/** Crystals that grow wherever a titan was hurt; lamps by night, and the reason for every quarrel by day. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface EtherCrystalsOptions {
  readonly height?: number;
  readonly colour?: string;
}

export const etherCrystals: ThingKind<EtherCrystalsOptions> = {
  name: 'etherCrystals',
  footprint: ({ height = 130 }) => disc(20 + height * 0.22),
  height: ({ height = 130 }) => height * 0.6,
  lamps: ({ height = 130 }) => [{ reach: height * 2 }],
  draw(pen, frame, { height = 130, colour = '#5fc9d6' }, random) {
    const s = frame.scale;
    const spike = (u: number, w: number, lean: number, h: number, r: number) => {
      const p = (k: number, t: number): Point => frame.at(u + lean * t * h + k * r, w, t * h);
      pen.shape([p(-1, 0), p(-0.9, 0.7), p(-0.1, 1), p(0.9, 0.74), p(1, 0)], colour, { ink: 1.1 });
      pen.tint([p(0.1, 0), p(0.1, 0.82), p(0.9, 0.74), p(1, 0)], colour, { tone: -0.9, edge: 'straight' });
      pen.tint([p(-0.9, 0.1), p(-0.8, 0.68), p(-0.3, 0.8), p(-0.4, 0.1)], colour, {
        tone: 1,
        edge: 'straight',
      });
      pen.line([p(0.1, 0), p(0.1, 0.82), p(-0.1, 1)], 0.8);
    };
    const leans = [-0.5, 0.46, -0.2, 0.24, 0.02];
    for (const i of range(5))
      spike(
        nth(leans, i) * height * 0.42,
        -10 + i * 6,
        nth(leans, i),
        height * (i === 4 ? 1 : random.range(0.5, 0.78)),
        height * 0.12,
      );
    for (const i of range(5)) {
      const [x, y] = frame.at((i - 2) * height * 0.16, 16, 2);
      const r = random.range(8, 14) * s;
      pen.shape(
        [
          [x - r, y],
          [x - r * 0.3, y - r],
          [x + r * 0.6, y - r * 0.8],
          [x + r, y],
        ],
        '#a89a9a',
        { ink: 0.8 },
      );
    }
    pen.glow(...frame.at(0, 0, height * 0.5), height * 1.3 * s, 'amber', 0.7);
  },
};
