/** Houses of the port of sails: stepped gables, timber bones, and a hoist for what comes in by night. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BONE, litPane } from './parts';
import { keptWindow } from '../../../things/town/window-kit';

export interface PortHouseOptions {
  readonly width?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly sign?: 'fish' | 'anchor' | 'mug';
}

export const portHouse: ThingKind<PortHouseOptions> = {
  name: 'portHouse',
  footprint: ({ width = 290 }) => block(width, 220),
  height: 380,
  lamps: () => [{ u: -60, w: 150, reach: 280 }],
  draw(pen, frame, { width = 290, floors = 3, wall = '#c9a98c', roof = '#7a4a4c', sign = 'fish' }, random) {
    const s = frame.scale;
    const h = width / 2;
    const floor = 118;
    const top = 40 + floors * floor;
    const peak = top + width * 0.62;
    // the long roof behind the gable
    for (const k of [-1, 1] as const)
      pen.shape(
        [
          frame.at(k * h, -110, top - 10),
          frame.at(k * h, 110, top - 10),
          frame.at(0, 110, peak - 20),
          frame.at(0, -110, peak - 20),
        ],
        roof,
        { tone: k > 0 ? -0.8 : 0.3 },
      );
    for (const t of [0.25, 0.5, 0.75])
      for (const k of [-1, 1] as const)
        pen.line(
          [
            frame.at(k * h * (1 - t), -110, top - 10 + (peak - top) * t),
            frame.at(k * h * (1 - t), 110, top - 10 + (peak - top) * t),
          ],
          0.9,
        );
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -110, w1: 110, z1: top }, wall);
    const front = walls.front;
    if (!front) return;
    // stepped gable
    const steps = 5;
    const up: Point[] = range(steps).flatMap((i) => [
      front.at((i / steps) * h * 0.86, top + (i / steps) * (peak - top) * 0.9 + 6),
      front.at((i / steps) * h * 0.86, top + ((i + 1) / steps) * (peak - top) * 0.9 + 14),
    ]);
    const down = up.map((_, i) => {
      const step = Math.floor((up.length - 1 - i) / 2);
      const rising = (up.length - 1 - i) % 2;
      return front.at(
        width - (step / steps) * h * 0.86,
        top + ((step + rising) / steps) * (peak - top) * 0.9 + (rising ? 14 : 6),
      );
    });
    pen.shape([front.at(0, top - 30), ...up, ...down, front.at(width, top - 30)], wall, {
      tone: front.tone + 0.1,
    });
    pen.tint(front.rect(2, top - 34, width - 2, top + 8), wall, { tone: front.tone + 0.1, edge: 'straight' });
    // timber bones and plaster
    for (const f of range(floors)) {
      const z = 40 + f * floor;
      front.panel(-6, z + floor - 12, width + 6, z + floor, '#6b4a3a', { ink: 0.8 });
      if (f > 0)
        for (const [a, b] of [
          [0.04, 0.2],
          [0.96, 0.8],
        ] as const)
          pen.bars([[front.at(width * a, z), front.at(width * b, z + floor - 12)]], 9 * s, '#6b4a3a', {
            edge: 1.4,
          });
      if (f === 0) continue;
      for (const q of [0.32, 0.68]) {
        const lit = random.chance(0.65);
        front.panel(width * q - 34, z + 20, width * q + 34, z + 92, BONE, { ink: 0.8 });
        front.panel(width * q - 27, z + 26, width * q + 27, z + 86, lit ? litPane(pen) : '#5a5068', {
          ink: 0.8,
        });
        keptWindow(front, { s0: width * q - 27, s1: width * q + 27, z0: z + 26, z1: z + 86 });
        for (const d of [-9, 9])
          pen.line([front.at(width * q + d, z + 26), front.at(width * q + d, z + 86)], 1, {
            colour: '#6b4a3a',
          });
        pen.line([front.at(width * q - 27, z + 56), front.at(width * q + 27, z + 56)], 1, {
          colour: '#6b4a3a',
        });
        for (const k of [-1, 1])
          front.panel(width * q + k * 46 - 12, z + 18, width * q + k * 46 + 12, z + 92, '#8a3a44', {
            ink: 0.8,
          });
        if (lit) pen.glow(...front.at(width * q, z + 56), 90 * s, 'amber', 0.6);
      }
    }
    const round = front.at(h, top + (peak - top) * 0.36);
    pen.shape(arc(...round, 30 * s, 30 * s, 0, TAU, 16), '#6b4a3a', { edge: 'smooth', contour: false });
    pen.shape(arc(...round, 22 * s, 22 * s, 0, TAU, 16), litPane(pen), { edge: 'smooth', contour: false });
    pen.line([front.at(h - 14, top + (peak - top) * 0.36), front.at(h + 14, top + (peak - top) * 0.36)], 1.2);
    // shop door, awning, the hoist with a load nobody declares
    front.panel(h - 44, 0, h + 44, 128, '#6b4a3a', { ink: 0.9 });
    front.panel(h - 34, 0, h + 34, 118, litPane(pen, '#e8984a'), { ink: 0.9 });
    front.panel(h - 34, 0, h - 2, 118, '#8a5a44', { ink: 0.9 });
    for (const q of [0.16, 0.84])
      front.panel(width * q - 26, 44, width * q + 26, 112, litPane(pen), { ink: 0.9 });
    const lip = (q: number, z: number, out: number) => frame.at(-h + q * width, 110 + out, z);
    for (const i of range(8))
      pen.shape(
        [
          lip(i / 8, 150, 0),
          lip((i + 1) / 8, 150, 0),
          lip((i + 1) / 8, 122, 56),
          lip((i + 0.5) / 8, 108, 58),
          lip(i / 8, 122, 56),
        ],
        i % 2 ? BONE : '#a83a40',
        { ink: 0.8, tone: 0.1 },
      );
    pen.bars([[frame.at(0, 100, peak - 30), frame.at(0, 210, peak - 30)]], 11 * s, '#6b4a3a');
    pen.line([frame.at(0, 206, peak - 34), frame.at(0, 206, top - 60)], 1.2, { colour: '#d9c08a' });
    const [x, y] = frame.at(0, 206, top - 84);
    pen.shape(
      [
        [x - 26 * s, y + 26 * s],
        [x + 26 * s, y + 26 * s],
        [x + 26 * s, y - 22 * s],
        [x - 26 * s, y - 22 * s],
      ],
      '#b58a5a',
    );
    pen.line(
      [
        [x - 26 * s, y - 22 * s],
        [x + 26 * s, y + 26 * s],
      ],
      1.2,
    );
    pen.line(
      [
        [x + 26 * s, y - 22 * s],
        [x - 26 * s, y + 26 * s],
      ],
      1.2,
    );
    // hanging sign
    pen.bars([[front.at(width - 30, 210), frame.at(h + 60, 110, 210)]], 6 * s, '#4a4254');
    const board = frame.at(h + 36, 110, 170);
    pen.shape(arc(...board, 30 * s, 30 * s, 0, TAU, 14), BONE, { edge: 'smooth' });
    const b = (a: number, c: number): Point => [board[0] + a * s, board[1] - c * s];
    if (sign === 'fish')
      pen.shape([b(-18, 0), b(-4, 10), b(10, 0), b(20, 9), b(20, -9), b(10, 0), b(-4, -10)], '#6f8ab0', {
        contour: false,
      });
    else if (sign === 'mug')
      pen.shape([b(-12, -14), b(8, -14), b(8, 14), b(-12, 14)], '#e0b04a', { contour: false });
    else pen.line([b(0, 18), b(0, -14), b(-14, -4), b(0, -16), b(14, -4)], 1.8);
  },
};
