/** The children's hospital of the future: round wards in three tiers, a heart over the door, and a slide from the roof, because lifts are dull. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { Round, ball, dome } from '../../../core/round';
import { disc } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { puff } from '../../../things/nature/tree';
import { fur, ward } from './ward';

export interface HospitalOptions {
  readonly wall?: string;
  readonly trim?: string;
  readonly glass?: string;
  /** The posts of the slide stand on the roof and on the ground below them. */
  readonly propped?: boolean;
}

/** Of each post of the slide: at which of its points, and how long. */
const PROPS = [
  [3, 94],
  [6, 62],
  [13, 108],
  [17, 76],
] as const;

const heart = (frame: Frame, w: number, z: number, r: number): Point[] =>
  range(26).map((i) => {
    const t = (i / 26) * TAU;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return frame.at((x / 16) * r, w, z + (y / 16) * r);
  });

/** What is seen behind each window of a tier, from right to left; no two tiers show the same row. */
const WARDS: readonly (readonly number[])[] = [
  [6, 3, 9, 0, 11, 10, 5, 2, 7, 8, 1, 12, 3, 4, 0],
  [8, 11, 2, 7, 12, 1, 4, 3, 10, 5, 6, 9],
  [4, 10, 11, 5, 9, 3, 12, 7, 2],
];

/** A ring of rounded windows on a drum. */
function windows(pen: Pen, frame: Frame, r: number, z: number, scenes: readonly number[], glass: string) {
  const count = scenes.length;
  const at = (a: number, dz: number): Point => frame.at(Math.cos(a) * r, Math.sin(a) * r, z + dz);
  for (const i of range(count)) {
    const a = 0.2 + ((i + 0.5) / count) * (Math.PI - 0.4);
    const half = ((Math.PI - 0.4) / count) * 0.34;
    const lit = i % 5 === 2;
    const opening = [
      at(a - half, 10),
      at(a + half, 10),
      at(a + half, 50),
      at(a + half * 0.5, 64),
      at(a - half * 0.5, 64),
      at(a - half, 50),
    ];
    pen.shape(opening, lit ? '#ffe7a0' : glass, { contour: false, ink: 0.9, tone: a < 1 ? -0.4 : 0.1 });
    pen.within(opening, () =>
      ward(pen, frame, (k, z) => at(a + half * k, z), nth(scenes, i), i * 3 + Math.round(r)),
    );
    pen.line([at(a - half, 10), at(a + half, 10)], 1.6);
    pen.shape(
      [at(a - half * 1.2, 4), at(a + half * 1.2, 4), at(a + half * 1.2, 10), at(a - half * 1.2, 10)],
      '#ffffff',
      {
        ink: 0.6,
        contour: false,
      },
    );
  }
}

