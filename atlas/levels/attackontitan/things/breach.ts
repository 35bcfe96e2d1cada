/** Where the wall gave way: jagged stumps and the heap of stones between them. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

const STONE = '#dcc9a6';
/** Fresh breaks are paler than weathered faces. */
const RUBBLE = '#f1e6cf';

export interface BreachOptions {
  readonly width?: number;
}

export const breach: ThingKind<BreachOptions> = {
  name: 'breach',
  footprint: ({ width = 460 }) => block(width, 190),
  height: 120,
  draw(pen, frame, { width = 460 }, random) {
    const h = width / 2;
    const s = frame.scale;
    /** The broken edge from the top to the foot: share of half the gap, height. */
    const EDGE = [
      [0.98, 690],
      [1.0, 600],
      [0.86, 560],
      [0.9, 470],
      [0.72, 430],
      [0.78, 330],
      [0.6, 270],
      [0.64, 180],
      [0.48, 110],
      [0.5, 0],
    ] as const;
    const edge = (k: number, inward: number) => EDGE.map(([t, z]) => frame.at(k * h * (t + inward), 40, z));
    const rough = (k: number): Point[] => [
      frame.at(k * h * 1.1, 40, 700),
      ...edge(k, 0),
      frame.at(k * h * 1.1, 40, 0),
    ];
    for (const k of [-1, 1]) {
      // one wall with what still stands beside it: only the break has an edge
      pen.shape(rough(k), STONE, { tone: -0.2, ink: 0.05, contour: false });
      pen.line(edge(k, 0), 1.3);
      for (const i of range(9)) {
        const z = 50 + i * 64;
        pen.line([frame.at(k * h * 1.08, 40, z), frame.at(k * h * (0.62 + i * 0.045), 40, z)], 0.7, {
          opacity: 0.6,
        });
      }
      // the thickness of the wall shows along the break
      pen.tint(
        [
          ...edge(k, 0),
          ...EDGE.toReversed().map(([t, z], i) => frame.at(k * h * (t + 0.05 + 0.02 * (i % 3)), 40, z)),
        ],
        STONE,
        {
          tone: -1,
          edge: 'straight',
        },
      );
    }
    for (const i of range(16)) {
      const row = i < 6 ? 0 : i < 12 ? 1 : 2;
      const u = (random.range(-0.9, 0.9) + (i % 3) * 0.05) * h;
      const size = random.range(22, 46) * (row === 0 ? 1.2 : 0.9);
      const stone = frame.moved(
        u,
        10 + row * 46,
        row === 0 ? random.range(0, 46) : 0,
        random.range(-0.7, 0.7),
      );
      box(
        pen,
        stone,
        { u0: -size, u1: size, w0: -size * 0.6, w1: size * 0.6, z1: size * random.range(0.7, 1.2) },
        RUBBLE,
      );
    }
    for (const i of range(7)) {
      const [x, y] = frame.at((i / 6 - 0.5) * width * 1.1, 120, random.range(4, 30));
      pen.tint(arc(x, y, random.range(34, 60) * s, random.range(20, 32) * s, 0, 6.28, 8), '#f1e4c8', {
        edge: 'scallop',
        opacity: 0.55,
      });
    }
  },
};
