/** What hangs and lies in the crane machine before the game centre, high enough to be seen over those who wait. */
import { disc } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { starAt } from './parts';

/** Where the machine's glass is, world units from the middle of the house. */
const [U, W] = [-200, 243];

export const cranePrizes: ThingKind<object> = {
  name: 'cranePrizes',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number) => frame.at(U + u, W, z);
    // a heap of round plushes: the back row first, so that the front one lies on it
    for (const [row, z] of [104, 92, 78].entries())
      for (const i of range(5 - (row % 2))) {
        const u = -32 + (row % 2) * 8 + i * 16;
        const plush = nth(['#ff8fb8', '#fff6e0', '#b9a0f0', '#8fe0c0', '#ffd25a'], (i + row * 2) % 5);
        for (const ear of [-6, 6])
          pen.shape(arc(...at(u + ear, z + 9), 4 * s, 5 * s), plush, {
            edge: 'smooth',
            ink: 0.6,
            contour: false,
          });
        pen.shape(arc(...at(u, z), 10 * s, 10 * s), plush, { edge: 'smooth', ink: 0.8, contour: false });
        for (const eye of [-3, 3]) pen.line([at(u + eye, z + 2), at(u + eye, z - 1)], 1);
      }
    // the claw has a star by one tip
    pen.bars([[at(-36, 146), at(36, 146)]], 5 * s, '#8f86d8', { edge: 1 });
    pen.line([at(6, 144), at(6, 136)], 1.6);
    pen.shape(starAt(at(6, 119), 10 * s), '#ffd25a', { ink: 0.7, contour: false });
    for (const side of [-1, 1])
      pen.line([at(6, 137), at(6 + side * 12, 130), at(6 + side * 9, 121)], 2, { smooth: true });
  },
};
