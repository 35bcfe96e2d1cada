/** Where the colony lives and how it moves: stepped flats with hanging gardens, a monorail on tall legs. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { keptWindow } from '../../../things/town/window-kit';
import { prism } from './prism';

export interface FlatsOptions {
  readonly floors?: number;
  readonly wall?: string;
  readonly trim?: string;
}

const PANES = ['#6fa6bc', '#5f92ac', '#86b4c4', '#6a9ab8', '#f3dc9a'] as const;
const CLOTHS = ['#f4f0e6', '#e0692e', '#5f9a8a', '#f2b42e', '#c86a7a'] as const;

/** What hangs or stands out over one rail: washing, a quilt, a dish, somebody's plants; nothing on every third. */
function balcony(face: Wall, a: number, b: number, turn: number): void {
  const { pen } = face;
  const s = face.frame.scale;
  const kind = (turn * 7) % 6;
  if (kind === 0) {
    pen.line([face.at(a - 4, 52), face.at(b + 4, 52)], 0.8);
    for (const k of range(4)) {
      const u = a + 2 + k * ((b - a) / 4);
      const cloth = nth(CLOTHS, (turn + k) % CLOTHS.length);
      face.panel(u, 28 + (k % 2) * 8, u + 11, 51, cloth, { ink: 0.7 });
    }
  } else if (kind === 1) {
    face.panel(a + 4, 0, b - 8, 27, nth(CLOTHS, turn % CLOTHS.length), { ink: 0.8, tone: 0.3 });
    pen.scratches([
      [face.at(a + 10, 2), face.at(a + 10, 25)],
      [face.at(a + 22, 2), face.at(a + 22, 25)],
    ]);
  } else if (kind === 3) {
    const [x, y] = face.at(b, 40);
    pen.shape(arc(x, y, 13 * s, 15 * s, 0, TAU, 12), '#e8ecf0', { edge: 'smooth', ink: 0.8 });
    pen.line([face.at(b, 40), face.at(b - 12, 52)], 1);
  } else if (kind === 4)
    for (const k of range(3)) {
      const [x, y] = face.at(a + 6 + k * 16, 30);
      pen.shape(arc(x, y, 9 * s, 8 * s, 0, TAU, 7), k % 2 ? '#d9504a' : '#7aac58', {
        edge: 'scallop',
        ink: 0.6,
        contour: false,
      });
    }
}

export const flats: ThingKind<FlatsOptions> = {
  name: 'flats',
  footprint: () => block(420, 300),
  height: ({ floors = 5 }) => floors * 80,
  draw(pen, frame, { floors = 5, wall = '#f2ede2', trim = '#4f86a8' }, random) {
    const s = frame.scale;
    for (const i of range(floors)) {
      const [z, back] = [i * 104, i * 34];
      const walls = box(
        pen,
        frame,
        { u0: -210 + i * 14, u1: 210 - i * 14, w0: -150, w1: 150 - back, z0: z, z1: z + 104 },
        wall,
        { topMaterial: '#cfd8d4' },
      );
      for (const face of [walls.front, walls.right, walls.left]) {
        if (!face) continue;
        // no storey has the windows of the one below
        const wide = nth([88, 124, 104, 148], (i * 3 + floors) % 4);
        const count = Math.max(2, Math.floor(face.width / wide));
        for (const k of range(count)) {
          const a = (face.width * (k + 0.18)) / count;
          const b = (face.width * (k + 0.82)) / count;
          const door = i === 0 && k === 1;
          face.panel(a, 20, b, 84, door ? '#8a5f4a' : nth(PANES, (i * 3 + k * 5 + floors) % PANES.length), {
            ink: 0.9,
          });
          if (!door) keptWindow(face, { s0: a + 2, s1: b - 2, z0: 24, z1: 83 });
          pen.line([face.at((a + b) / 2, 20), face.at((a + b) / 2, 84)], 0.7);
          if (face === walls.front && (i * 5 + k * 2 + floors) % 5 === 0) {
            face.panel(a - 4, 86, b + 4, 96, trim, { ink: 0.8 });
            pen.shape(
              [face.at(a - 4, 92), face.at(b + 4, 92), face.at(b + 10, 68), face.at(a - 10, 68)],
              nth(CLOTHS, (k + i) % CLOTHS.length),
              { ink: 0.9, contour: false },
            );
            for (const q of [0.33, 0.66])
              pen.line([face.at(a + (b - a) * q, 92), face.at(a + (b - a) * q, 69)], 0.7);
          }
          if (face === walls.front && (k + i) % 4 < 3)
            face.panel(a - 6, 4, b + 6, 24, (k + i) % 3 ? trim : '#e0692e', { tone: 0.2, ink: 0.8 });
          if (face === walls.front && i > 0) balcony(face, a, b, i * 4 + k);
        }
      }
      for (const k of range(4)) {
        if (!random.chance(i % 2 ? 0.6 : 0.25)) continue;
        const [x, y] = frame.at(-170 + i * 12 + k * 110, 150 - back, z + 100);
        puff(pen, [x, y], 34 * s, 22 * s, random.pick(['#5f9a5a', '#7aac58', '#4f8a62']), 0.1);
      }
    }
    const top = floors * 104;
    drum(pen, frame, { u: 70, w: -60, r: 46, z0: top, z1: top + 60 }, trim);
    // a television aerial: three slanted bars on a mast, the upper the shorter
    pen.bars(
      [
        [frame.at(-80, -60, top), frame.at(-80, -60, top + 104)],
        ...[34, 26, 17].map((half, i) => [
          frame.at(-80 - half, -60, top + 56 + i * 17),
          frame.at(-80 + half, -60, top + 68 + i * 17),
        ]),
      ],
      4 * s,
      '#6a7086',
    );
  },
};

