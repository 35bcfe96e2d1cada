/** The school roof: where lunch, love letters and duels take place. */
import { arc, range } from '../../../core/geometry';
import { kanji } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { bicycle, classroom, openWindow } from './classrooms';

function clockFace(pen: Pen, wall: Wall, at: number, z: number, r: number) {
  const ring = (k: number) =>
    arc(0, 0, 1, 1, 0, 6.2832, 22).map(([c, q]) => wall.at(at + c * r * k, z + q * r * k));
  pen.shape(ring(1), '#fff8ea', { edge: 'smooth', contour: false });
  for (const i of range(12)) {
    const q = (k: number) =>
      wall.at(at + Math.sin((i / 12) * 6.2832) * k * r, z + Math.cos((i / 12) * 6.2832) * k * r);
    pen.line([q(0.78), q(0.9)], 1.4);
  }
  pen.line([wall.at(at, z), wall.at(at, z + r * 0.7)], 2.2);
  pen.line([wall.at(at, z), wall.at(at + r * 0.45, z - r * 0.2)], 2.2);
}

/** The hut over the staircase, with the door that always bangs at the wrong moment. */
export const stairHut: ThingKind<object> = {
  name: 'stairHut',
  footprint: () => block(380, 240),
  height: 240,
  draw(pen, frame) {
    const s = frame.scale;
    const walls = box(pen, frame, { u0: -180, u1: 180, w0: -110, w1: 110, z1: 290 }, '#e8dfc8', {
      topMaterial: '#a8b0a4',
    });
    for (const [name, wall] of Object.entries(walls)) {
      wall.panel(0, 0, wall.width, 18, '#b8ac94', { ink: 0.9 });
      wall.panel(0, 270, wall.width, 290, '#c9bda4', { ink: 0.9 });
      for (let i = 0; i < 5; i++) {
        const [a, z] = [pen.random.range(10, wall.width - 20), pen.random.range(40, 240)];
        pen.line([wall.at(a, z), wall.at(a + 8, z - 16), wall.at(a + 2, z - 28)], 0.8, { opacity: 0.6 });
      }
      if (name !== 'front') continue;
      wall.panel(52, 0, 142, 172, '#8aa0a8', { ink: 1.2 });
      wall.panel(64, 96, 130, 156, '#c9dce4', { ink: 1 });
      pen.shape(arc(...wall.at(128, 80), 6 * s, 6 * s), '#e8c85a', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      clockFace(pen, wall, 222, 190, 50);
      wall.panel(172, 34, 272, 98, '#d9463c', { ink: 1.1 });
      for (const i of range(4))
        pen.line([wall.at(184 + i * 21, 50), wall.at(196 + i * 21, 82)], 2.6, { colour: '#fff8ea' });
    }
    pen.bars(
      [
        [frame.at(168, 112, 0), frame.at(168, 112, 300)],
        [frame.at(138, 112, 0), frame.at(138, 112, 300)],
        ...range(8).map((i) => [frame.at(138, 112, 20 + i * 36), frame.at(168, 112, 20 + i * 36)]),
      ],
      5 * s,
      '#7a8488',
    );
    const tank = frame.moved(-40, -10, 290);
    for (const u of [-50, 50]) pen.bars([[tank.at(u, 20, 0), tank.at(u, 20, 46)]], 9 * s, '#7a8488');
    drum(pen, tank, { r: 84, z0: 44, z1: 150 }, '#d8e4e0', { top: false });
    drum(pen, tank, { r: 84, r1: 30, z0: 150, z1: 182 }, '#c4d4d0');
    for (const z of [74, 116]) pen.line(tank.disc(0, 0, z, 84, 0.05, 3.1, 12), 1.6, { smooth: true });
    pen.bars(
      [
        [frame.at(150, -60, 290), frame.at(150, -60, 420)],
        ...[34, 25, 16].map((half, i) => [
          frame.at(150 - half, -60, 380 + i * 17 - half * 0.3),
          frame.at(150 + half, -60, 380 + i * 17 + half * 0.3),
        ]),
      ],
      5 * s,
      '#7a8488',
    );
  },
};

export interface MeshFenceOptions {
  readonly width?: number;
  readonly hole?: boolean;
}

/** Wire fence on posts; with a hole in the shape of somebody who left in a hurry. */
export const meshFence: ThingKind<MeshFenceOptions> = {
  name: 'meshFence',
  footprint: ({ width = 300 }) => block(width, 14),
  height: 100,
  draw(pen, frame, { width = 300, hole = false }) {
    const h = width / 2;
    const s = frame.scale;
    const count = Math.round(width / 26);
    const open = (u: number) => hole && Math.abs(u) < 40;
    for (const i of range(count)) {
      const [a, b] = [-h + (width * i) / count, -h + (width * (i + 1)) / count];
      if (open((a + b) / 2)) continue;
      for (const z of [14, 52, 90]) {
        pen.line([frame.at(a, 0, z), frame.at(b, 0, z + 38)], 0.8, { colour: '#5f8f7a' });
        pen.line([frame.at(b, 0, z), frame.at(a, 0, z + 38)], 0.8, { colour: '#5f8f7a' });
      }
    }
    const posts = range(Math.round(width / 100) + 1).map((i) => -h + (width * i) / Math.round(width / 100));
    pen.bars(
      [
        ...posts.map((u) => [frame.at(u, 0, 0), frame.at(u, 0, 136)]),
        [frame.at(-h, 0, 132), frame.at(h, 0, 132)],
      ],
      6 * s,
      '#4f8a72',
    );
    if (hole)
      pen.line(
        [
          frame.at(-40, 0, 16),
          frame.at(-52, 0, 70),
          frame.at(-20, 0, 84),
          frame.at(-24, 0, 122),
          frame.at(22, 0, 124),
          frame.at(20, 0, 84),
          frame.at(54, 0, 72),
          frame.at(38, 0, 14),
        ],
        2,
        { colour: '#4f8a72' },
      );
  },
};

/** Clubs that hang their banners out: astronomy, whose name is heaven and letters, and the mountain walkers. */
const CLUBS = [
  { text: '天文', colour: '#d9463c' },
  { text: '山', colour: '#6a4ab0' },
] as const;

export interface SchoolFrontOptions {
  readonly width: number;
}

/** The upper floor under the roof's edge. */
export const schoolFront: ThingKind<SchoolFrontOptions> = {
  name: 'schoolFront',
  footprint: ({ width }) => block(width, 20),
  height: 100,
  shadow: false,
  draw(pen, frame, { width }) {
    const { front } = box(pen, frame, { u0: -width / 2, u1: width / 2, w0: -8, w1: 10, z1: 190 }, '#e8dfc8');
    if (!front) return;
    front.panel(0, 160, width, 190, '#c9bda4', { ink: 1 });
    const bays = Math.round(width / 110);
    for (const b of range(bays)) {
      const a = (width * (b + 0.5)) / bays;
      // every fourth bay lets a club's banner down instead, but for the one that the picture's edge would cut
      if (b % 4 === 2 && b + 1 < bays) {
        const cloth = CLUBS[(b >> 2) % CLUBS.length];
        if (!cloth) continue;
        const foot = [front.at(a - 26, 14), front.at(a, 2), front.at(a + 26, 14)];
        pen.shape([front.at(a - 26, 172), ...foot, front.at(a + 26, 172)], cloth.colour, { contour: false });
        pen.tint(
          [front.at(a + 12, 170), front.at(a + 24, 170), front.at(a + 24, 16), front.at(a + 12, 10)],
          cloth.colour,
          {
            tone: -1,
            edge: 'straight',
          },
        );
        kanji(pen, front, cloth.text, { s: a - 2, z: 158, size: 36, width: 2.2, colour: '#fff8ea' });
        pen.bars([[front.at(a - 34, 172), front.at(a + 34, 172)]], 7 * frame.scale, '#a8744a', { edge: 1.4 });
        continue;
      }
      classroom(pen, front, a, b);
      // the frame alone: a bar would stand before somebody's face
      for (const k of [-0.94, 0.94])
        pen.line([front.at(a + k * 44, 30), front.at(a + k * 44, 140)], 2, { colour: '#fff8ea' });
      pen.line([front.at(a - 42, 138), front.at(a + 42, 138)], 2, { colour: '#fff8ea' });
      front.panel(a - 50, 22, a + 50, 32, '#c9bda4', { ink: 0.8 });
      if (b % 4 === 0)
        for (const k of range(5))
          pen.shape(
            arc(...front.at(a - 36 + k * 18, 38), 12 * frame.scale, 10 * frame.scale, k, k + 6.28, 7),
            k % 2 ? '#f08a6a' : '#7fa858',
            {
              edge: 'scallop',
              ink: 0.7,
              contour: false,
            },
          );
    }
    // rain pipes between the bays, with their brackets, and bicycles against the wall
    for (const a of [width / bays, (width * 5) / bays, (width * 9) / bays]) {
      front.panel(a - 4, 0, a + 4, 166, '#8aa0a8', { ink: 0.9 });
      for (const z of [40, 96, 150]) front.panel(a - 7, z, a + 7, z + 6, '#6f858d', { ink: 0.7 });
    }
    for (const [a, colour] of [
      [width * 0.145, '#3f8fb8'],
      [width * 0.49, '#d9463c'],
      [width * 0.79, '#4f8a72'],
    ] as const)
      bicycle(pen, front, a, colour, frame.scale);
    openWindow(pen, front, (width * 4.5) / bays);
  },
};

export interface VendingOptions {
  readonly body?: string;
}

export const vending: ThingKind<VendingOptions> = {
  name: 'vending',
  footprint: () => block(80, 60),
  height: 130,
  draw(pen, frame, { body = '#d9463c' }, random) {
    const { front } = box(pen, frame, { u0: -38, u1: 38, w0: -28, w1: 28, z1: 150 }, body);
    if (!front) return;
    front.panel(6, 66, 70, 140, '#f4f6f8', { ink: 1 });
    for (const row of range(3))
      for (const i of range(5))
        front.panel(
          10 + i * 12,
          72 + row * 22,
          18 + i * 12,
          88 + row * 22,
          random.pick(['#e8a83c', '#3f6fb8', '#5fae6a', '#d9463c', '#8f6ac8']),
          { ink: 0.6 },
        );
    front.panel(12, 12, 64, 34, '#3a3040', { ink: 0.9 });
    front.panel(54, 44, 66, 58, '#c9ced2', { ink: 0.7 });
  },
};

/** A cone of the road works. */
export const trafficCone: ThingKind<object> = {
  name: 'trafficCone',
  footprint: () => disc(20),
  height: 40,
  draw(pen, frame) {
    box(pen, frame, { u0: -20, u1: 20, w0: -20, w1: 20, z1: 6 }, '#e8642f');
    drum(pen, frame, { r: 15, r1: 10, z0: 6, z1: 24 }, '#f07a3c', { top: false });
    drum(pen, frame, { r: 10, r1: 7, z0: 24, z1: 38 }, '#fff8ea', { top: false });
    drum(pen, frame, { r: 7, r1: 3, z0: 38, z1: 56 }, '#f07a3c');
  },
};
