/** A bough of the exam forest that leans over something: leaves alone, in clumps of every size. */
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';

export const bough: ThingKind<{ readonly leaf: string }> = {
  name: 'bough',
  footprint: () => disc(30),
  height: 60,
  shadow: false,
  draw(pen, frame, { leaf }) {
    const s = frame.scale;
    for (const [u, z, r, tone] of [
      [30, 96, 40, -0.5],
      [-24, 84, 44, -0.3],
      [22, 40, 46, -0.2],
      [-22, 20, 48, 0],
      [26, -14, 44, 0.1],
      [-16, -50, 46, 0],
      [22, -70, 38, 0.2],
    ] as const)
      puff(pen, frame.at(u, 0, z), r * s, r * 0.8 * s, leaf, tone);
  },
};
