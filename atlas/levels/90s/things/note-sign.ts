/** The sign of the record shop: a note as tall as somebody, on two rods from an iron arm in the wall. */
import { arc } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** `frame` stands at the foot of the wall's corner. */
export function noteSign(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  pen.bars(
    [
      [frame.at(-4, 0, 300), frame.at(84, 0, 300)],
      [frame.at(-4, 0, 330), frame.at(60, 0, 300)],
      [frame.at(32, 0, 300), frame.at(32, 0, 276)],
      [frame.at(72, 0, 300), frame.at(72, 0, 284)],
    ],
    5 * s,
    '#5a5478',
  );
  const note = (u: number, z: number) => frame.at(10 + u, 0, 180 + z);
  pen.bars([[note(20, 22), note(20, 96), note(66, 106), note(66, 32)]], 9 * s, '#e8447f');
  for (const [u, z] of [
    [8, 20],
    [54, 30],
  ] as const)
    pen.shape(arc(...note(u, z), 18 * s, 14 * s), '#e8447f', { edge: 'smooth' });
}
