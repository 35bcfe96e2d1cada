/** The ground floor of a block and the sign at its corner: both show what is sold there. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { emblem } from './shop-emblem';
import type { Trade } from './shop-emblem';

const DARK = '#241d28';

/** How the wall behind the wares of a shop is painted, and its counter. */
const INSIDES: Readonly<Record<Trade, readonly [wall: string, wood: string]>> = {
  BANK: ['#d9e2d0', '#6f5a4a'],
  MANGA: ['#ffe9b0', '#c98a4f'],
  RECORDS: ['#f0b0a0', '#7a4a3a'],
  RAMEN: ['#ffd98a', '#9a5a34'],
  BOOKS: ['#f2dcb8', '#8a5f3a'],
  KARAOKE: ['#c9a0d8', '#5f3a6a'],
  CINEMA: ['#e8a8a0', '#6a2a34'],
  HOTEL: ['#f6e2b8', '#8a5a3a'],
  PILLS: ['#d0ece0', '#f4f0ec'],
  SHOES: ['#f0e0d4', '#b98a5f'],
  CLINIC: ['#dceaf0', '#f4f0ec'],
  BATHS: ['#c4e4ea', '#b98a52'],
  CURRY: ['#ffdc9a', '#a8622f'],
};

/** One pane: a counter with whoever sells, or the wares on two shelves, or one great piece. */
function pane(wall: Wall, trade: Trade, s0: number, s1: number, k: number, seller: boolean): void {
  const { pen } = wall;
  const [paint, wood] = INSIDES[trade];
  const [wide, unit] = [s1 - s0, wall.frame.scale];
  const open = wall.rect(s0, 8, s1, 88);
  wall.panel(s0, 8, s1, 88, paint, { ink: 0.9 });
  pen.within(open, () => {
    const put = (share: number, z: number, r: number) =>
      emblem(pen, trade, wall.at(s0 + wide * share, z), r * unit);
    if (seller) {
      bust(pen, wall.at(s0 + wide * 0.34, 54), 14 * unit, {
        skin: nth(BUST_SKINS, (trade.length + k) % 5),
        hair: nth(BUST_HAIR, (trade.length * 2 + k) % 5),
        cloth: nth(['#d8202f', '#f4efea', '#3a323e'], trade.length % 3),
        kind: trade.length * 3 + k,
        look: 0.4,
        contour: false,
      });
      wall.panel(s0, 8, s1, 32, wood, { ink: 0.7 });
      put(0.74, 46, 13);
    } else if (k % 2) {
      for (const z of [10, 46]) {
        for (const m of [0.22, 0.52, 0.82]) put(m, z + 14, 10);
        wall.panel(s0, z - 2, s1, z + 3, wood, { ink: 0.5 });
      }
    } else {
      wall.panel(s0 + wide * 0.18, 8, s1 - wide * 0.18, 20, wood, { ink: 0.7 });
      put(0.5, 44, 22);
    }
  });
  pen.tint(
    [wall.at(s0 + 4, 84), wall.at(s0 + 14, 84), wall.at(s0 + 34, 12), wall.at(s0 + 24, 12)],
    '#ffffff',
    {
      edge: 'straight',
      opacity: 0.22,
    },
  );
}

/** The windows of a shop along one wall; somebody stands in the first of the front. */
export function shopWindows(wall: Wall, trade: Trade, front: boolean): void {
  wall.panel(14, 0, wall.width - 14, 96, '#4b424e', { ink: 1 });
  const count = Math.max(1, Math.floor((wall.width - 40) / 76));
  const step = (wall.width - 40) / count;
  for (const k of range(count)) {
    const s0 = 20 + k * step;
    pane(wall, trade, s0 + 3, s0 + step - 3, k + trade.length, front && k === trade.length % count);
  }
}

const SIGNS = ['tall', 'round', 'square'] as const;

/** The sign that hangs out from a corner: the name from top to bottom, or a disc or a box with what is sold. */
export function hungSign(
  pen: Pen,
  frame: Frame,
  [u, w]: Point,
  { trade, floors, accent, kind }: { trade: Trade; floors: number; accent: string; kind: number },
): void {
  const s = frame.scale;
  const p = (a: number, z: number) => frame.at(u + a, w, z);
  const board = (z0: number, z1: number, wide: number, paper: string) => {
    pen.bars(
      [z0 + 12, z1 - 12].map((z) => [p(-4, z), p(10, z)]),
      4 * s,
      DARK,
      { edge: 1 },
    );
    pen.shape([p(8, z0), p(8 + wide, z0), p(8 + wide, z1), p(8, z1)], paper, { ink: 1.1, wobble: 0 });
  };
  const shape = nth(SIGNS, kind % SIGNS.length);
  if (shape === 'tall') {
    const step = Math.min(34, (floors * 104 - 70) / trade.length);
    const high = 120 + floors * 104;
    const low = high - step * trade.length - 52;
    board(low, high, 42, accent === DARK ? '#d8202f' : DARK);
    emblem(pen, trade, p(29, high - 27), 16 * s);
    for (const [i, letter] of [...trade].entries())
      letters(pen, { at: (a, z) => p(a, z) }, letter, {
        s: 29,
        z: high - 52 - (i + 0.86) * step,
        height: step * 0.68,
        colour: '#fbf6f0',
        width: 2,
      });
    return;
  }
  if (shape === 'round') {
    pen.bars([[p(-4, 214), p(12, 214)]], 5 * s, DARK, { edge: 1 });
    const [x, y] = p(46, 214);
    pen.shape(arc(x, y, 38 * s, 38 * s, 0, TAU, 24), accent, { edge: 'smooth' });
    pen.shape(arc(x, y, 31 * s, 31 * s, 0, TAU, 22), '#fbf6f0', { edge: 'smooth', ink: 0.8, contour: false });
    emblem(pen, trade, [x, y], 21 * s);
    return;
  }
  board(176, 248, 66, DARK);
  pen.shape([p(12, 180), p(70, 180), p(70, 244), p(12, 244)], '#fbf6f0', {
    ink: 0.7,
    wobble: 0,
    contour: false,
  });
  emblem(pen, trade, p(41, 212), 23 * s);
  if (floors > 3) {
    board(290, 330, 54, '#fbf6f0');
    for (const z of [300, 311, 321]) pen.line([p(14, z), p(z === 311 ? 44 : 56, z)], 2, { colour: accent });
  }
}
