/** The work yard: a spare head on the ground, a spare hand on a lorry, a gantry round a machine half undone. */
import { TAU, arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { prism } from './prism';
import { drawSuit } from './suit';
import { drawArm } from './suit-limbs';
import type { SuitOptions } from './suit-limbs';

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
    // somebody has been at it with a brush
    for (const k of [-1, 1])
      pen.stroke(
        [
          frame.at(k * 3, 108, 104),
          frame.at(k * 30, 108, 96),
          frame.at(k * 62, 104, 92),
          frame.at(k * 84, 100, 104),
          frame.at(k * 80, 100, 118),
          frame.at(k * 68, 100, 114),
        ],
        17,
        { from: 0.7 },
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
    // the cables of its neck, coiled, each with its plug
    for (const [k, colour] of [
      [0, '#8a4a52'],
      [1, '#4f5a78'],
    ] as const) {
      const p = (u: number, w: number, z: number) => frame.at(u - k * 16, w + k * 26, z);
      pen.bars(
        [[p(-64, 70, 52), p(-92, 92, 22), p(-128, 100, 4), p(-166, 88, 4), p(-190, 104, 4)]],
        8 * s,
        colour,
        { smooth: true, edge: 1.8 },
      );
      const [x, y] = p(-196, 106, 6);
      pen.shape(
        [
          [x - 14 * s, y - 8 * s],
          [x + 6 * s, y - 9 * s],
          [x + 6 * s, y + 8 * s],
          [x - 14 * s, y + 8 * s],
        ],
        '#c9ced8',
      );
    }
  },
};

export interface LorryOptions {
  readonly cab?: string;
  readonly main?: string;
}

/** A lorry with one hand on it. */
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
    // the hand stands on its wrist, palm to the viewer
    prism(pen, frame, { u: 36, z0: 58, z1: 84, foot: [44, 40] }, '#4a4d60');
    for (const i of range(4)) {
      const u = -16 + i * 35;
      const tall = [0, 16, 12, -8][i] ?? 0;
      prism(pen, frame, { u, w: -6, z0: 176, z1: 226 + tall, foot: [13, 15], top: [13, 14] }, main);
      prism(pen, frame, { u, w: 2, z0: 232 + tall, z1: 268 + tall, foot: [12, 14], top: [11, 12] }, main);
      prism(pen, frame, { u, w: 10, z0: 274 + tall, z1: 298 + tall, foot: [11, 12], top: [8, 8] }, main);
      for (const z of [229 + tall, 271 + tall])
        pen.shape(arc(...frame.at(u, 14, z), 12 * s, 6 * s, 0, TAU, 10), '#5f6478', {
          edge: 'smooth',
          ink: 0.8,
        });
    }
    const palm = prism(pen, frame, { u: 36, z0: 80, z1: 184, foot: [58, 36], top: [72, 32] }, main);
    palm.panel(12, 14, 104, 44, '#b9c1cf', { ink: 0.8 });
    palm.panel(16, 58, 44, 92, '#b9c1cf', { ink: 0.7 });
    palm.panel(52, 60, 100, 92, '#b9c1cf', { ink: 0.7 });
    pen.line([palm.at(-4, 52), palm.at(120, 54)], 1);
    prism(
      pen,
      frame,
      { u: -34, w: 10, z0: 96, z1: 150, foot: [17, 18], top: [15, 16], shift: [-22, 4] },
      main,
    );
    prism(
      pen,
      frame,
      { u: -60, w: 16, z0: 154, z1: 196, foot: [13, 14], top: [9, 10], shift: [-6, 0] },
      main,
    );
    pen.shape(arc(...frame.at(-58, 30, 152), 13 * s, 7 * s, 0, TAU, 10), '#5f6478', {
      edge: 'smooth',
      ink: 0.8,
    });
    for (const z of [88, 108])
      pen.bars([[frame.at(-30, 44, z), frame.at(100, 44, z + 4)]], 7 * s, '#e0692e', { edge: 1.6 });
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
    if (!machine.armless) return;
    // its arm comes back from the workshop
    pen.bars(
      [
        [frame.at(178, 60, 790), frame.at(178, 120, 500)],
        [frame.at(158, 120, 478), frame.at(178, 120, 500), frame.at(198, 120, 478)],
      ],
      5 * s,
      '#4a4d60',
    );
    pen.shape(arc(...frame.at(178, 60, 792), 15 * s, 13 * s), '#b4473a', { edge: 'smooth' });
    drawArm(pen, frame.moved(178, 120, 142), machine);
  },
};
