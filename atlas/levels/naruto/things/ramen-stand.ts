/** The counter everybody ends up at, with a bowl on its roof that can be smelt from the gate. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { Wall, box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { paperLantern } from '../../../things/aloft/aloft';
import { block } from '../../../core/footprint';
import { gableRoof } from '../../../core/roofs';
import { noren, tiles } from '../../../things/town/facade';

export interface RamenStandOptions {
  readonly width?: number;
  readonly wood?: string;
  readonly roof?: string;
  readonly cloth?: string;
}

/** Noodles, a slice of fishcake, half an egg, two chopsticks: taller than the cook. */
function bowl(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  drum(pen, frame, { r: 56, z0: 0, z1: 22 }, '#c23f34', { top: false });
  drum(pen, frame, { r: 74, r1: 142, z0: 18, z1: 112 }, '#e9e2d2', { top: false });
  const ring = (z: number, r: number) => frame.disc(0, 0, z, r, 0, Math.PI, 18);
  pen.shape([...ring(84, 126), ...ring(104, 140).reverse()], '#c23f34', { ink: 0.8, contour: false });
  pen.shape(frame.disc(0, 0, 112, 142), '#f4ecdc', { edge: 'smooth', ink: 1.1 });
  pen.shape(frame.disc(0, 0, 112, 126), '#d98a3a', { edge: 'smooth', ink: 0.9, contour: false });
  const on = (x: number, y: number): Point => {
    const [cx, cy] = frame.at(0, 0, 116);
    return [cx + x * s, cy - y * s];
  };
  for (const i of range(7))
    pen.stroke(
      [
        on(-104 + i * 20, -6 - (i % 3) * 12),
        on(-70 + i * 16, 28 - (i % 2) * 22),
        on(-20 + i * 14, -12 + i * 3),
        on(10 + i * 13, 22 - (i % 3) * 16),
      ],
      13,
      { colour: '#f8dd8a', from: 0.8, to: 0.8 },
    );
  pen.shape(arc(...on(52, 20), 44 * s, 38 * s, 0, Math.PI * 2, 16), '#fffaf2', { edge: 'scallop' });
  pen.stroke(
    range(16).map((i): Point => {
      const a = i * 0.72;
      return on(52 + Math.cos(a) * (4 + i * 1.6), 20 + Math.sin(a) * (3 + i * 1.4));
    }),
    7,
    { colour: '#ef6f92', from: 0.5, to: 0.5 },
  );
  pen.shape(arc(...on(-64, 22), 38 * s, 26 * s, 0, Math.PI * 2, 14), '#fffaf2', { edge: 'smooth' });
  pen.shape(arc(...on(-64, 24), 18 * s, 13 * s, 0, Math.PI * 2, 10), '#f5a623', {
    edge: 'smooth',
    contour: false,
  });
  pen.shape([on(-24, 14), on(-14, 96), on(34, 92), on(22, 12)], '#2f4a3c', { tone: 0 });
  for (const k of [0, 26]) pen.bars([[on(24 + k, 2), on(170 + k * 0.4, 92 - k * 1.1)]], 11 * s, '#b5482f');
}

