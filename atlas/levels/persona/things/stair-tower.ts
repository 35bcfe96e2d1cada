/** The stairs beside the round tower: landings behind glass, somebody on most of them, a door to the street. */
import { nth, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface StairTower {
  /** How much of the wall stands clear of the round tower, and how tall it is. */
  readonly wide: number;
  readonly tall: number;
  readonly s: number;
  readonly red: string;
}

const DARK = '#241d28';

export function stairTower(pen: Pen, wall: Wall, { wide, tall, s, red }: StairTower): void {
  wall.panel(0, 0, wide * 1.6, 16, '#6a6072', { ink: 0.8 });
  wall.panel(0, tall - 26, wide * 1.6, tall, DARK, { ink: 0.8 });
  const [a, b] = [wide * 0.16, wide * 0.98];
  for (const f of range(7)) {
    const z = 120 + f * 80;
    const lit = f % 3 !== 1;
    const open = wall.rect(a, z, b, z + 62);
    pen.shape(open, lit ? '#ffdf8a' : '#5a5266', { ink: 0.9, contour: false, wobble: 0 });
    pen.within(open, () => {
      // a flight behind the glass, up to the right and up to the left by turns
      const [from, to] = f % 2 ? [b, a] : [a, b];
      pen.bars([[wall.at(from, z + 2), wall.at(to, z + 40)]], 7 * s, lit ? '#c98a4f' : '#463f52', {
        edge: 1,
      });
      if (f % 2 === 0)
        bust(pen, wall.at(a + (b - a) * (f % 4 ? 0.66 : 0.36), z + 40), 13 * s, {
          skin: nth(BUST_SKINS, f % 5),
          hair: nth(BUST_HAIR, (f + 2) % 5),
          cloth: f % 4 ? red : '#f4efea',
          kind: f + 1,
          look: f % 4 ? 0.6 : -0.6,
          contour: false,
        });
    });
    for (const k of [0, 0.5, 1]) {
      const at = a + (b - a) * k;
      pen.line([wall.at(at, z), wall.at(at, z + 62)], 1.5, { colour: DARK });
    }
    wall.panel(a - 4, z + 62, b + 4, z + 70, '#c9bfcc', { ink: 0.6 });
  }
  wall.panel(a, 14, b, 88, DARK, { ink: 1 });
  wall.panel(a + 8, 14, (a + b) / 2 - 2, 80, '#9fb4c0', { ink: 0.8 });
  wall.panel((a + b) / 2 + 2, 14, b - 8, 80, '#9fb4c0', { ink: 0.8 });
  wall.panel(a - 8, 88, b + 8, 100, red, { ink: 0.9 });
}
