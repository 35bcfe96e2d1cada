/** How large a landmark of each role may be, and from which parts it is chosen. */
import { clamp } from '../core/geometry';
import type { Role } from './part';

/** Widest and tallest a landmark may be, picture pixels. */
export type Room = readonly [width: number, height: number];

export interface Wish {
  readonly role: Role;
  /** Roles it may be filled from, best first. */
  readonly from: readonly Role[];
  readonly room: (y: number) => Room;
  readonly largest: number;
  /** Share of the smaller of two landmarks that they may have in common on the picture. */
  readonly common: number;
  /** How high it is at least, picture pixels: at the horizon something low is a plate that leans on a wood. */
  readonly least?: number;
  /** Is it the map's hero? By night lamps light it. */
  readonly isHero?: true;
}

const grows =
  (width: number, height: number) =>
  (y: number): Room => {
    const k = clamp(0.72 + (y - 1100) / 3600, 0.7, 1.1);
    return [width * k, height * k];
  };

export const FAR: Wish = {
  role: 'giant',
  from: ['giant', 'main'],
  room: () => [560, 590],
  least: 300,
  largest: 1.2,
  common: 0.26,
};
export const MAIN: Wish = {
  role: 'main',
  from: ['main', 'giant', 'side'],
  room: grows(510, 500),
  largest: 1.1,
  common: 0.16,
};
/** Towers stand at the back, where they may be high without hiding anybody. */
const tower = grows(340, 520);
const [LOFTY, LOFTIER] = [1450, 1.3];
export const SIDE: Wish = {
  role: 'side',
  from: ['side', 'main'],
  room: (y) => {
    const [wide, tall] = tower(y);
    return y < LOFTY ? [wide, tall * LOFTIER] : [wide, tall];
  },
  largest: 1.1,
  common: 0.14,
};
export const LOW: Wish = {
  role: 'low',
  from: ['low', 'side', 'main'],
  room: grows(500, 330),
  largest: 1.1,
  common: 0.16,
};
export const WATER: Wish = {
  role: 'water',
  from: ['water'],
  room: grows(640, 520),
  largest: 1.1,
  common: 0.12,
};
