/** The fortress city: armoured blocks that sink into the ground when the siren sounds, and its glass pyramid. */
import type { Frame } from '../../../core/frame';
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { hazard } from './plates';
import { slabFace } from './slab-face';
import type { SlabFace } from './slab-face';

export interface ArmourBlockOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly wall?: string;
  readonly lit?: string;
  /** A slab; a round one with belts of windows; or one in steps with a crane on its roof. */
  readonly shape?: 'slab' | 'drum' | 'steps';
  /** How a slab's walls are made. */
  readonly face?: SlabFace;
}

interface Tower {
  readonly r: number;
  readonly height: number;
  readonly wall: string;
  readonly lit: string;
}

/** A round block: belts of windows that follow it, a gallery, and a dish. */
function silo(pen: Pen, frame: Frame, { r, height, wall, lit }: Tower, random: Random): void {
  const s = frame.scale;
  drum(pen, frame, { r, r1: r * 0.94, z0: 14, z1: height }, wall, { topMaterial: '#6f6890' });
  const at = (a: number, z: number) =>
    frame.at(Math.cos(a) * r * (1 - z / height / 16), Math.sin(a) * r * (1 - z / height / 16), z);
  const belt = (from: number, to: number, z0: number, z1: number) => [
    ...range(13).map((i) => at(from + ((to - from) * i) / 12, z0)),
    ...range(13).map((i) => at(to - ((to - from) * i) / 12, z1)),
  ];
  for (let z = 60; z < height - 110; z += 66) {
    pen.shape(belt(0.14, Math.PI - 0.14, z, z + 36), '#46506e', { contour: false, wobble: 0 });
    for (const i of range(10)) {
      const a = 0.2 + i * 0.28;
      if (random.chance(0.42))
        pen.tint(belt(a, a + 0.2, z + 5, z + 31), { emit: lit }, { edge: 'straight', opacity: 0.85 });
      pen.line([at(a - 0.04, z), at(a - 0.04, z + 36)], 0.8);
    }
  }
  for (const i of range(9))
    if (i % 2)
      pen.tint(belt(0.1 + i * 0.33, 0.1 + (i + 1) * 0.33, height - 62, height - 40), '#3a3644', {
        edge: 'straight',
      });
    else
      pen.tint(
        belt(0.1 + i * 0.33, Math.min(3.04, 0.1 + (i + 1) * 0.33), height - 62, height - 40),
        '#f2c33c',
        { edge: 'straight' },
      );
  drum(pen, frame, { r: r * 1.12, z0: height - 22, z1: height - 6 }, '#6f6890', { topMaterial: '#8a84a6' });
  drum(pen, frame, { r: r * 0.5, z0: height - 6, z1: height + 40 }, wall);
  const [x, y] = frame.at(r * 0.1, 0, height + 74);
  pen.bars([[frame.at(0, 0, height + 36), [x, y]]], 7 * s, '#5a5478');
  pen.shape(arc(x, y, 44 * s, 26 * s, -0.5, 2.64, 12), '#d8d4e0', { edge: 'straight' });
}

