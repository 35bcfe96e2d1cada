/** Cars of the crossing: a taxi, a van with its load, a small car; somebody sits at every wheel and is late. */
import { block } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface CityCarOptions {
  readonly kind?: 'small' | 'taxi' | 'van';
  readonly paint?: string;
  /** Chooses who sits in it. */
  readonly crew?: number;
  /** The driver leans on the horn. */
  readonly cross?: boolean;
}

const DARK = '#241d28';
const GLASS = '#cfe0e6';

export const cityCar: ThingKind<CityCarOptions> = {
  name: 'cityCar',
  footprint: () => block(300, 128),
  height: 120,
  draw(pen, frame, { kind = 'small', paint = '#d8202f', crew = 0, cross = false }) {
    const s = frame.scale;
    const van = kind === 'van';
    const [half, wide, belt, top] = [140, 56, 74, van ? 148 : 128];
    // far wheels under the body, then the body itself
    box(pen, frame, { u0: -half, u1: half, w0: -wide, w1: wide, z0: 20, z1: belt }, paint);
    const [back, front, nose] = van ? [-half, 74, 112] : [-92, 56, 94];
    const tail = van ? -half : -118;
    const glass: readonly (readonly [number, number, number])[] = [
      [front, wide, top],
      [nose, wide, belt],
      [nose, -wide, belt],
      [front, -wide, top],
    ];
    facets(pen, frame, [
      {
        corners: [
          [tail, wide, belt],
          [nose, wide, belt],
          [front, wide, top],
          [back, wide, top],
        ],
        material: paint,
      },
      { corners: glass, material: GLASS },
      {
        corners: [
          [back, wide, top],
          [front, wide, top],
          [front, -wide, top],
          [back, -wide, top],
        ],
        material: paint,
        tone: 0.8,
      },
    ]);
    const side = (u: number, z: number): Point => frame.at(u, wide + 1, z);
    const pane = (a: number, b: number, who: number, look: number) => {
      const slope = (u: number, z: number): Point => {
        const k = (z - belt) / (top - belt);
        return side(
          u > 0 ? u - (nose - front) * 0.8 * k * (u / nose) : u + (van ? 0 : 22 * k * (u / tail)),
          z,
        );
      };
      const hole = [slope(a, belt + 4), slope(b, belt + 4), slope(b, top - 9), slope(a, top - 9)];
      pen.shape(hole, '#5a6a78', { contour: false, ink: 1 });
      pen.within(hole, () => {
        pen.tint([slope(a, top), slope(b, top), slope(b, top - 20), slope(a, top - 20)], '#2f3a48', {
          edge: 'straight',
          opacity: 0.6,
        });
        const u = (a + b) / 2;
        bust(pen, side(u - 2, belt + 22), 19 * s, {
          skin: nth(BUST_SKINS, (crew + who) % 5),
          hair: nth(BUST_HAIR, (crew * 2 + who) % 5),
          cloth: nth(['#f4efea', '#3a323e', '#8f2030', '#e0a02e'], (crew + who * 2) % 4),
          kind: crew + who * 3,
          look,
          contour: false,
        });
        if (cross && who === 0)
          pen.line(
            [side(u - 8, belt + 32), side(u - 1, belt + 28), side(u + 2, belt + 28), side(u + 9, belt + 32)],
            1.4,
          );
        pen.tint(
          [slope(a + 6, belt + 2), slope(a + 18, belt + 2), slope(a + 32, top), slope(a + 20, top)],
          '#ffffff',
          { edge: 'straight', opacity: 0.24 },
        );
      });
    };
    pane(van ? 30 : 2, van ? 92 : 72, 0, 0.8);
    if (!van) pane(-84, -8, 1, kind === 'taxi' ? 0.9 : -0.4);
    // seams, a handle, a strip, and what its trade paints on it
    for (const u of van ? [20] : [-2]) pen.line([side(u, 26), side(u, belt)], 0.9);
    for (const u of van ? [34] : [-26, 52])
      pen.bars([[side(u - 10, belt - 12), side(u + 2, belt - 12)]], 4 * s, '#e6dedc', { edge: 1 });
    if (kind === 'taxi') {
      for (const k of range(18))
        for (const row of [0, 1])
          if ((k + row) % 2)
            pen.tint(
              [
                side(-126 + k * 14, 44 + row * 7),
                side(-112 + k * 14, 44 + row * 7),
                side(-112 + k * 14, 51 + row * 7),
                side(-126 + k * 14, 51 + row * 7),
              ],
              DARK,
              { edge: 'straight' },
            );
      const sign = frame.moved(-14, 0, top);
      const plate = box(pen, sign, { u0: -30, u1: 30, w0: -10, w1: 10, z1: 24 }, '#fff3c0').front;
      if (plate) letters(pen, plate, 'TAXI', { s: 30, z: 6, height: 12, colour: DARK, width: 1.2 });
    }
    if (van) {
      // the loading door stands open: parcels to the roof
      pen.shape([side(-126, 30), side(8, 30), side(8, top - 12), side(-126, top - 12)], '#3a323e', {
        contour: false,
      });
      for (const [a, b, c, d, tone] of [
        [-122, -78, 30, 70, '#c99a5f'],
        [-76, -40, 30, 58, '#d9b57a'],
        [-38, 4, 30, 76, '#b98a52'],
        [-112, -70, 70, 104, '#d9b57a'],
        [-66, -30, 58, 96, '#c99a5f'],
        [-26, 0, 76, 106, '#e3c48a'],
        [-104, -60, 104, 130, '#b98a52'],
      ] as const) {
        pen.shape([side(a, c), side(b, c), side(b, d), side(a, d)], tone, { contour: false, ink: 0.8 });
        pen.tint(
          [
            side((a + b) / 2 - 4, c),
            side((a + b) / 2 + 4, c),
            side((a + b) / 2 + 4, d),
            side((a + b) / 2 - 4, d),
          ],
          '#f4e6c8',
          { edge: 'straight', opacity: 0.8 },
        );
      }
    } else
      pen.tint([side(-half + 4, 60), side(half - 4, 60), side(half - 4, 66), side(-half + 4, 66)], paint, {
        tone: 1.2,
        edge: 'straight',
      });
    // bumpers, lamps, wheels
    for (const u of [-half, half - 8])
      pen.shape([side(u - 2, 22), side(u + 12, 22), side(u + 12, 36), side(u - 2, 36)], '#b9b0b0', {
        ink: 0.8,
      });
    pen.shape(arc(...side(half - 12, 52), 10 * s, 9 * s), '#fff0a0', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    pen.shape(arc(...side(-half + 9, 54), 7 * s, 9 * s), '#e8323a', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    for (const u of [-86, 86]) {
      pen.shape(arc(...side(u, 26), 34 * s, 32 * s, Math.PI, 2 * Math.PI, 12), DARK, {
        contour: false,
        ink: 0.8,
        edge: 'straight',
      });
      pen.shape(arc(...side(u, 20), 27 * s, 26 * s), DARK, { edge: 'smooth' });
      pen.shape(arc(...side(u, 20), 15 * s, 14 * s), '#cfc6c4', { edge: 'smooth', contour: false, ink: 0.8 });
      for (const a of range(5))
        pen.line([side(u, 20), side(u + Math.cos(a * 1.2566) * 13, 20 + Math.sin(a * 1.2566) * 12)], 0.8);
    }
    if (!cross) return;
    for (const [k, a] of [-0.5, 0, 0.5].entries()) {
      const from = side(half + 12, 70);
      pen.stroke(
        [
          [from[0] + Math.cos(a) * 10 * s, from[1] + Math.sin(a) * 10 * s],
          [from[0] + Math.cos(a) * (34 + k * 4) * s, from[1] + Math.sin(a) * 34 * s],
        ],
        5,
        { colour: '#d8202f' },
      );
    }
  },
};
