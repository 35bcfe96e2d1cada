/** What is printed on a sack of flour: an ear of wheat, without which the sack is a blank slab. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const INK = '#a8622f';

export const wheatPrint: ThingKind<object> = {
  name: 'wheatPrint',
  footprint: () => disc(6),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.line([at(0, 2), at(0, 34)], 1.8, { colour: INK });
    for (const i of range(3))
      for (const side of [-1, 1]) {
        const [x, y] = at(side * 5, 17 + i * 8);
        pen.tint(arc(x, y, 4 * s, 4.6 * s), INK);
      }
    pen.tint(arc(...at(0, 40), 3.6 * s, 5.4 * s), INK);
    // the band at which it is tied
    pen.line([at(-17, 6), at(17, 6)], 1.6, { colour: '#c94f3c' });
  },
};
