/** A signpost whose boards show, in pictures that need no language, what lies their way. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { disc } from '../../core/footprint';

/** Lines of each picture on a field of 12 by 8, y up. */
const PICTURES: readonly (readonly (readonly Point[])[])[] = [
  // a house
  [
    [
      [1, 4],
      [6, 8],
      [11, 4],
    ],
    [
      [2.5, 5],
      [2.5, 0],
      [9.5, 0],
      [9.5, 5],
    ],
    [
      [5, 0],
      [5, 3],
      [7, 3],
      [7, 0],
    ],
  ],
  // a fish
  [
    [
      [1, 4],
      [4, 7],
      [7, 6],
      [9, 4],
      [12, 7],
      [12, 1],
      [9, 4],
      [7, 2],
      [4, 1],
      [1, 4],
    ],
    [
      [3.6, 4.6],
      [3.8, 4.4],
    ],
  ],
  // a tree
  [
    [
      [6, 0],
      [6, 3],
    ],
    [
      [2, 3],
      [10, 3],
      [6, 8],
      [2, 3],
    ],
  ],
  // a cup that steams
  [
    [
      [2, 4],
      [3, 0],
      [8, 0],
      [9, 4],
      [2, 4],
    ],
    [
      [9, 3.4],
      [11, 3],
      [10.6, 1],
      [8.4, 1],
    ],
    [
      [4.4, 5.6],
      [4, 6.8],
      [4.6, 8],
    ],
    [
      [6.8, 5.6],
      [6.4, 6.8],
      [7, 8],
    ],
  ],
  // mountains
  [
    [
      [0, 0],
      [4, 7],
      [6.4, 3],
      [8, 5],
      [12, 0],
      [0, 0],
    ],
    [
      [2.8, 5],
      [4, 4],
      [5.2, 5],
    ],
  ],
  // waves
  [
    [
      [0, 2],
      [2, 4],
      [4, 2],
      [6, 4],
      [8, 2],
      [10, 4],
      [12, 2],
    ],
    [
      [1, 6],
      [3, 8],
      [5, 6],
      [7, 8],
      [9, 6],
    ],
  ],
  // a bed
  [
    [
      [1, 7],
      [1, 0],
    ],
    [
      [1, 2.4],
      [11, 2.4],
      [11, 0],
    ],
    [
      [1, 5],
      [4, 5],
      [4, 3],
      [11, 4.4],
      [11, 2.4],
    ],
  ],
  // a note
  [
    [
      [4, 1.4],
      [4, 7],
      [10, 8],
      [10, 2.4],
    ],
    [
      [2.6, 1],
      [4, 1.4],
    ],
    [
      [8.6, 2],
      [10, 2.4],
    ],
  ],
];

export interface SignpostOptions {
  readonly boards?: readonly string[];
  readonly post?: string;
}

/** Arrow boards on a post; which pictures they show comes from the thing's own chance. */
export const signpost: ThingKind<SignpostOptions> = {
  name: 'signpost',
  footprint: () => disc(16),
  height: 120,
  draw(pen, frame, { boards = ['#e9b44c', '#7fb3c9', '#e08a78'], post = '#8a5a36' }, random) {
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, 168)]], 10 * frame.scale, post);
    const pictures = random.shuffled(range(PICTURES.length));
    boards.forEach((material, i) => {
      const dir = i % 2 ? -1 : 1;
      const z = 140 - i * 40;
      const tilt = random.jitter(8);
      const p = (u: number, dz: number) => frame.at(u * dir, 0, z + dz + (u / 60) * tilt);
      pen.shape([p(-26, -2), p(54, -2), p(76, 14), p(54, 30), p(-26, 30)], material);
      for (const line of nth(PICTURES, nth(pictures, i % pictures.length)))
        pen.line(
          line.map(([x, y]) => p(16 + (x - 6) * 3.2, 3 + y * 2.7)),
          1.7,
        );
    });
  },
};
