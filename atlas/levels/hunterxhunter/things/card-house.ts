/** The card valley's palace: a house of giant cards three storeys high. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { card } from './card';
import type { CardSign } from './card';

export interface CardHouseOptions {
  /** Cards across the ground floor are twice this. */
  readonly bays?: number;
  readonly colours?: readonly string[];
}

const SIGNS: readonly CardSign[] = ['star', 'flame', 'eye', 'leaf', 'wave', 'coin'];
const TALL = 250;
const STEP = 190;
const DEEP = 150;

/** Who lives in the card house, at a candle or asleep. */
function guest(pen: Pen, at: (u: number, h: number) => Point, s: number, k: number): void {
  const asleep = k % 3 === 1;
  bust(pen, at(k % 2 ? 8 : -10, 48), 19 * s, {
    skin: nth(BUST_SKINS, k % 5),
    hair: nth(BUST_HAIR, (k * 2) % 5),
    cloth: nth(['#d8483c', '#2f8f6a', '#e0a02e', '#3f6fb0'], k % 4),
    kind: k,
    look: k % 2 ? -0.6 : 0.6,
    asleep,
    contour: false,
  });
  if (asleep) return;
  const m = k % 2 ? -34 : 34;
  pen.shape([at(m - 5, 10), at(m + 5, 10), at(m + 5, 30), at(m - 5, 30)], '#fff6e2', {
    ink: 0.6,
    contour: false,
  });
  pen.shape(
    [at(m - 5, 32), at(m, 48), at(m + 5, 32)],
    { emit: '#ffd25a' },
    { ink: 0.5, contour: false, edge: 'smooth' },
  );
}

/** Cards leaning in pairs, a flat card as each floor. */
export const cardHouse: ThingKind<CardHouseOptions> = {
  name: 'cardHouse',
  footprint: ({ bays = 3 }) => block(bays * STEP + 40, DEEP + 30),
  height: 420,
  draw(pen, frame, { bays = 3, colours = ['#d8483c', '#2f8f6a', '#e0a02e', '#3f6fb0', '#8a4f9a'] }, random) {
    for (const floor of range(bays)) {
      const [count, z] = [bays - floor, floor * (TALL + 12)];
      const at = (u: number, w: number, h: number) => frame.at(u, w, z + h);
      for (const i of range(count)) {
        const [left, peak, right] = [i - count / 2, i + 0.5 - count / 2, i + 1 - count / 2].map(
          (k) => k * STEP,
        );
        if (left === undefined || peak === undefined || right === undefined) continue;
        // the inside of the tent: backs of cards in a lattice that darkens towards the rear, then its two leaning cards
        const inside = [at(left, -DEEP / 2, 0), at(peak, -DEEP / 2, TALL), at(right, -DEEP / 2, 0)];
        pen.shape(inside, '#4a3358', { tone: -0.6 });
        const mouth = [at(left + 8, DEEP / 2, 0), at(peak, DEEP / 2, TALL), at(right - 8, DEEP / 2, 0)];
        pen.within(mouth, () => {
          pen.tint(mouth, '#6a4a86', { edge: 'straight' });
          for (const k of range(9)) {
            const u = left + k * 24;
            pen.line([at(u, DEEP / 2, 0), at(u + 120, DEEP / 2, TALL)], 0.7, {
              colour: '#b79ad0',
              opacity: 0.7,
            });
            pen.line([at(u, DEEP / 2, 0), at(u - 120, DEEP / 2, TALL)], 0.7, {
              colour: '#b79ad0',
              opacity: 0.7,
            });
          }
          // the far end, and the shade that gathers under the peak
          pen.tint(
            [at(left + 44, DEEP / 2, 22), at(peak, DEEP / 2, TALL * 0.74), at(right - 44, DEEP / 2, 22)],
            '#2f2142',
            {
              edge: 'straight',
              opacity: 0.9,
            },
          );
          pen.tint(
            [
              at(peak - 60, DEEP / 2, TALL * 0.56),
              at(peak + 60, DEEP / 2, TALL * 0.56),
              at(peak, DEEP / 2, TALL),
            ],
            '#1c1230',
            {
              edge: 'straight',
              opacity: 0.5,
            },
          );
          pen.tint(
            [
              at(left, DEEP / 2, 0),
              at(right, DEEP / 2, 0),
              at(right - 44, DEEP / 2, 22),
              at(left + 44, DEEP / 2, 22),
            ],
            '#c9a878',
            {
              edge: 'straight',
            },
          );
          if (floor > 0 || i !== Math.floor(bays / 2))
            guest(pen, (u, h) => at(peak + u, DEEP / 2, h), frame.scale, floor * 3 + i);
        });
        const lean = (from: number, to: number, tone: number, k: number) => {
          const face = (s: number, t: number): Point => {
            const u = from + (to - from) * t;
            return at(u, DEEP * (s - 0.5), TALL * t);
          };
          card(pen, face, {
            sign: nth(SIGNS, (k + floor) % SIGNS.length),
            colour: nth(colours, (k + floor * 2) % colours.length),
            tone,
          });
        };
        lean(right - 8, peak + 4, -0.8, i * 2 + 1);
        lean(left + 8, peak - 4, 0.3, i * 2);
        const front = DEEP / 2;
        for (const [foot, tone] of [
          [left + 8, 0.5],
          [right - 8, -0.4],
        ] as const)
          pen.shape(
            [
              at(foot - 8, front, 0),
              at(foot + 8, front, 0),
              at(peak + 6, front, TALL),
              at(peak - 6, front, TALL),
            ],
            '#fff6e2',
            {
              tone,
              ink: 0.9,
            },
          );
        if (floor === 0 && i === Math.floor(bays / 2)) {
          pen.shape(
            [
              at(peak - 34, front, 0),
              at(peak + 34, front, 0),
              at(peak + 16, front, 96),
              at(peak - 16, front, 96),
            ],
            '#2c1f40',
            {
              contour: false,
            },
          );
          pen.glow(...at(peak, front, 40), 120 * frame.scale);
        }
      }
      if (count > 1) {
        const [a, b] = [(-(count - 1) / 2 - 0.3) * STEP, ((count - 1) / 2 + 0.3) * STEP];
        pen.shape(
          [
            at(a, DEEP / 2, TALL),
            at(b, DEEP / 2, TALL),
            at(b, -DEEP / 2, TALL + 4),
            at(a, -DEEP / 2, TALL + 4),
          ],
          '#fbf3df',
          { tone: 0.7 },
        );
        pen.shape(
          [
            at(a, DEEP / 2, TALL - 8),
            at(b, DEEP / 2, TALL - 8),
            at(b, DEEP / 2, TALL),
            at(a, DEEP / 2, TALL),
          ],
          '#d9c9a8',
          { tone: -0.3 },
        );
        for (let u = a + 20; u < b - 20; u += 34)
          pen.line([at(u, DEEP / 2 - 14, TALL), at(u + 18, DEEP / 2 - 14, TALL)], 2.2, {
            colour: nth(colours, floor),
          });
        if (random.chance(0.9))
          pen.line([at(a + 10, 0, TALL + 2), at(b - 10, 0, TALL + 2)], 0.7, { opacity: 0.6 });
      }
    }
  },
};
