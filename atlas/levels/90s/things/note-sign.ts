/** The sign of the record shop: a note as tall as somebody, on an iron arm under the eaves, over everybody's head. */
import { arc } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** `frame` stands at the foot of the wall's corner. */
export function noteSign(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  pen.bars(
    [
      [frame.at(-4, 0, 402), frame.at(92, 0, 402)],
      [frame.at(-4, 0, 432), frame.at(64, 0, 402)],
      [frame.at(34, 0, 402), frame.at(34, 0, 382)],
      [frame.at(76, 0, 402), frame.at(76, 0, 388)],
    ],
    5 * s,
    '#5a5478',
  );
  const note = (u: number, z: number) => frame.at(14 + u, 0, 286 + z);
  pen.bars([[note(20, 22), note(20, 96), note(66, 106), note(66, 32)]], 9 * s, '#e8447f');
  for (const [u, z] of [
    [8, 20],
    [54, 30],
  ] as const)
    pen.shape(arc(...note(u, z), 18 * s, 14 * s), '#e8447f', { edge: 'smooth' });
}
