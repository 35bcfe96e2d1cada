/** A signpost of the road of the tale: three boards that say where one may go, and one of them says it is a bad idea. */
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface WaymarkOptions {
  /** From the top: the word, and whether its board points to the right or to the left. */
  readonly boards: readonly (readonly [word: string, side: 1 | -1])[];
}

const PAINTS = ['#e9b44c', '#7fb3c9', '#e08a6a'] as const;

export const waymark: ThingKind<WaymarkOptions> = {
  name: 'signpost',
  footprint: () => disc(16),
  height: 120,
  draw(pen, frame, { boards }) {
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, 176)]], 10 * frame.scale, '#8a5a36');
    boards.forEach(([word, side], i) => {
      const z = 136 - i * 40;
      const at = (u: number, dz: number): Point => frame.at(u * side, 2, z + dz);
      const paint = PAINTS[i % PAINTS.length] ?? '#e9b44c';
      pen.shape([at(-42, 0), at(62, 0), at(84, 16), at(62, 32), at(-42, 32)], paint);
      pen.line([at(-38, 5), at(58, 5)], 0.7, { opacity: 0.5 });
      const [from, to] = side > 0 ? [-42, 66] : [-66, 42];
      const board = new Wall(pen, frame, [from, 3], [to, 3], z, z + 32, 0);
      letters(pen, board, word, {
        s: 54,
        z: 8,
        height: 17,
        colour: '#3a2438',
        width: 2,
        fit: 84,
      });
    });
  },
};
