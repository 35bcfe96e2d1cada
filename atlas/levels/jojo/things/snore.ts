/** Three letters that rise from a sleeper: upright whichever way he lies, so that they are read. */
import { disc } from '../../../core/footprint';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

/** From his head away: where each letter stands and how wide it is, world units. */
const LETTERS = [
  [0, 0, 15],
  [-17, 20, 19],
  [-6, 48, 24],
] as const;

export const snore: ThingKind<object> = {
  name: 'snore',
  footprint: () => disc(6),
  height: 60,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    for (const [dx, dy, wide] of LETTERS) {
      const at = (u: number, v: number): Point => [x + (dx + (u - 0.5) * wide) * s, y - (dy + v * wide) * s];
      pen.bars([[at(0, 1), at(1, 1), at(0, 0), at(1, 0)]], wide * 0.24 * s, '#fffaf0', { edge: 2 });
    }
  },
};
