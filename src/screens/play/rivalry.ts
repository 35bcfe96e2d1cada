/** What a game against another run adds to the screen. */
import type { ReactNode } from 'react';
import type { Game } from '../../table/use-game';

export interface Rivalry {
  /** Whether the result says itself what comes next. */
  readonly goesOn?: boolean;
  /** Over the map, while the game goes on. */
  readonly renderStrip: (game: Game) => ReactNode;
  /** On the map itself, while the game goes on. */
  readonly renderMark: (game: Game) => ReactNode;
  /** In the result's dialog, in place of the form. */
  readonly renderResult: (game: Game) => ReactNode;
}