export const hospital: ThingKind<HospitalOptions> = {
  name: 'hospital',
  footprint: () => disc(470),
  height: 420,
  draw(pen, frame, { wall = '#fdf6ea', trim = '#ec7d86', glass = '#7cc4c8', propped = false }, random) {
    const s = frame.scale;
    const tiers = [
      [460, 20, 140],
      [370, 160, 280],
      [272, 300, 410],
    ] as const;
    drum(pen, frame, { r: 480, z1: 20 }, '#dcd4d8');
    for (const [i, [r, z0, z1]] of tiers.entries()) {
      drum(pen, frame, { r, z0, z1 }, wall, { topMaterial: '#a9d6a0' });
      windows(pen, frame, r, z0 + 28, nth(WARDS, i), glass);
      drum(pen, frame, { r: r + 16, z0: z1, z1: z1 + 20 }, trim, { top: false });
      const edge = frame.disc(0, 0, z1 + 20, r + 16);
      pen.shape(edge, '#b4dca8', { edge: 'smooth', tone: 0.2, wobble: 0 });
      // a walk round the roof, with room to race on crutches
      const inner = tiers[i + 1]?.[0] ?? 205;
      const walk = frame.disc(0, 0, z1 + 21, (r + inner) / 2 + 6, 0, TAU, 40);
      pen.bars([[...walk, nth(walk, 0)]], 20 * s, '#f6e8c8', { edge: 1.4, smooth: true });
      for (const k of range(16)) {
        const a = (k / 16) * TAU + i;
        if (Math.sin(a) < -0.5 && i < 2) continue;
        const [x, y] = frame.at(Math.cos(a) * (r - 22), Math.sin(a) * (r - 22), z1 + 30);
        if (random.chance(0.6)) {
          const grown = nth([1.25, 0.7, 1, 0.55], k % 4);
          puff(
            pen,
            [x, y],
            30 * s * grown,
            22 * s * grown,
            random.pick(['#7cb870', '#5f9f5c', '#94c878']),
            0.1,
          );
          if (random.chance(0.5))
            pen.shape(
              arc(x, y - 6 * s, 9 * s, 9 * s, 0, TAU, 7),
              nth(['#f6d264', '#ec7d86', '#ffffff'], k % 3),
              { edge: 'smooth', contour: false, ink: 0.6 },
            );
        }
      }
    }
    // a teddy's head for a cupola
    const head = new Round(frame, 0, 0, 440, 190, 0.95);
    for (const k of [-1, 1]) {
      ball(pen, new Round(frame, k * 140, -20, 590, 62), '#d9a06a');
      pen.shape(arc(...frame.at(k * 140, 20, 590), 32 * s, 32 * s, 0, TAU, 16), '#f2cfa4', {
        edge: 'smooth',
        contour: false,
      });
    }
    dome(pen, head, '#d9a06a');
    fur(pen, head, s);
    const face = (u: number, z: number): Point => frame.at(u, 160, z + 80);
    pen.shape(arc(...face(0, 474), 74 * s, 54 * s, 0, TAU, 22), '#f2cfa4', {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(arc(...face(0, 500), 22 * s, 15 * s, 0, TAU, 14), '#5a3d48', {
      edge: 'smooth',
      contour: false,
    });
    pen.line([face(-26, 462), face(-10, 452), face(0, 462), face(10, 452), face(26, 462)], 1.4, {
      smooth: true,
    });
    for (const k of [-1, 1]) {
      pen.shape(arc(...face(k * 70, 540), 17 * s, 22 * s, 0, TAU, 14), '#3a2c44', {
        edge: 'smooth',
        contour: false,
      });
      pen.tint(arc(...face(k * 70 - 5, 548), 6 * s, 7 * s), { emit: '#ffffff' });
      pen.tint(arc(...face(k * 112, 500), 20 * s, 13 * s), '#ec7d86', { opacity: 0.7 });
    }
    pen.shape([face(-118, 596), face(-64, 612), face(-58, 588), face(-112, 570)], '#fff8ee', {
      contour: false,
    });
    pen.shape([face(-97, 606), face(-79, 610), face(-73, 574), face(-91, 570)], '#fff8ee', {
      contour: false,
      ink: 0.7,
    });
    // the slide: out of the second tier, round the front, into the sand
    const turn = range(22).map((i): Point => {
      const t = i / 21;
      const a = 0.5 - t * 0.2 + t * 2.5;
      const r = 396 + t * 110;
      return frame.at(Math.cos(a) * r, Math.sin(a) * r * 0.96, 300 - t * 276);
    });
    pen.bars([turn], 46 * s, '#f6d264', { smooth: true, edge: 3 });
    pen.bars([turn.map(([x, y]): Point => [x, y - 4 * s])], 24 * s, '#e0a93c', { smooth: true, edge: 0 });
    // how far below the slide there is something to stand on: the roof of the first tier, then the ground
    const posts = propped ? PROPS : [5, 9, 13, 17].map((i) => [i, 120 - i * 5] as const);
    for (const [i, long] of posts) {
      const [x, y] = nth(turn, i);
      pen.bars(
        [
          [
            [x, y + 24 * s],
            [x, y + long * s],
          ],
        ],
        8 * s,
        '#c9c4cc',
      );
      if (propped)
        pen.shape(arc(x, y + long * s, 13 * s, 6 * s, 0, TAU, 12), '#a8a4b4', {
          edge: 'smooth',
          contour: false,
        });
    }
    const [mx, my] = nth(turn, 0);
    pen.shape(arc(mx, my - 8 * s, 40 * s, 44 * s, 0, TAU, 18), '#f6d264', { edge: 'smooth' });
    pen.shape(arc(mx, my - 6 * s, 24 * s, 28 * s, 0, TAU, 16), '#8a5a3a', { edge: 'smooth', contour: false });
    const [kx, ky] = nth(turn, 16);
    // a child on its seat: legs ahead, arms up
    const part = (u: number, z: number): Point => [kx + u * s, ky - z * s];
    pen.bars(
      [
        [part(4, 10), part(-36, 12), part(-62, 26)],
        [part(4, 20), part(-30, 26), part(-52, 42)],
      ],
      13 * s,
      '#3f5a86',
      { edge: 1.6 },
    );
    for (const [u, z] of [
      [-67, 32],
      [-57, 48],
    ] as const)
      pen.shape(arc(...part(u, z), 8 * s, 9 * s, 0, TAU, 10), '#e2485a', { edge: 'smooth', ink: 0.8 });
    pen.bars(
      [
        [part(-8, 34), part(-26, 56), part(-30, 72)],
        [part(18, 34), part(34, 54), part(38, 70)],
      ],
      8 * s,
      '#6fa8dc',
      { edge: 1.6 },
    );
    for (const u of [-30, 38])
      pen.shape(arc(...part(u, 76), 7 * s, 7 * s, 0, TAU, 9), '#f6d0ac', { edge: 'smooth', ink: 0.8 });
    pen.shape([part(-14, 2), part(20, 2), part(18, 42), part(-10, 42)], '#6fa8dc', { tone: 0.1 });
    bust(pen, part(4, 62), 22 * s, { skin: '#f6d0ac', hair: '#5a3d48', kind: 3, look: -0.6 });
    // the door under its heart
    const door = (w: number, half: number, tall: number): Point[] => [
      frame.at(-half, w, 0),
      ...range(11).map((i): Point => {
        const a = Math.PI - (i / 10) * Math.PI;
        return frame.at(Math.cos(a) * half, w, tall + Math.sin(a) * half * 0.7);
      }),
      frame.at(half, w, 0),
    ];
    pen.shape(door(450, 128, 130), trim, { tone: -0.3 });
    pen.shape(door(492, 128, 130), trim, { tone: 0.2 });
    pen.shape(door(493, 98, 112), glass, { contour: false });
    pen.tint(
      [frame.at(-90, 494, 4), frame.at(-30, 494, 4), frame.at(-30, 494, 150), frame.at(-90, 494, 110)],
      '#e8fbf8',
      { edge: 'straight' },
    );
    pen.line([frame.at(0, 494, 0), frame.at(0, 494, 176)], 1);
    pen.shape(heart(frame, 500, 290, 92), '#fffaf2', {});
    pen.shape(heart(frame, 502, 290, 74), '#e2485a', { contour: false });
    pen.tint(arc(...frame.at(-32, 503, 318), 18 * s, 12 * s), '#ffffff', { opacity: 0.8 });
    pen.bars(
      [
        [
          frame.at(-52, 504, 288),
          frame.at(-20, 504, 288),
          frame.at(-8, 504, 320),
          frame.at(8, 504, 256),
          frame.at(20, 504, 288),
          frame.at(52, 504, 288),
        ],
      ],
      6 * s,
      '#fffaf2',
      { edge: 0 },
    );
  },
};
