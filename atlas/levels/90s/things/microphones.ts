/** The two microphones before the dancers: whoever lays boards on the stage sets them up again. */
import { arc } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** `floor`: height of what they stand on, world units. */
export function microphones(pen: Pen, frame: Frame, floor: number): void {
  const s = frame.scale;
  for (const u of [-180, 190]) {
    const p = frame.moved(u, 170, floor);
    pen.bars(
      [
        [p.at(0, 0, 0), p.at(0, 0, 96)],
        [p.at(0, 0, 96), p.at(24, 0, 112)],
      ],
      4 * s,
      '#3a3448',
    );
    pen.shape(arc(...p.at(30, 0, 116), 11 * s, 9 * s), '#57506a', { edge: 'smooth' });
  }
}
