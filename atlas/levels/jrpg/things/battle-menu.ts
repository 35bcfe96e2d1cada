/** The window of a battle: what may be done, a hand that cannot choose, and who has how much life left. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface BattleMenuOptions {
  readonly words: readonly string[];
}

export const battleMenu: ThingKind<BattleMenuOptions> = {
  name: 'battleMenu',
  footprint: () => block(220, 20),
  height: 10,
  draw(pen, frame, { words }) {
    const s = frame.scale;
    const board = new Wall(pen, frame, [-110, 0], [110, 0], 12, 118, 0.2);
    for (const u of [-84, 84]) pen.bars([[frame.at(u, 0, 0), frame.at(u, 0, 16)]], 10 * s, '#5a4a78');
    board.panel(0, 0, 220, 106, '#f6f0ff', { contour: true });
    board.panel(6, 6, 214, 100, '#33489a', { ink: 0.9 });
    pen.tint(board.rect(6, 58, 214, 100), '#4f6ac0', { edge: 'straight', opacity: 0.7 });
    for (const [i, word] of words.entries())
      letters(pen, board, word, {
        s: 80,
        z: 78 - i * 23,
        height: 15,
        colour: '#fff8e4',
        width: 1.8,
        fit: 82,
      });
    for (const i of range(3)) {
      const z = 82 - i * 23;
      board.panel(128, z, 204, z + 9, '#1f2c66', { ink: 0.7 });
      board.panel(129, z + 1, 129 + nth([70, 36, 12], i), z + 8, nth(['#8fe06a', '#f2c94f', '#f0563f'], i), {
        ink: 0,
      });
    }
    // the hand that points, from outside: it leaves the words free
    const at = (du: number, dz: number): Point => board.at(2 + du, 86 + dz);
    pen.shape(
      [at(-16, 8), at(2, 9), at(2, 5), at(16, 4), at(17, -1), at(3, -2), at(3, -8), at(-14, -8)],
      '#fff8ee',
      { edge: 'smooth', ink: 0.9 },
    );
    pen.shape(arc(...at(-16, 0), 5 * s, 9 * s, 0, TAU, 9), '#e2574c', { edge: 'smooth', ink: 0.8 });
    pen.line([at(-2, 1), at(6, 1)], 0.7);
  },
};
