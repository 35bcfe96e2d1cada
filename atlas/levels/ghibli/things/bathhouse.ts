/** The bathhouse of the valley: red galleries, green curling roofs, lanterns, and a chimney that never rests. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { paperLantern } from '../../../things/aloft/aloft';
import { eaves } from '../../../things/town/eaves';
import { lattice, noren, ridge } from '../../../things/town/facade';
import { block } from '../../../core/footprint';
import { steam } from '../../../things/town/cottage';

export interface BathhouseOptions {
  readonly red?: string;
  readonly roof?: string;
  readonly plaster?: string;
  readonly gold?: string;
}

const TIERS = [
  { width: 760, depth: 330, height: 176, rise: 118, bays: 7 },
  { width: 590, depth: 260, height: 132, rise: 100, bays: 6 },
  { width: 430, depth: 200, height: 122, rise: 84, bays: 4 },
  { width: 270, depth: 150, height: 108, rise: 150, bays: 3 },
] as const;
const OVER = 52;

function storey(pen: Pen, wall: Wall, bays: number, red: string, plaster: string, lit: boolean) {
  const { width, height } = wall;
  wall.panel(0, height * 0.14, width, height * 0.92, plaster, { ink: 0.8 });
  for (const i of range(bays)) {
    const [a, b] = [(width * i) / bays + 13, (width * (i + 1)) / bays - 13];
    lattice(wall, a, height * 0.2, b, height * 0.74, {
      lit: lit || pen.light.night ? '#ffcf86' : undefined,
      frameColour: red,
      bars: 5,
    });
  }
  for (const i of range(bays + 1)) {
    const s = (width * i) / bays;
    wall.panel(Math.max(0, s - 8), 0, Math.min(width, s + 8), height, red, { ink: 0.9 });
  }
  wall.panel(0, height * 0.8, width, height * 0.9, red, { ink: 0.8 });
}

/** What stands over every bath of the country: a basin, and three wisps of steam out of it. */
function bathMark(pen: Pen, wall: Wall, s: number, z: number, r: number, colour: string): void {
  const at = (u: number, v: number) => wall.at(s + u * r, z + v * r);
  pen.line(
    range(13).map((i) => {
      const a = Math.PI * (0.88 + (i / 12) * 1.24);
      return at(Math.cos(a), Math.sin(a) * 0.72 - 0.16);
    }),
    2.8,
    { colour, smooth: true },
  );
  for (const u of [-0.48, 0, 0.48])
    pen.line([at(u, -0.46), at(u + 0.16, -0.1), at(u - 0.14, 0.3), at(u + 0.06, u ? 0.66 : 0.9)], 2.6, {
      colour,
      smooth: true,
    });
}

/** A balcony round the front of a storey. */
function gallery(pen: Pen, frame: Frame, half: number, w: number, z: number, red: string) {
  box(pen, frame, { u0: -half, u1: half, w0: w - 22, w1: w, z0: z, z1: z + 12 }, red);
  const posts = Math.round(half / 26);
  pen.bars(
    range(posts * 2 + 1).map((i) => {
      const u = -half + (half * i) / posts;
      return [frame.at(u, w, z + 10), frame.at(u, w, z + 46)];
    }),
    6 * frame.scale,
    red,
  );
  for (const dz of [28, 46])
    pen.bars([[frame.at(-half, w, z + dz), frame.at(half, w, z + dz)]], 6 * frame.scale, red, { tone: 0.4 });
}

