/** A small level whose second picture shows a pair: what lives on it, and its quests. */
import { outlineText, type Run } from '../../src/game/outline';
import type { Life } from '../../src/maps/life';

const outline = (left: number, top: number, size: number): string => {
  const rows = Array.from({ length: size }, (): Run[] => [[left, left + size]]);
  return outlineText({ shape: { top, rows }, reach: { top: 0, rows: [] } });
};

export const spot = (thing: number, x: number) => ({ thing, x, y: 100, side: 10 });

/** Two figures of a pair, one of them on the main map alone, and what a tap sets off beside them. */
export const LIFE: Life = {
  version: 2,
  cell: 1,
  things: [
    { shape: outline(100, 100, 10), voice: 'merry', figure: true },
    { shape: outline(300, 100, 10), voice: 'merry', figure: true },
  ],
  sources: [{ kind: 'smoke', x: 5, y: 5, size: 4 }],
  under: { cell: 64, rows: ['g'] },
  pokes: [
    { ...spot(0, 505), kind: 'gong' },
    { ...spot(0, 700), kind: 'door' },
  ],
  chain: [spot(0, 700), spot(1, 720), spot(1, 740)],
};

/** The pair of the other picture: one stands as on the main map, the second at 500 alone. */
export const LEVEL_FILE = {
  quests: [
    { type: 1, positions: [{ outline: outline(100, 100, 10) }, { outline: outline(300, 100, 10) }] },
    {
      type: 1,
      image: 'dquest2',
      positions: [{ outline: outline(100, 100, 10) }, { outline: outline(500, 100, 10) }],
    },
  ],
};
