/** The work yard: a spare head on the ground, a spare hand on a lorry, a gantry round a machine half undone. */
import { TAU, arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { prism } from './prism';
import { drawSuit } from './suit';
import type { SuitOptions } from './suit';

export interface SpareHeadOptions {
  readonly main?: string;
  readonly accent?: string;
}

/** A head as tall as a bus, waiting for its neck. */
export const spareHead: ThingKind<SpareHeadOptions> = {
  name: 'spare-head',
  footprint: () => block(250, 210),
  height: 200,
  draw(pen, frame, { main = '#f2ecdc', accent = '#e0692e' }) {
    const s = frame.scale;
    for (const u of [-90, 90]) prism(pen, frame, { u, z0: 0, z1: 26, foot: [22, 100] }, '#a9763f');
    prism(pen, frame, { z0: 24, z1: 80, foot: [70, 74], top: [84, 84] }, '#5f6478');
    prism(pen, frame, { z0: 60, z1: 220, foot: [104, 96], top: [78, 74] }, main);
    for (const k of [-1, 1]) {
      prism(pen, frame, { u: k * 112, z0: 90, z1: 190, foot: [16, 44], top: [12, 30] }, accent);
    }
    prism(pen, frame, { w: 84, z0: 40, z1: 104, foot: [40, 22], top: [46, 16] }, '#c9ced8');
    for (const i of range(3))
      pen.line([frame.at(-22 + i * 22, 106, 52), frame.at(-22 + i * 22, 104, 88)], 1.1);
    pen.shape(
      [frame.at(-84, 98, 116), frame.at(84, 98, 116), frame.at(72, 96, 164), frame.at(-72, 96, 164)],
      '#232038',
      { contour: false },
    );
    pen.shape(
      [frame.at(-72, 99, 152), frame.at(72, 99, 152), frame.at(64, 99, 128), frame.at(-64, 99, 128)],
      { emit: '#7fe8d8' },
      { contour: false },
    );
    for (const a of [-1.1, 1.1, -0.55, 0.55, 0]) {
      const side = (d: number, r: number) => frame.at(Math.sin(a + d) * r, 60, 210 + Math.cos(a + d) * r);
      pen.shape(
        [side(-0.5, 28), side(-0.16, 110), side(0, 160 - Math.abs(a) * 30), side(0.16, 110), side(0.5, 28)],
        Math.abs(a) > 0.5 && Math.abs(a) < 1 ? accent : '#f2b42e',
        { tone: a > 0 ? -0.4 : 0.4 },
      );
    }
    pen.shape(arc(...frame.at(0, 96, 206), 22 * s, 24 * s), accent, { edge: 'smooth' });
    pen.bars(
      [
        [frame.at(60, -60, 0), frame.at(110, -70, 220)],
        [frame.at(100, -60, 0), frame.at(140, -70, 200)],
        ...range(5).map((i) => [
          frame.at(68 + i * 9, -62, 30 + i * 36),
          frame.at(106 + i * 8, -62, 30 + i * 34),
        ]),
      ],
      5 * s,
      '#e2a92e',
    );
    for (const [u, z] of [
      [-120, 40],
      [-150, 20],
      [-100, 14],
    ] as const)
      pen.stroke([frame.at(-70, 60, 60), frame.at(u, 80, z + 30), frame.at(u - 20, 100, z)], 6, {
        colour: '#c2402f',
        to: 0.6,
      });
  },
};

export interface LorryOptions {
  readonly cab?: string;
  readonly main?: string;
}

/** A lorry with one hand on it, palm up. */
export const handLorry: ThingKind<LorryOptions> = {
  name: 'hand-lorry',
  footprint: () => block(520, 170),
  height: 120,
  draw(pen, frame, { cab = '#e0a92e', main = '#dfe3ea' }) {
    const s = frame.scale;
    prism(pen, frame, { u: 60, z0: 34, z1: 62, foot: [200, 76] }, '#5f6478');
    for (const u of [-190, -110, 60, 150, 230]) {
      const [x, y] = frame.at(u, 82, 30);
      pen.shape(arc(x, y, 30 * s, 32 * s, 0, TAU, 16), '#3a3a4c', { edge: 'smooth' });
      pen.shape(arc(x, y, 13 * s, 14 * s, 0, TAU, 12), '#b9c1cf', { edge: 'smooth', contour: false });
    }
    prism(pen, frame, { u: 150, z0: 62, z1: 132, foot: [70, 44], top: [60, 40] }, '#5f6478');
    prism(pen, frame, { u: 40, z0: 62, z1: 128, foot: [66, 66], top: [74, 70] }, main);
    for (const [i, w] of [-48, -16, 16, 48].entries()) {
      prism(pen, frame, { u: -40, w, z0: 88, z1: 118, foot: [38, 13] }, main);
      prism(
        pen,
        frame,
        {
          u: -80,
          w,
          z0: 100 + (i % 2) * 14,
          z1: 168 + (i % 2) * 12,
          foot: [12, 12],
          top: [9, 10],
          shift: [-16, 0],
        },
        main,
      );
    }
    prism(
      pen,
      frame,
      { u: 50, w: 76, z0: 120, z1: 176, foot: [16, 14], top: [12, 10], shift: [-24, 8] },
      main,
    );
    pen.bars(
      [[frame.at(10, 80, 62), frame.at(20, 74, 130), frame.at(90, 74, 132), frame.at(100, 80, 62)]],
      4 * s,
      '#8a5a3a',
    );
    const front = prism(
      pen,
      frame,
      { u: -190, z0: 30, z1: 150, foot: [60, 78], top: [44, 70], shift: [10, 0] },
      cab,
    );
    front.panel(18, 60, 100, 104, '#4f86a8', { tone: 0.2 });
    front.panel(30, 10, 70, 54, cab, { tone: -0.3, ink: 0.7 });
    pen.shape(arc(...frame.at(-250, 50, 60), 10 * s, 12 * s), { emit: '#fff3b0' }, { edge: 'smooth' });
  },
};

export interface GantryOptions {
  readonly machine?: SuitOptions;
  readonly steel?: string;
}

/** Scaffolding on three sides of a machine, with lifts, lamps and a crane. */
export const gantry: ThingKind<GantryOptions> = {
  name: 'gantry',
  footprint: () => block(560, 320),
  height: 460,
  draw(pen, frame, { machine = {}, steel = '#e2a92e' }) {
    const s = frame.scale;
    const post = (u: number, w: number) => [frame.at(u, w, 0), frame.at(u, w, 760)];
    pen.bars([post(-250, -130), post(250, -130), post(-90, -130), post(90, -130)], 12 * s, steel, {
      tone: -0.5,
    });
    for (const z of [180, 370, 560, 750]) {
      prism(pen, frame, { w: -120, z0: z, z1: z + 14, foot: [260, 26] }, '#b9884a');
      pen.bars([[frame.at(-250, -96, z + 54), frame.at(250, -96, z + 54)]], 4 * s, steel);
    }
    for (const [a, b] of [
      [0, 190],
      [190, 380],
      [380, 570],
    ] as const)
      pen.bars(
        [
          [frame.at(-250, -130, a), frame.at(-90, -130, b)],
          [frame.at(250, -130, a), frame.at(90, -130, b)],
        ],
        6 * s,
        steel,
        { tone: -0.5 },
      );
    drawSuit(pen, frame.moved(0, -10, 0), machine);
    for (const k of [-1, 1]) {
      pen.bars(
        [post(k * 250, 130), [frame.at(k * 250, -130, 760), frame.at(k * 250, 130, 760)]],
        14 * s,
        steel,
      );
      for (const z of [180, 370, 560]) {
        prism(pen, frame, { u: k * 240, z0: z, z1: z + 14, foot: [36, 140] }, '#b9884a');
        pen.bars(
          [
            [frame.at(k * 214, 138, z + 56), frame.at(k * 266, 138, z + 56)],
            [frame.at(k * 214, 138, z), frame.at(k * 214, 138, z + 56)],
            [frame.at(k * 266, 138, z), frame.at(k * 266, 138, z + 56)],
          ],
          4 * s,
          steel,
        );
      }
      for (const [a, b] of [
        [0, 180],
        [190, 370],
        [380, 560],
        [570, 750],
      ] as const)
        pen.bars([[frame.at(k * 250, 130, a), frame.at(k * 250, -130, b)]], 5 * s, steel);
      pen.shape(arc(...frame.at(k * 220, 130, 720), 16 * s, 16 * s), { emit: '#fff3b0' }, { edge: 'smooth' });
    }
    pen.bars([[frame.at(-300, 0, 790), frame.at(300, 0, 790)]], 20 * s, steel);
    pen.bars([[frame.at(-40, 0, 790), frame.at(-40, 0, 720)]], 4 * s, '#4a4d60');
    pen.line(
      [frame.at(-40, 0, 720), frame.at(-54, 0, 704), frame.at(-40, 0, 690), frame.at(-26, 0, 702)],
      2.4,
      { smooth: true },
    );
  },
};
