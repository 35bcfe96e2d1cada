/** A car of the park train, drawn in two parts: people sit between its far side and its doors. */
import { arc, range } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface ParkCarOptions {
  readonly part: 'back' | 'front';
  readonly paint?: string;
  readonly roof?: string;
}

/** Where people sit, in the car's own space. */
export const CAR_SEATS = [
  [-44, 2, 40],
  [40, 2, 40],
] as const;

const POST = 178;

function wheels(pen: Pen, frame: Frame, w: number): void {
  for (const u of [-56, 56])
    for (const [r, colour] of [
      [17, '#3c3440'],
      [8, '#e3b04b'],
    ] as const)
      pen.shape(arc(...frame.at(u, w, 18), r * frame.scale, r * frame.scale, 0, 6.2832, 12), colour, {
        edge: 'smooth',
        ink: 0.8,
      });
}

function posts(pen: Pen, frame: Frame, w: number, roof: string): void {
  pen.bars(
    [-80, 80].map((u) => [frame.at(u, w, 40), frame.at(u, w, POST)]),
    6 * frame.scale,
    roof,
  );
}

export const parkCar: ThingKind<ParkCarOptions> = {
  name: 'parkCar',
  footprint: () => block(180, 90),
  height: 90,
  draw(pen, frame, { part, paint = '#d9574f', roof = '#f6e7c8' }) {
    const s = frame.scale;
    if (part === 'back') {
      wheels(pen, frame, -36);
      box(pen, frame, { u0: -84, u1: 84, w0: -36, w1: 36, z0: 20, z1: 34 }, '#5a4440');
      // the far door from within, and two seats with buttoned backs
      box(pen, frame, { u0: -84, u1: 84, w0: -36, w1: -30, z0: 34, z1: 76 }, paint);
      for (const [u] of CAR_SEATS) {
        box(pen, frame, { u0: u - 34, u1: u + 34, w0: -26, w1: -16, z0: 34, z1: 94 }, '#b8706a');
        for (const k of [-16, 0, 16])
          pen.tint(arc(...frame.at(u + k, -16, 78), 2.6 * s, 2.6 * s, 0, 6.2832, 6), '#6a3a40');
        box(pen, frame, { u0: u - 34, u1: u + 34, w0: -16, w1: 14, z0: 34, z1: 46 }, '#c98078');
      }
      posts(pen, frame, -32, roof);
      return;
    }
    const { front } = box(pen, frame, { u0: -84, u1: 84, w0: 28, w1: 36, z0: 24, z1: 64 }, paint);
    if (front) {
      for (const [from, to] of [
        [8, 78],
        [90, 160],
      ] as const)
        front.panel(from, 8, to, 30, roof, { ink: 0.9, tone: -0.1 });
      pen.line([front.at(84, 0), front.at(84, 40)], 0.9);
      for (const k of [84 - 7, 84 + 7]) pen.tint(arc(...front.at(k, 24), 3 * s, 3 * s), '#e3b04b');
    }
    posts(pen, frame, 32, roof);
    box(pen, frame, { u0: -94, u1: 94, w0: -42, w1: 42, z0: POST, z1: POST + 9 }, paint);
    for (const w of [-22, 0, 22])
      pen.line([frame.at(-91, w, POST + 9), frame.at(91, w, POST + 9)], 1.6, { colour: roof });
    for (const i of range(12)) {
      const u = -94 + (188 * i) / 12;
      const low = frame.at(u + 7.8, 42, POST - 9);
      pen.shape([frame.at(u, 42, POST + 1), low, frame.at(u + 15.6, 42, POST + 1)], i % 2 ? paint : roof, {
        ink: 0.7,
        tone: -0.2,
      });
    }
    wheels(pen, frame, 38);
  },
};
