/** A beach towel on the night lawn, slippers beside it and a bottle of oil: somebody means to tan by moonlight. */
import { range } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

/** How far its far side lies to the right of its near one: square to the picture it would stand up like a board. */
const SLANT = 34;

export const moonTowel: ThingKind<object> = {
  name: 'moonTowel',
  footprint: () => block(170, 120),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const stripes = 7;
    for (const i of range(stripes)) {
      const [a, b] = [-96 + (i * 192) / stripes, -96 + ((i + 1) * 192) / stripes];
      pen.shape(
        [frame.at(a + SLANT, -50, 1), frame.at(b + SLANT, -50, 1), frame.at(b, 54, 1), frame.at(a, 54, 1)],
        i % 2 ? '#fff6fa' : '#ff9fbe',
        { ink: 0.8 },
      );
    }
    for (const k of range(12)) {
      const [u, w] = [-98 + SLANT * (1 - k / 11), -48 + k * 9];
      pen.line([frame.at(u, w, 1), frame.at(u - 10, w, 1)], 0.8);
    }
    for (const u of [112, 132]) pen.shape(frame.disc(u, 40, 2, 10), '#7fd0c0', { edge: 'smooth', ink: 0.9 });
    drum(pen, frame, { u: 76, w: -26, r: 9, z1: 26 }, '#f4c860');
    drum(pen, frame, { u: 76, w: -26, r: 4, z0: 26, z1: 34 }, '#ffffff');
  },
};
