/** A shop's board, hung in front of the wall and below the eave, so that its character is read whole. */
import { kanji } from '../../../core/lettering';
import { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface ShopBoardOptions {
  readonly sign: string;
  readonly width?: number;
  /** How far from its left end the character stands. */
  readonly at?: number;
}

const TALL = 82;

export const shopBoard: ThingKind<ShopBoardOptions> = {
  name: 'shopBoard',
  footprint: ({ width = 98 }) => block(width, 8),
  height: TALL,
  shadow: false,
  draw(pen, frame, { sign, width = 98, at = width / 2 }) {
    const board = new Wall(pen, frame, [0, 0], [width, 0], 0, TALL, 0.2);
    board.panel(0, 0, width, TALL, '#8a5a3a', { ink: 1 });
    board.panel(5, 5, width - 5, TALL - 5, '#fff6e0', { ink: 0.7 });
    kanji(pen, board, sign, { s: at, z: TALL - 13, size: 54, colour: '#b8342f', width: 3 });
  },
};
