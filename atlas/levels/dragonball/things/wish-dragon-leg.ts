/** The legs of the dragon that answers wishes. */
import { pairs, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type At = (x: number, y: number) => Point;

const HORN = '#f3dfae';

const on =
  (at: At) =>
  (points: Points): Point[] =>
    points.map(([x, y]) => at(x, y));

/** A short strong leg with four claws. */
export function leg(pen: Pen, at: At, hide: string): void {
  const local = on(at);
  const limb = spline(
    local(pairs([34, 10, 20, -50, -14, -92, -6, -128, -60, -132, -92, -92, -74, -30, -60, 20])),
    false,
    6,
  );
  pen.shape(limb, hide, { tone: -0.1, wobble: 0 });
  pen.within(limb, () => {
    pen.tint(local(pairs([40, 10, 24, -50, -14, -92, -6, -140, -30, -140, -40, -96, -4, -40])), hide, {
      tone: -1.1,
    });
    for (const [x, y] of pairs([-50, -20, -62, -56, -36, -60, -66, -96, -24, -30]))
      pen.line(
        local([
          [x - 9, y + 8],
          [x, y - 4],
          [x + 9, y + 8],
        ]),
        0.8,
        { smooth: true },
      );
  });
  // four toes that grip the air: two joints each, a hooked claw out of the last one
  for (const [root, reach, bend] of [
    [-2, 40, 10],
    [-78, -46, -12],
    [-56, -22, -4],
    [-30, 4, 4],
  ] as const) {
    const joint: Point = [root + reach * 0.45, -150];
    const tip: Point = [root + reach * 0.8, -176];
    const claw = spline(
      local([
        [tip[0] - 9, tip[1] + 12],
        [tip[0] + bend * 0.6 - 9, tip[1] - 14],
        [tip[0] + bend * 0.2 - 2, tip[1] - 44],
        [tip[0] + bend * 0.8 + 8, tip[1] - 16],
        [tip[0] + 11, tip[1] + 10],
      ]),
      false,
      5,
    );
    pen.shape(claw, HORN, { tone: reach > 20 ? -0.5 : 0, wobble: 0 });
    const toe = spline(
      local([
        [root - 16, -112],
        [joint[0] - 20, joint[1] + 8],
        [joint[0] - 15, joint[1] - 12],
        [tip[0] - 15, tip[1] + 2],
        [tip[0], tip[1] - 6],
        [tip[0] + 15, tip[1] + 4],
        [joint[0] + 16, joint[1] - 10],
        [joint[0] + 20, joint[1] + 10],
        [root + 18, -110],
      ]),
      false,
      5,
    );
    pen.shape(toe, hide, { tone: reach > 20 ? -0.7 : 0.2, wobble: 0 });
    for (const dz of [0, 11])
      pen.line(
        local([
          [joint[0] - 14, joint[1] + dz],
          [joint[0], joint[1] + dz - 5],
          [joint[0] + 14, joint[1] + dz],
        ]),
        0.9,
        { smooth: true },
      );
  }
}
