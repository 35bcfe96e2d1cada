/** The monument to a pocket pet: it beeps, and a whole square runs to feed it. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import { Wall } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { discOn, inlay, pixels, roundRect } from './panels';

export interface PetEggOptions {
  readonly shell?: string;
  readonly band?: string;
}

const PET = [
  '....00....',
  '...0..0...',
  '.00000000.',
  '0........0',
  '0..0..0..0',
  '0........0',
  '0.0....0.0',
  '0..0000..0',
  '.0......0.',
  '..000000..',
  '..0....0..',
];

export const petEgg: ThingKind<PetEggOptions> = {
  name: 'petEgg',
  footprint: () => disc(150),
  height: 420,
  draw(pen, frame, { shell = '#2fb5ac', band = '#e8447f' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 150, z1: 26 }, '#e6dcf0');
    drum(pen, frame, { r: 112, z0: 26, z1: 84 }, '#8f7fd0');
    const plate = new Wall(pen, frame, [-60, 98], [60, 98], 34, 76);
    inlay(pen, roundRect(plate, 4, 4, 116, 38, 6), '#ffd84a');
    letters(pen, plate, '1997', { s: 60, z: 11, height: 20, colour: '#4a3f80', width: 2 });
    const on: Surface = { at: (a, z) => frame.at(a, 0, 84 + z) };
    const egg = (k: number) =>
      range(40).map((i) => {
        const a = (i / 40) * 6.283;
        const top = Math.sin(a) > 0;
        return on.at(Math.cos(a) * 158 * k, 186 + Math.sin(a) * (top ? 232 : 186) * k);
      });
    pen.shape(on.at(0, 420) && arc(...on.at(0, 424), 26 * s, 26 * s), '#dfe2e8', { edge: 'smooth' });
    pen.shape(egg(1), shell, { edge: 'smooth', wobble: 0 });
    pen.tint(
      [
        on.at(150, 190),
        on.at(146, 110),
        on.at(96, 34),
        on.at(20, 4),
        on.at(96, 90),
        on.at(122, 180),
        on.at(104, 300),
        on.at(64, 380),
        on.at(112, 316),
      ],
      shell,
      { tone: -1 },
    );
    pen.tint(
      [on.at(-120, 230), on.at(-104, 310), on.at(-54, 384), on.at(-70, 310), on.at(-92, 230)],
      '#ffffff',
      { opacity: 0.55 },
    );
    // a crack all round, as if it hatched
    inlay(
      pen,
      [
        ...range(13).map((k) => on.at(-150 + k * 25, 86 + (k % 2) * 30)),
        ...range(13).map((k) => on.at(150 - k * 25, 54 + (k % 2) * 30)),
      ],
      band,
      { ink: 1 },
    );
    inlay(pen, roundRect(on, -100, 134, 100, 310, 34), '#ffd84a', { ink: 1.2 });
    inlay(pen, roundRect(on, -80, 152, 80, 292, 16), '#cfe6c4', { ink: 1 });
    pixels(pen, on, PET, { s: -8, z: 172, size: 8.6, colours: ['#2f4a44'] });
    pixels(pen, on, ['.0.0.', '00000', '.000.', '..0..'], { s: 56, z: 250, size: 6, colours: ['#e8447f'] });
    for (const k of range(3)) {
      const [a, z] = [-70 + k * 70, k === 1 ? 22 : 34];
      inlay(pen, discOn(on, a, z, 21, 16), '#c9a83a', { edge: 'smooth' });
      inlay(pen, discOn(on, a, z + 5, 21, 16), nth(['#f7f1e6', '#ffd84a', '#f7f1e6'], k), {
        edge: 'smooth',
        tone: 0.4,
      });
    }
    for (const [a, z, r] of [
      [-46, 350, 15],
      [30, 366, 11],
      [76, 330, 13],
      [-116, 250, 10],
      [126, 236, 11],
    ] as const)
      inlay(pen, discOn(on, a, z, r, 12), band, { edge: 'smooth', ink: 0.7 });
    // a ball chain hangs off the top, down over the shell and before nobody
    const chain = range(5).map((k) => on.at(10 + k * 15 + Math.sin(k * 0.5) * 6, 424 - k * k * 3));
    pen.line(chain, 2, { smooth: true });
    for (const [k, p] of chain.entries())
      pen.shape(arc(...p, 8 * s, 8 * s, 0, 6.2832, 8), k % 2 ? '#dfe2e8' : '#ffd84a', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
  },
};
