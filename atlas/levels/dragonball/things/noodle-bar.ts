/** Where the noodles come from: a counter of bowls that steam, a pot one could bathe in, and the cook who would. */
import { block } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { kanji, letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { bust } from '../../../things/fair/bust';
import { awning } from '../../../things/fair/stall';

export interface NoodleBarOptions {
  readonly colour?: string;
}

const BOWLS = ['#d9533c', '#3f6fa8', '#fbf0d8', '#d9533c', '#3f8f6a'] as const;

export const noodleBar: ThingKind<NoodleBarOptions> = {
  name: 'noodle-bar',
  footprint: () => block(280, 150),
  height: 190,
  draw(pen, frame, { colour = '#8f66b8' }) {
    const s = frame.scale;
    const back = box(pen, frame, { u0: -130, u1: 130, w0: -60, w1: -50, z1: 226 }, '#a8693f');
    if (back.front) {
      back.front.panel(6, 4, 254, 222, '#7a4a34', { tone: -0.4 });
      for (const z of [96, 134]) {
        back.front.panel(12, z, 248, z + 5, '#c98d57', { ink: 0.6 });
        for (const k of range(11)) {
          const at = back.front.at(26 + k * 21, z + 12);
          pen.shape(
            [
              [at[0] - 9 * s, at[1] - 6 * s],
              [at[0] + 9 * s, at[1] - 6 * s],
              [at[0] + 5 * s, at[1] + 6 * s],
              [at[0] - 5 * s, at[1] + 6 * s],
            ],
            nth(BOWLS, (k * 3 + z) % 5),
            { ink: 0.7, contour: false, wobble: 0 },
          );
        }
      }
    }
    // the pot, its steam, and the cook with the ladle
    drum(pen, frame, { u: 72, w: -20, r: 40, z0: 0, z1: 96 }, '#6a6478', { topMaterial: '#f6e2b4' });
    bust(pen, frame.at(-14, -8, 118), 27 * s, {
      skin: '#e0a878',
      hair: '#2f2a38',
      cloth: '#f4efe2',
      kind: 3,
      look: 0.7,
      contour: false,
    });
    pen.shape(
      [frame.at(-42, -8, 132), frame.at(-36, -8, 146), frame.at(10, -8, 146), frame.at(15, -8, 132)],
      '#fffdf4',
      { ink: 0.8, contour: false },
    );
    pen.bars([[frame.at(16, -8, 84), frame.at(46, -12, 110), frame.at(70, -16, 98)]], 8 * s, '#f4efe2', {
      edge: 1.2,
    });
    for (const k of [-16, 4, 20])
      pen.stroke(
        range(5).map((i): Point => {
          const [x, y] = frame.at(72, -20, 104);
          return [x + (k + (i % 2 ? 7 : -6)) * s, y - i * 12 * s];
        }),
        5,
        { colour: '#fffdf4', opacity: 0.8 },
      );
    const counter = box(pen, frame, { u0: -132, u1: 132, w0: 24, w1: 56, z1: 76 }, '#a8693f', {
      topMaterial: '#e3b67c',
    });
    if (counter.front) {
      for (const k of range(10))
        pen.line([counter.front.at(14 + k * 26, 2), counter.front.at(14 + k * 26, 60)], 0.6);
      counter.front.panel(0, 62, 264, 76, '#f3dfb0', { ink: 0.9 });
      counter.front.panel(70, 8, 194, 56, colour, { ink: 1 });
      kanji(pen, counter.front, '湯', { s: 132, z: 52, size: 40, colour: '#fff4d8', width: 2 });
    }
    for (const [i, u] of [-100, -58, -16, 34, 86].entries()) {
      const [x, y] = frame.at(u, 38, 77);
      const at = (a: number, b: number): Point => [x + a * s, y - b * s];
      pen.shape([at(-20, 16), at(20, 16), at(13, 2), at(8, 0), at(-8, 0), at(-13, 2)], nth(BOWLS, i), {
        wobble: 0,
        ink: 0.9,
      });
      pen.shape(arc(...at(0, 16), 20 * s, 6 * s), '#fff8ea', { edge: 'smooth', ink: 0.8 });
      pen.tint(arc(...at(0, 16), 15 * s, 4 * s), '#f3cf7a');
      pen.tint(arc(...at(6, 18), 5 * s, 3.4 * s), '#fffdf4');
      pen.tint(arc(...at(-6, 16), 3 * s, 2 * s), '#5fa85f');
      if (i % 2 === 0)
        pen.stroke(
          range(4).map((k): Point => at((k % 2 ? 5 : -4) + 2, 24 + k * 9)),
          3.4,
          { colour: '#fffdf4', opacity: 0.8 },
        );
    }
    pen.bars(
      [-1, 1].map((k) => [frame.at(k * 128, 40, 70), frame.at(k * 128, 40, 212)]),
      8 * s,
      '#f3dfb0',
      { tone: -0.3 },
    );
    awning(pen, frame, {
      u0: -142,
      u1: 142,
      w0: -58,
      w1: 40,
      // high enough to show the cook to whoever looks down on it
      z0: 218,
      z1: 252,
      colours: [colour, '#fff4dc'],
    });
    // what it sells, over the awning, where no customer stands before it
    const plate = { at: (u: number, z: number): Point => frame.at(u, 24, z) };
    pen.shape([plate.at(-78, 228), plate.at(78, 228), plate.at(78, 270), plate.at(-78, 270)], '#f3dfb0');
    pen.shape([plate.at(-72, 234), plate.at(72, 234), plate.at(72, 264), plate.at(-72, 264)], colour, {
      ink: 0.8,
      contour: false,
    });
    letters(pen, plate, 'RAMEN', { s: 0, z: 237, height: 23, colour: '#fff4d8', width: 1.8 });
  },
};
