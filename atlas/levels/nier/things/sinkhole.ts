/** The ground that fell in: a shaft with a lake at its bottom. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Texture } from '../../../ground/ground';

export interface Shaft {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  /** How far down the water lies, picture pixels. */
  readonly depth: number;
}

/** Uneven, but the same for rim and water. */
const wave = (a: number) => 1 + 0.035 * Math.sin(a * 5 + 1) + 0.025 * Math.sin(a * 11 + 2);

const round = ({ at: [x, y], rx, ry }: Shaft, from: number, to: number, down = 0, k = 1): Point[] =>
  range(49).map((i) => {
    const a = from + ((to - from) * i) / 48;
    return [x + Math.cos(a) * rx * wave(a) * k, y + down + Math.sin(a) * ry * wave(a) * k];
  });

export const rim = (shaft: Shaft): Point[] => round(shaft, 0, Math.PI * 2);

/** The part of the water that can be seen from above: its far bank is the foot of the wall. */
export function lake(shaft: Shaft): Point[] {
  const { at, rx, ry, depth } = shaft;
  const within =
    (down: number) =>
    ([x, y]: Point) =>
      ((x - at[0]) / rx) ** 2 + ((y - at[1] - down) / ry) ** 2 < 1.02;
  const far = round(shaft, Math.PI, Math.PI * 2, depth, 0.97).filter(within(0));
  const near = round(shaft, 0, Math.PI).filter(within(depth));
  return [...far, ...near];
}

/** Layers of a cut street: paving, earth, pipes, rock. */
export const strata =
  (shaft: Shaft): Texture =>
  (ground) => {
    const { random } = ground;
    const {
      at: [cx, cy],
      rx,
      ry,
    } = shaft;
    // the wall is seen as far down as the near rim allows
    const below = ([x, y]: Point): Point => [
      x,
      Math.min(y, cy + ry * 0.96 * Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2))),
    ];
    const layers: readonly (readonly [number, number, string])[] = [
      [0, 0.12, '#b0aa92'],
      [0.12, 0.34, '#7d6a50'],
      [0.34, 0.68, '#584c40'],
      [0.68, 1.1, '#3c3a38'],
    ];
    for (const [from, to, colour] of layers) {
      const top = round(shaft, Math.PI * 1.01, Math.PI * 1.99, shaft.depth * from).map(below);
      const low = round(shaft, Math.PI * 1.01, Math.PI * 1.99, shaft.depth * to, 0.99).map(below);
      ground.fillMarks([[...top, ...low.reverse()]], colour, { tone: -0.3, smooth: false });
      ground.inkMarks([top], { width: 1.8, opacity: 0.7, smooth: true });
    }
    const cracks = round(shaft, Math.PI * 1.03, Math.PI * 1.97).map(([x, y]): Point[] => {
      const [a, b] = [random.range(0.1, 0.5), random.range(0.5, 1)];
      return [
        below([x, y + shaft.depth * a]),
        below([x + random.jitter(8), y + shaft.depth * (a + b) * 0.5]),
        below([x + random.jitter(12), y + shaft.depth * b]),
      ];
    });
    ground.inkMarks(cracks, { width: 1.6, opacity: 0.6 });
  };

/** Angles of the near rim, from right to left, over which slabs of the street hang above the water. */
const NEAR = [-0.05 * Math.PI, 1.05 * Math.PI] as const;

/** The near side: the street broke off slab by slab, some hang in, and the water below lies in their shade. */
export const brink =
  (shaft: Shaft): Texture =>
  (ground) => {
    const random = ground.random.fork('brink');
    const [from, to] = NEAR;
    const shade = round(shaft, 0.04 * Math.PI, 0.96 * Math.PI);
    const lit = round(shaft, 0.04 * Math.PI, 0.96 * Math.PI, -18, 0.9).reverse();
    ground.fillMarks([[...shade, ...lit]], '#2c5a5a', { smooth: false, opacity: 0.55 });
    const at = (a: number, k: number): Point => nth(round(shaft, a, a + 0.01, 0, k), 0);
    for (let a: number = from; a < to;) {
      const wide = random.range(0.1, 0.2);
      const [deep, deeper] = [random.range(0.9, 0.97), random.range(0.86, 0.96)];
      const slab = [
        at(a, 1.02),
        at(a + wide, 1.02),
        at(a + wide * 0.94, deep),
        at(a + wide * 0.5, (deep + deeper) / 2 - 0.01),
        at(a + wide * 0.05, deeper),
      ];
      ground.fillMarks([slab], random.pick(['#dcd7c2', '#d2ccb4', '#e4dfcb']), { smooth: false, ink: 2 });
      ground.fillMarks(
        [
          [
            at(a + wide * 0.94, deep),
            at(a + wide * 0.05, deeper),
            at(a + wide * 0.05, deeper + 0.016),
            at(a + wide * 0.94, deep + 0.016),
          ],
        ],
        '#a39c84',
        { smooth: false },
      );
      ground.inkMarks([[at(a + wide * 0.3, 1.02), at(a + wide * 0.42, 0.99), at(a + wide * 0.36, 0.96)]], {
        width: 1.4,
        opacity: 0.7,
      });
      a += wide;
    }
    // two that slid in
    for (const [a, k, size] of [
      [0.3, 0.8, 46],
      [0.42, 0.87, 30],
      [2.62, 0.82, 40],
    ] as const) {
      const [x, y] = at(a, k);
      const top: Point[] = [
        [x - size, y - 6],
        [x - size * 0.2, y - size * 0.62],
        [x + size * 0.9, y - size * 0.4],
        [x + size * 0.5, y + 2],
      ];
      ground.fillMarks([top], '#d8d2bc', { smooth: false, ink: 2.2 });
      ground.fillMarks(
        [[nth(top, 0), nth(top, 3), [x + size * 0.46, y + 12], [x - size * 0.92, y + 5]]],
        '#7d7662',
        { smooth: false, ink: 1.8 },
      );
      ground.inkMarks([round({ at: [x, y + 10], rx: size * 1.3, ry: size * 0.34, depth: 0 }, 0.2, 2.9)], {
        width: 2.4,
        colour: '#e6f4ee',
        opacity: 0.9,
        smooth: true,
      });
    }
  };