/** A block in three steps, with terraces, and a crane that is still building the fourth. */
function steps(pen: Pen, frame: Frame, { r, height, wall, lit }: Tower, random: Random): void {
  const s = frame.scale;
  for (const i of range(3)) {
    const k = 1 - i * 0.24;
    const [z0, z1] = [14 + (height * i) / 3, 14 + (height * (i + 1)) / 3];
    const walls = box(
      pen,
      frame,
      { u0: -r * k, u1: r * k, w0: -r * 0.8 * k, w1: r * 0.8 * k, z0, z1 },
      wall,
      {
        topMaterial: '#8a84a6',
      },
    );
    for (const side of Object.values(walls)) {
      const rows = Math.max(2, Math.floor((z1 - z0 - 30) / 42));
      const bays = Math.max(2, Math.round(side.width / 44));
      for (const row of range(rows))
        for (const bay of range(bays)) {
          const a = ((bay + 0.5) / bays) * side.width;
          const z = 20 + row * 42;
          const on = random.chance(0.36);
          side.panel(a - 13, z, a + 13, z + 24, on ? { emit: lit } : '#46506e', { ink: 0.8 });
        }
      side.panel(0, z1 - z0 - 14, side.width, z1 - z0, '#6f6890', { ink: 0.8 });
      if (i === 0) hazard(side, 0, 0, side.width, 14);
    }
  }
  const mast = (u: number, z: number) => frame.at(u, 0, height + 14 + z);
  for (const u of [-8, 8]) pen.bars([[mast(u, 0), mast(u, 190)]], 4 * s, '#f2a03c', { edge: 1.4 });
  for (const i of range(7))
    pen.line([mast(i % 2 ? -8 : 8, i * 27), mast(i % 2 ? 8 : -8, (i + 1) * 27)], 1, { colour: '#b8702c' });
  pen.bars(
    [
      [mast(-70, 186), mast(150, 196)],
      [mast(0, 190), mast(6, 236), mast(140, 198)],
      [mast(6, 236), mast(-66, 188)],
    ],
    4 * s,
    '#f2a03c',
    { edge: 1.4 },
  );
  pen.shape([mast(-84, 170), mast(-56, 170), mast(-56, 196), mast(-84, 196)], '#6f6a7c');
  pen.line([mast(124, 194), mast(124, 110)], 1.2);
  pen.shape([mast(94, 84), mast(154, 84), mast(154, 110), mast(94, 110)], '#d9463c');
}

export const armourBlock: ThingKind<ArmourBlockOptions> = {
  name: 'armourBlock',
  footprint: ({ width = 240, depth = 200 }) => block(width + 70, depth + 70),
  height: 320,
  draw(
    pen,
    frame,
    {
      width = 240,
      depth = 200,
      height = 620,
      wall = '#8f86b0',
      lit = '#ffd98a',
      shape = 'slab',
      face = 'belts',
    },
    random,
  ) {
    const [h, d] = [width / 2, depth / 2];
    const s = frame.scale;
    const hatch = box(pen, frame, { u0: -h - 32, u1: h + 32, w0: -d - 32, w1: d + 32, z1: 14 }, '#6f6a7c');
    if (hatch.front) hazard(hatch.front, 0, 0, hatch.front.width, 13);
    if (shape === 'drum') {
      silo(pen, frame, { r: Math.min(h, d) * 1.06, height, wall, lit }, random);
      return;
    }
    if (shape === 'steps') {
      steps(pen, frame, { r: h, height, wall, lit }, random);
      return;
    }
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z0: 14, z1: height }, wall, {
      topMaterial: '#6f6890',
    });
    for (const [name, side] of Object.entries(walls)) {
      const w = side.width;
      for (const k of [0, 1])
        side.panel(k * (w - 22), 0, k * (w - 22) + 22, height - 14, '#6f6890', { ink: 1 });
      slabFace(pen, side, face, { height, lit, random });
      if (face === 'belts') hazard(side, 0, height - 84, w, height - 58);
      side.panel(w * 0.3, height - 50, w * 0.7, height - 22, '#5a5478', { ink: 0.9 });
      if (name === 'front')
        for (const i of range(3))
          side.panel(
            w * 0.34 + i * w * 0.12,
            height - 44,
            w * 0.34 + i * w * 0.12 + 12,
            height - 28,
            { emit: '#f2493f' },
            { ink: 0.8 },
          );
    }
    box(
      pen,
      frame,
      { u0: -h * 0.5, u1: h * 0.2, w0: -d * 0.4, w1: d * 0.3, z0: height, z1: height + 44 },
      wall,
    );
    // a plated roof has nothing on it that somebody behind would seem to stand on
    for (const u of face === 'plates' ? [] : [h * 0.5, h * 0.75])
      pen.bars([[frame.at(u, 0, height), frame.at(u, 0, height + 120 + u * 0.3)]], 4 * s, '#5a5478');
    drum(pen, frame, { u: -h * 0.1, w: 0, r: 24, r1: 40, z0: height + 44, z1: height + 66 }, '#d8d4e0');
  },
};

