/** The draw of the tournament: eight faces, two halves, and a fat cross over everybody who is on the way home. */
import { block } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

const COATS = [
  '#e8864a',
  '#8a5fb0',
  '#5fa85f',
  '#d9533c',
  '#3f8fc0',
  '#e0b04a',
  '#7a8ab0',
  '#d97fa0',
] as const;
/** Who is still in it. */
const IN = new Set([3, 4]);

export const bracket: ThingKind<object> = {
  name: 'bracket',
  footprint: () => block(230, 60),
  height: 160,
  draw(pen, frame) {
    const s = frame.scale;
    for (const u of [-96, 96])
      pen.bars([[frame.at(u, 0, 0), frame.at(u, 0, 240)]], 11 * s, '#8a4f38', { edge: 1.6 });
    const board = box(pen, frame, { u0: -108, u1: 108, w0: -6, w1: 8, z0: 56, z1: 226 }, '#a8643f');
    const { front } = board;
    if (!front) return;
    front.panel(8, 8, 208, 162, '#fff6e0', { ink: 0.9 });
    front.panel(8, 142, 208, 162, '#c2402f', { ink: 0.8 });
    const slot = (i: number): number => 28 + i * 23;
    /** Two who meet: their places, from where and to where the lines go up. */
    const pair = (left: number, right: number, low: number, high: number): Point[] => [
      [left, low],
      [left, high],
      [right, high],
      [right, low],
    ];
    for (const bar of [
      ...range(4).map((i) => pair(slot(i * 2), slot(i * 2 + 1), 44, 62)),
      ...range(2).map((i) => pair(slot(i * 4) + 11.5, slot(i * 4 + 2) + 11.5, 62, 86)),
      pair(slot(0) + 34.5, slot(4) + 34.5, 86, 108),
    ])
      pen.line(
        bar.map(([a, z]) => front.at(a, z)),
        1.6,
      );
    // how those who are left came up
    for (const way of [
      [
        [slot(3), 44],
        [slot(3), 62],
        [slot(2) + 11.5, 62],
        [slot(2) + 11.5, 86],
        [slot(0) + 34.5, 86],
        [slot(0) + 34.5, 108],
      ],
      [
        [slot(4), 44],
        [slot(4), 62],
        [slot(4) + 11.5, 62],
        [slot(4) + 11.5, 86],
        [slot(4) + 34.5, 86],
        [slot(4) + 34.5, 108],
      ],
    ] as const)
      pen.line(
        way.map(([a, z]) => front.at(a, z)),
        2.6,
        { colour: '#d9533c' },
      );
    const cup = (a: number, z: number): Point => front.at(108 + a, 122 + z);
    pen.shape(
      [cup(-13, 14), cup(13, 14), cup(8, 0), cup(3, -5), cup(3, -10), cup(-3, -10), cup(-3, -5), cup(-8, 0)],
      '#f0b84a',
      {
        ink: 0.9,
        contour: false,
        wobble: 0,
      },
    );
    for (const [i, coat] of COATS.entries()) {
      const at = front.at(slot(i), 30);
      pen.shape(arc(...at, 10.5 * s, 11 * s), nth(['#f6cfa8', '#a86e4a', '#e0a878'], i % 3), {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.shape(arc(at[0], at[1] - 3 * s, 11 * s, 10 * s, Math.PI, 6.2832, 9), coat, {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
      for (const k of [-1, 1]) pen.tint(arc(at[0] + k * 4 * s, at[1] + 2 * s, 1.6 * s, 2.4 * s), '#2b1a2e');
      if (IN.has(i)) continue;
      for (const k of [-1, 1])
        pen.stroke(
          [
            [at[0] - 13 * s, at[1] - k * 13 * s],
            [at[0] + 13 * s, at[1] + k * 13 * s],
          ],
          5,
          { colour: '#c2402f', from: 0.7, to: 0.5 },
        );
    }
  },
};
