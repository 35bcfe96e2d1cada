/** A low table on which somebody's empty bowls have become architecture. */
import { block } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

const GLAZES = ['#d9533c', '#fbf0d8', '#3f6fa8', '#fbf0d8', '#3f8f6a', '#fbf0d8'] as const;

/** Stacks: where on the table, and of how many bowls. */
const STACKS: readonly (readonly [u: number, w: number, bowls: number])[] = [
  [-62, -14, 9],
  [-18, -20, 14],
  [28, -16, 11],
  [66, -8, 6],
  [-40, 16, 4],
  [8, 18, 2],
];

export const noodleTable: ThingKind<object> = {
  name: 'noodle-table',
  footprint: () => block(190, 90),
  height: 90,
  draw(pen, frame) {
    const s = frame.scale;
    for (const u of [-76, 76])
      pen.bars([[frame.at(u, 30, 0), frame.at(u, 30, 36)]], 12 * s, '#8a4f38', { edge: 1.6 });
    const top = box(pen, frame, { u0: -94, u1: 94, w0: -40, w1: 40, z0: 34, z1: 46 }, '#a8643f', {
      topMaterial: '#c98550',
    });
    if (top.front)
      for (const k of range(5)) pen.line([top.front.at(20 + k * 36, 2), top.front.at(44 + k * 36, 3)], 0.6);
    for (const [n, [u, w, bowls]] of STACKS.entries())
      for (const i of range(bowls)) {
        const z = 46 + i * 15;
        // the higher, the less of a column it is
        const lean = Math.sin(i * 0.7 + n) * i * 0.5;
        const [x, y] = frame.at(u + lean, w, z);
        const at = (a: number, b: number): Point => [x + a * s, y - b * s];
        const glaze = nth(GLAZES, (i + n) % GLAZES.length);
        pen.shape([at(-22, 17), ...arc(x, y - 15 * s, 21 * s, 15 * s, 3.0, 0.14, 9), at(22, 17)], glaze, {
          wobble: 0,
          ink: 0.8,
        });
        pen.line([at(-18, 11), at(0, 9), at(18, 11)], 0.9, { colour: n % 2 ? '#2f5f8a' : '#b8433a' });
        if (i === bowls - 1) {
          pen.shape(arc(x, y - 17 * s, 22 * s, 6 * s), '#fff8ea', { edge: 'smooth', ink: 0.8 });
          pen.tint(arc(x + 1 * s, y - 16 * s, 15 * s, 3.6 * s), '#c99a6a');
        }
      }
    // the last one still steams
    const [x, y] = frame.at(8, 18, 92);
    for (const k of [-8, 2, 11])
      pen.stroke(
        range(5).map((i): Point => [x + (k + (i % 2 ? 5 : -4)) * s, y - i * 12 * s]),
        4,
        { colour: '#fffdf4', opacity: 0.85 },
      );
  },
};