export interface GlassPyramidOptions {
  readonly glass?: string;
}

export const glassPyramid: ThingKind<GlassPyramidOptions> = {
  name: 'glassPyramid',
  footprint: () => block(640, 460),
  height: 260,
  draw(pen, frame, { glass = '#6f8fb8' }) {
    const base = box(pen, frame, { u0: -310, u1: 310, w0: -220, w1: 220, z1: 60 }, '#b8b0c4');
    if (base.front) {
      hazard(base.front, 0, 40, 620, 58);
      for (const a of [110, 310, 510]) base.front.panel(a - 34, 0, a + 34, 36, '#46405a', { ink: 1 });
    }
    const top = frame.at(0, 0, 480);
    const corner = (u: number, w: number) => frame.at(u * 270, w * 190, 60);
    const faces: readonly (readonly [Point, Point, number])[] = [
      [corner(-1, 1), corner(1, 1), 0.1],
      [corner(1, 1), corner(1, -1), -1],
      [corner(-1, -1), corner(-1, 1), 0.6],
    ];
    for (const [a, b, tone] of faces) {
      if ((b[0] - a[0]) * (top[1] - a[1]) - (b[1] - a[1]) * (top[0] - a[0]) >= 0) continue;
      pen.shape([a, b, top], glass, { tone });
      const mix = (p: Point, q: Point, t: number): Point => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t,
      ];
      for (const i of range(7))
        pen.line([mix(a, top, (i + 1) / 8), mix(b, top, (i + 1) / 8)], 1, { colour: '#dce8f2' });
      for (const i of range(9))
        pen.line([mix(a, b, (i + 1) / 10), mix(mix(a, b, (i + 1) / 10), top, 0.86)], 0.9, { opacity: 0.7 });
      pen.tint(
        [mix(a, b, 0.12), mix(a, b, 0.3), mix(mix(a, b, 0.4), top, 0.6), mix(mix(a, b, 0.32), top, 0.6)],
        '#f2f8ff',
        { edge: 'straight', opacity: 0.4 },
      );
    }
    pen.shape(
      arc(top[0], top[1] + 14 * frame.scale, 20 * frame.scale, 20 * frame.scale),
      { emit: '#f2493f' },
      { edge: 'smooth' },
    );
  },
};

export interface PylonOptions {
  readonly height?: number;
  readonly to?: { readonly at: Point; readonly scale: number } | undefined;
}

/** A power pylon; its wires run to the next one. */
export const pylon: ThingKind<PylonOptions> = {
  name: 'pylon',
  footprint: () => disc(70),
  height: 220,
  draw(pen, frame, { height = 600, to }) {
    const s = frame.scale;
    const half = (t: number) => 66 * (1 - t) ** 1.4 + 12;
    const at = (k: number, t: number) => frame.at(k * half(t), 0, t * height);
    const steel = '#6a6478';
    for (const i of range(6))
      pen.bars(
        [
          [at(-1, i / 6), at(1, (i + 1) / 6)],
          [at(1, i / 6), at(-1, (i + 1) / 6)],
        ],
        4 * s,
        steel,
        { edge: 1.6 },
      );
    for (const k of [-1, 1]) pen.bars([range(7).map((i) => at(k, i / 6))], 8 * s, steel);
    for (const t of [0.72, 0.9]) {
      pen.bars([[frame.at(-110, 0, t * height), frame.at(110, 0, t * height)]], 7 * s, steel);
      for (const u of [-100, 100]) {
        const [x, y] = frame.at(u, 0, t * height - 16);
        pen.shape(arc(x, y, 7 * s, 13 * s), '#d8e4e8', { edge: 'smooth', ink: 0.9 });
        if (!to) continue;
        const end: Point = [to.at[0] + u * to.scale, to.at[1] - (t * height - 26) * to.scale];
        pen.line(
          range(9).map((i): Point => [
            x + ((end[0] - x) * i) / 8,
            y + ((end[1] - y) * i) / 8 + Math.sin((i / 8) * Math.PI) * 46 * s,
          ]),
          1.2,
          { smooth: true },
        );
      }
    }
  },
};