export const bathhouse: ThingKind<BathhouseOptions> = {
  name: 'bathhouse',
  footprint: () => block(980, 420),
  height: 620,
  lamps: () => [
    { u: -220, w: 260, reach: 420 },
    { u: 220, w: 260, reach: 420 },
  ],
  draw(pen, frame, { red = '#c2402f', roof = '#3f7a68', plaster = '#f4e2bd', gold = '#e8b84a' }) {
    const s = frame.scale;
    const stack = { u: 392, w: -90 };
    drum(pen, frame, { ...stack, r: 46, r1: 36, z0: 0, z1: 760 }, '#b0705c', { topMaterial: '#4a3a40' });
    for (const i of range(30)) {
      const a = pen.random.range(0.3, 2.7);
      pen.line(frame.disc(stack.u, stack.w, 20 + i * 24, 44 - i * 0.2, a, a + 0.5, 4), 0.6, { smooth: true });
    }
    drum(pen, frame, { ...stack, r: 44, z0: 700, z1: 726 }, '#d8b48a', { top: false });
    steam(pen, frame.moved(stack.u, stack.w), 0, 790, 7, 26);
    const plinth = box(pen, frame, { u0: -440, u1: 440, w0: -190, w1: 196, z1: 54 }, '#a89a8e');
    for (const i of range(26)) {
      const x = pen.random.range(10, 840);
      const z = 8 + (i % 3) * 16;
      if (plinth.front) pen.line([plinth.front.at(x, z), plinth.front.at(x + 30, z)], 0.7);
    }
    const annex = box(pen, frame, { u0: -520, u1: -330, w0: -60, w1: 150, z1: 150 }, plaster, { top: false });
    if (annex.front) storey(pen, annex.front, 3, '#7a4a38', plaster, false);
    eaves(pen, frame, { u: -425, half: 95, w: 150, back: 60, z: 150, rise: 80, over: 30 }, roof);
    let z = 54;
    TIERS.forEach(({ width, depth, height, rise, bays }, i) => {
      const [h, d] = [width / 2, depth / 2];
      const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z0: z, z1: z + height }, red, {
        top: false,
      });
      const { front, right } = walls;
      if (front) storey(pen, front, bays, red, plaster, i < 2);
      if (right) storey(pen, right, 2, red, plaster, false);
      if (i > 0) gallery(pen, frame, h + 24, d + 26, z - 2, red);
      if (front && i === 0) {
        const m = front.width / 2;
        front.panel(m - 96, 0, m + 96, 132, '#5a2f34', { ink: 1.2 });
        front.panel(m - 78, 0, m + 78, 116, pen.light.night ? { emit: '#ffbf6a' } : '#8a5a3a', { ink: 0.9 });
        for (const k of range(5))
          pen.line([front.at(m - 62 + k * 31, 0), front.at(m - 62 + k * 31, 116)], 0.8);
        noren(pen, front, m - 92, m + 92, 62, 128, '#2f5f8a', undefined);
        for (const k of [-46, 46]) bathMark(pen, front, m + k, 94, 17, '#fdf3dc');
      }
      if (front && i === 1) {
        const m = front.width / 2;
        front.panel(m - 52, 18, m + 52, 122, gold, { ink: 1.3 });
        front.panel(m - 42, 28, m + 42, 112, '#39303e', { ink: 0.8 });
        bathMark(pen, front, m, 68, 30, '#ffe7a6');
      }
      const last = i === TIERS.length - 1;
      eaves(pen, frame, { u: 0, half: h, w: d, back: 0, z: z + height, rise, over: OVER }, roof);
      for (const k of [-1, 1]) {
        const [x, y] = frame.at(k * (h + OVER - 6), d + OVER, z + height + 10);
        pen.shape(arc(x, y, 10 * s, 10 * s, 0, TAU, 8), gold, { edge: 'smooth' });
      }
      const count = 5 - i;
      for (const k of range(count)) {
        const [x, y] = frame.at((k / (count - 1) - 0.5) * (width + 30), d + OVER - 8, z + height - 42);
        paperLantern(pen, [x, y], s * 1.15, '#f0563f', { tall: 1.15 });
      }
      const upper = nth(TIERS, Math.min(i + 1, TIERS.length - 1));
      z += height + (last ? rise : rise * (1 - upper.depth / 2 / (d + OVER)) - 4);
    });
    ridge(pen, frame, { u0: -76, u1: 76, w: 0, z: z + 4, material: roof });
    for (const k of [-1, 1])
      pen.shape(
        [
          frame.at(k * 76, 0, z + 8),
          frame.at(k * 108, 0, z + 30),
          frame.at(k * 112, 0, z + 62),
          frame.at(k * 92, 0, z + 46),
          frame.at(k * 66, 0, z + 24),
        ],
        gold,
        { edge: 'smooth', tone: 0.4 },
      );
  },
};