export const ramenStand: ThingKind<RamenStandOptions> = {
  name: 'ramenStand',
  footprint: ({ width = 420 }) => block(width + 30, 290),
  height: 330,
  lamps: () => [{ w: 160, reach: 460 }],
  draw(pen, frame, { width = 420, wood = '#a5683c', roof = '#5b6f86', cloth = '#fff3dc' }, random) {
    const s = frame.scale;
    const h = width / 2;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -120, w1: 60, z1: 200 }, wood, { top: false });
    for (const side of [walls.left, walls.right].flatMap((wall) => wall ?? [])) {
      for (let k = 14; k < side.width; k += 20)
        pen.line([side.at(k, 0), side.at(k, 198)], 0.7, { opacity: 0.7 });
      side.panel(
        side.width * 0.3,
        84,
        side.width * 0.72,
        150,
        pen.light.night ? { emit: '#ffd486' } : '#f4e0b4',
      );
    }
    const { front } = walls;
    if (front) {
      front.panel(12, 66, width - 12, 190, pen.light.night ? { emit: '#ffcf78' } : '#6e4028', { ink: 1.2 });
      // shelves of bowls, a stock pot, and the menu in strips
      for (const z of [118, 152]) front.panel(24, z, width * 0.5, z + 5, '#c98f58', { ink: 0.6 });
      for (const i of range(7))
        for (const z of [123, 157]) {
          const [x, y] = front.at(40 + i * 26, z);
          pen.shape(
            arc(x, y - 2 * s, 10 * s, 12 * s, 0, Math.PI, 8),
            random.pick(['#f4ecdc', '#c23f34', '#3f6f9a']),
            { ink: 0.7, contour: false },
          );
        }
      for (const i of range(5)) {
        const s0 = width * 0.56 + i * 34;
        front.panel(s0, 104, s0 + 24, 184, i === 2 ? '#f0c24a' : '#fbf0d6', { ink: 0.8 });
        for (const k of range(4))
          pen.line([front.at(s0 + 6, 174 - k * 16), front.at(s0 + 18, 170 - k * 16)], 1);
      }
      const [px, py] = front.at(width * 0.72, 72);
      pen.shape(
        [
          [px - 36 * s, py],
          [px - 32 * s, py - 46 * s],
          [px + 32 * s, py - 46 * s],
          [px + 36 * s, py],
        ],
        '#9aa4b0',
        { contour: false },
      );
      noren(pen, front, 6, width - 6, 150, 198, cloth, undefined);
    }
    box(pen, frame, { u0: -h - 6, u1: h + 6, w0: 60, w1: 116, z0: 62, z1: 78 }, '#d8a468');
    box(pen, frame, { u0: -h + 6, u1: h - 6, w0: 66, w1: 100, z1: 62 }, '#8a5230', { top: false });
    for (const i of range(4)) {
      const [x, y] = frame.at(-h + 60 + i * 96, 92, 78);
      pen.shape(
        [
          [x - 22 * s, y - 14 * s],
          [x + 22 * s, y - 14 * s],
          [x + 12 * s, y + 4 * s],
          [x - 12 * s, y + 4 * s],
        ],
        i % 2 ? '#c23f34' : '#f4ecdc',
        { edge: 'smooth', ink: 0.9 },
      );
      pen.tint(arc(x, y - 14 * s, 20 * s, 5 * s, 0, Math.PI * 2, 10), '#e0a04a');
    }
    for (const i of range(5)) {
      const u = -h + 44 + i * 84;
      drum(pen, frame, { u, w: 146, r: 20, z0: 40, z1: 50 }, '#d63f34');
      pen.bars([[frame.at(u, 146, 0), frame.at(u, 146, 40)]], 8 * s, '#6a7480');
    }
    for (const side of [-1, 1])
      pen.bars([[frame.at(side * (h - 4), 112, 0), frame.at(side * (h - 4), 112, 214)]], 13 * s, wood);
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -h, u1: h, w0: -124, w1: 106, z: 206, rise: 84, over: 26, drop: 12 },
      roof,
      wood,
    );
    for (const slope of slopes) tiles(pen, slope, { material: roof });
    for (const i of range(4))
      paperLantern(
        pen,
        frame.at(-h + 40 + i * ((width - 80) / 3), 134, 172),
        s * 1.15,
        i % 2 ? '#fff0c8' : '#f0563f',
      );
    const board = new Wall(pen, frame, [-128, 140], [128, 140], 196, 256, 0.2);
    board.panel(0, 0, 256, 60, '#7a3a2a', { contour: true });
    board.panel(7, 7, 249, 53, cloth, { ink: 0.8 });
    letters(pen, board, 'RAMEN', { s: 128, z: 15, height: 31, colour: '#c23f34', width: 3 });
    bowl(pen, frame.moved(0, -10, 276));
    for (const [x, z, r] of [
      [-40, 470, 26],
      [-16, 520, 36],
      [-52, 572, 30],
      [-20, 624, 22],
    ] as const) {
      const [cx, cy] = frame.at(x, -10, z);
      pen.shape(arc(cx, cy, r * s, r * 0.8 * s, 0, Math.PI * 2, 9), '#ffffff', {
        edge: 'scallop',
        ink: 0.6,
        opacity: 0.75,
      });
    }
  },
};
