/** What the shutters of the flats have been sprayed with: four hands, and no two doors next to one another by the same. */
import { nth, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { discOn, inlay } from './panels';

const PAINTS = ['#e8447f', '#fff6e6', '#5fa8e8', '#ffd84a', '#2fb5ac', '#6a4fb0'];

/** What was sprayed on a shutter, one of four hands. */
export function tag(pen: Pen, f: Wall, a: number, hand: number, k: number): void {
  const colour = nth(PAINTS, (k * 2) % PAINTS.length);
  if (hand === 0)
    pen.line(
      range(7).map((i) => f.at(a + 20 + i * 14, 52 + (i % 2) * 24)),
      4,
      { colour, smooth: true },
    );
  else if (hand === 1) {
    inlay(pen, discOn(f, a + 60, 62, 27, 16), colour, { edge: 'smooth' });
    for (const u of [50, 70]) inlay(pen, discOn(f, a + u, 68, 4, 8), '#2a1d3c', { edge: 'smooth', ink: 0 });
    pen.line([f.at(a + 46, 54), f.at(a + 60, 47), f.at(a + 74, 54)], 2, { smooth: true });
  } else if (hand === 2)
    inlay(
      pen,
      range(10).map((i) => {
        const [far, t] = [i % 2 ? 12 : 30, (i / 10) * 6.283 + 1.57];
        return f.at(a + 60 + Math.cos(t) * far, 62 + Math.sin(t) * far);
      }),
      colour,
      { ink: 1.2 },
    );
  else
    for (const i of range(3))
      pen.line(
        [
          f.at(a + 30 + i * 20, 40),
          f.at(a + 40 + i * 20, 62),
          f.at(a + 32 + i * 20, 66),
          f.at(a + 44 + i * 20, 90),
        ],
        3.4,
        {
          colour: nth(PAINTS, (k + i) % PAINTS.length),
        },
      );
}
