/** What joins two towers of the black castle high above its yard. */
import { lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import { courses, litPane } from './parts';

/** A covered passage from tower to tower, on an arch; its ends are inside them. */
export function passage(pen: Pen, frame: Frame, [a, b]: Point, z: number, wall: string, roof: string): void {
  const w = -86;
  const arch = range(9).map((i): Point => {
    const t = i / 8;
    return frame.at(lerp(b, a, t), w + 24, z - 46 + 40 * Math.sin(t * Math.PI));
  });
  pen.shape([frame.at(a, w + 24, z), frame.at(b, w + 24, z), ...arch], wall, { tone: -0.5 });
  const side = box(pen, frame, { u0: a, u1: b, w0: w - 24, w1: w + 24, z0: z, z1: z + 54 }, wall, {
    top: false,
  });
  if (side.front) {
    courses(side.front, 9);
    for (const q of [62, 92, 122])
      side.front.panel(q - 7, 16, q + 7, 40, q === 92 ? litPane(pen) : '#2c2334', { ink: 0.8 });
  }
  pen.shape(
    [
      frame.at(a, w + 28, z + 50),
      frame.at(b, w + 28, z + 50),
      frame.at(b, w, z + 86),
      frame.at(a, w, z + 86),
    ],
    roof,
    { tone: 0.2 },
  );
  for (const q of [0.3, 0.5, 0.7])
    pen.line([frame.at(lerp(a, b, q), w + 28, z + 52), frame.at(lerp(a, b, q), w, z + 84)], 0.7);
}