export interface MonorailOptions {
  readonly length?: number;
  readonly train?: string;
}

export const monorail: ThingKind<MonorailOptions> = {
  name: 'monorail',
  footprint: ({ length = 1200 }) => block(length, 60),
  height: 120,
  draw(pen, frame, { length = 1200, train = '#e0692e' }) {
    const s = frame.scale;
    const h = length / 2;
    const count = Math.round(length / 300);
    for (const i of range(count)) {
      const u = -h + (length * (i + 0.5)) / count;
      prism(pen, frame, { u, z0: 0, z1: 250, foot: [30, 26], top: [16, 18] }, '#b4bdca');
      prism(pen, frame, { u, z0: 226, z1: 256, foot: [24, 30], top: [70, 34] }, '#9aa5b6');
    }
    box(pen, frame, { u0: -h, u1: h, w0: -26, w1: 26, z0: 252, z1: 292 }, '#cdd4de', {
      topMaterial: '#e4e8ec',
    });
    // each end is a terminus: a lift shaft that carries the beam, and a buffer
    for (const end of [-1, 1]) {
      const u = end * (h - 46);
      prism(pen, frame, { u, z0: 0, z1: 330, foot: [34, 26], top: [30, 24] }, '#b4bdca');
      prism(pen, frame, { u, z0: 330, z1: 350, foot: [44, 34], top: [38, 30] }, train);
      pen.bars(
        [
          [frame.at(u - 14, 26, 40), frame.at(u - 14, 26, 236)],
          [frame.at(u + 14, 26, 40), frame.at(u + 14, 26, 236)],
        ],
        4 * s,
        '#4f86a8',
        { edge: 1 },
      );
      prism(pen, frame, { u: u - end * 44, z0: 292, z1: 318, foot: [8, 20], top: [8, 20] }, '#f0b52c');
    }
    // one train: bellows between the coaches, and both ends slope
    prism(pen, frame, { u: -4, z0: 284, z1: 368, foot: [330, 32], top: [330, 26] }, '#59627c');
    for (const end of [-1, 1]) {
      const nose = prism(
        pen,
        frame,
        { u: end * 356 - 6, z0: 276, z1: 390, foot: [46, 40], top: [16, 28], shift: [-end * 28, 0] },
        '#f4efe2',
      );
      nose.panel(4, 8, 88, 36, train, { ink: 0.8 });
      const pane = (u: number, z: number) => frame.at(end * u - 6, 36, z);
      pen.shape([pane(336, 330), pane(376, 330), pane(352, 374), pane(336, 374)], '#2f4a66', {
        ink: 0.9,
        contour: false,
      });
      pen.shape(
        arc(...frame.at(end * 390 - 6, 40, 312), 8 * s, 9 * s, 0, TAU, 10),
        { emit: '#fff3b4' },
        {
          edge: 'smooth',
          ink: 0.7,
        },
      );
    }
    for (const i of range(3)) {
      const u0 = -340 + i * 226;
      const car = prism(
        pen,
        frame,
        { u: u0 + 108, z0: 276, z1: 392, foot: [106, 40], top: [96, 30] },
        '#f4efe2',
      );
      car.panel(4, 8, 208, 36, train, { ink: 0.8 });
      // two doors in the middle coach, and somebody at a window here and there
      for (const k of range(4)) {
        const door = i === 1 && (k === 1 || k === 2);
        car.panel(14 + k * 48, door ? 14 : 50, 52 + k * 48, 92, door ? '#b9c6d2' : '#4f86a8', {
          ink: 0.9,
          tone: 0.2,
        });
        if (door || (i + k) % 2) continue;
        const [x, y] = car.at(33 + k * 48, 62);
        pen.shape(arc(x, y, 11 * s, 12 * s, 0, TAU, 12), '#f2c79f', {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
        pen.shape(arc(x, y - 3 * s, 12 * s, 11 * s, Math.PI, TAU, 10), k % 2 ? '#5a3a34' : '#e0a94a', {
          edge: 'smooth',
          ink: 0.5,
          contour: false,
        });
      }
    }
    pen.line([frame.at(-380, 26, 290), frame.at(370, 26, 290)], 1.2);
    pen.bars(
      [
        [frame.at(-h, 22, 304), frame.at(-412, 22, 304)],
        [frame.at(400, 22, 304), frame.at(h, 22, 304)],
      ],
      3 * s,
      '#6a7086',
      { edge: 1 },
    );
  },
};
