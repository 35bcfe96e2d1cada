/** The block of flats: laundry and dishes down its front, a forest of antennas on its roof. */
import { arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { discOn, inlay, roundRect } from './panels';
import { tag } from './shutter-tag';

export interface AntennaBlockOptions {
  readonly floors?: number;
  readonly bays?: number;
  readonly wall?: string;
  readonly rail?: string;
  readonly tank?: string;
}

const FLOOR = 118;
const BAY = 132;
const LAUNDRY = ['#e8447f', '#fff6e6', '#5fa8e8', '#ffd84a', '#2fb5ac', '#6a4fb0'];

/** Any number's colour of the wash. */
const cloth = (k: number): string => nth(LAUNDRY, k % LAUNDRY.length);

/** A balcony door with curtains or the blue of a television, and what hangs before it. */
function bay(pen: Pen, wall: Wall, s: number, z: number, k: number, rail: string): void {
  const { random } = pen;
  const lit = random.chance(0.3);
  inlay(pen, roundRect(wall, s + 16, z + 12, s + 104, z + 98, 3), '#fbf3e2');
  inlay(pen, roundRect(wall, s + 22, z + 12, s + 98, z + 92, 2), lit ? '#a8ecf0' : '#6f88b0', { ink: 1 });
  if (lit) inlay(pen, roundRect(wall, s + 60, z + 40, s + 92, z + 66, 4), '#3a3448', { ink: 0.7 });
  else
    inlay(
      pen,
      [wall.at(s + 22, z + 92), wall.at(s + 52, z + 92), wall.at(s + 34, z + 50), wall.at(s + 22, z + 20)],
      cloth(k),
      { tone: 0.3 },
    );
  pen.line([wall.at(s + 60, z + 12), wall.at(s + 60, z + 92)], 1.6, { colour: '#fbf3e2' });
  const out = (a: number, up: number, w = 34) => {
    const [x, y] = wall.at(s + a, z + up);
    return [x + w * 0.1 * wall.frame.scale, y + w * 0.5 * wall.frame.scale] as const;
  };
  const scene = random.int(0, 11);
  if (scene <= 1) {
    const [first, many] = [random.int(0, 5), random.int(2, 4)];
    for (const i of range(many)) {
      const a = 14 + i * 24;
      const low = 54 + random.int(0, 3) * 6;
      pen.shape([out(a, 96), out(a + 19, 96), out(a + 18, low), out(a + 1, low + 4)], cloth(first + i * 2), {
        ink: 0.7,
        contour: false,
      });
    }
  }
  // somebody leans out: alone, or with whoever lives there too
  if (scene === 2 || scene === 3)
    for (const i of range(scene - 1)) {
      const who = random.int(0, 29);
      const [x, y] = out(scene === 2 ? 66 : 38 + i * 46, 62 + i * 5);
      bust(pen, [x, y], 17 * wall.frame.scale, {
        skin: nth(BUST_SKINS, who % BUST_SKINS.length),
        hair: nth(BUST_HAIR, (who + 2) % BUST_HAIR.length),
        cloth: cloth(who),
        kind: who % 6,
        look: i ? -0.6 : 0.5,
        contour: false,
      });
    }
  // a blind half down
  if (scene === 4)
    for (const i of range(5))
      pen.shape(
        [out(16, 92 - i * 8), out(98, 92 - i * 8), out(98, 98 - i * 8), out(16, 98 - i * 8)],
        cloth(k),
        {
          ink: 0.5,
          tone: i % 2 ? 0.3 : -0.2,
          contour: false,
        },
      );
  pen.shape([out(4, 4), out(118, 4), out(118, 12), out(4, 12)], '#cfc3b8', { ink: 0.8, contour: false });
  pen.shape([out(6, 12), out(116, 12), out(116, 46), out(6, 46)], rail, {
    ink: 0.9,
    contour: false,
    opacity: 1,
  });
  for (const i of range(7)) pen.line([out(14 + i * 16, 13), out(14 + i * 16, 45)], 0.7, { opacity: 0.6 });
  if (scene === 5)
    for (const i of range(3))
      pen.shape(
        arc(...out(30 + i * 28, 52), 11 * wall.frame.scale, 9 * wall.frame.scale, 0, 6.2832, 7),
        nth(['#5fa04f', '#e8447f', '#6ab06a'], i),
        { edge: 'scallop', ink: 0.7, contour: false },
      );
  // a cat on the rail
  if (scene === 6) {
    const a = 40 + random.int(0, 40);
    const fur = nth(['#4a4050', '#e8a05a', '#f4ece0'], random.int(0, 2));
    pen.shape(
      [
        out(a, 46),
        out(a - 2, 62),
        out(a + 3, 76),
        out(a + 9, 70),
        out(a + 16, 76),
        out(a + 20, 60),
        out(a + 30, 46),
      ],
      fur,
      { edge: 'smooth', ink: 0.8, contour: false },
    );
    pen.bars([[out(a + 27, 48), out(a + 36, 36), out(a + 32, 24)]], 4 * wall.frame.scale, fur, {
      smooth: true,
      edge: 1.2,
    });
  }
  // a wheel too many for the hall, a cactus that likes it here, a parasol for two hours of sun
  if (scene === 8)
    for (const a of [38, 84]) {
      const [x, y] = out(a, 40);
      pen.line(arc(x, y, 17 * wall.frame.scale, 17 * wall.frame.scale, 0, 6.2832, 16), 2.2, {
        smooth: true,
        colour: '#3a3448',
      });
      pen.line([out(a, 40), out(61, 66), out(38, 40)], 2, { colour: cloth(k) });
    }
  if (scene === 9) {
    pen.shape([out(44, 12), out(74, 12), out(78, 38), out(40, 38)], '#c9704a', { ink: 0.8, contour: false });
    for (const [a, low, high, w] of [
      [59, 36, 88, 10],
      [40, 56, 76, 7],
      [78, 50, 70, 7],
    ] as const)
      pen.bars([[out(59, low), out(a, low + 4), out(a, high)]], w * wall.frame.scale, '#4f9a5a', {
        edge: 1.1,
      });
  }
  if (scene === 10) {
    pen.bars([[out(60, 14), out(60, 78)]], 3 * wall.frame.scale, '#fbf3e2', { edge: 1 });
    pen.shape([out(16, 74), out(38, 92), out(60, 98), out(82, 92), out(104, 74)], cloth(k + 1), {
      ink: 0.9,
      contour: false,
    });
    pen.line([out(38, 75), out(60, 98), out(82, 75)], 0.8);
  }
  if (scene === 7) dish(pen, (a, up) => out(86 + a, 58 + up), wall.frame.scale * 0.62);
}

export function dish(pen: Pen, at: (u: number, z: number) => readonly [number, number], s: number): void {
  const [x, y] = at(0, 0);
  pen.bars([[at(0, -22), at(0, 0)]], 5 * s, '#8a8fa0');
  pen.shape(arc(x, y - 4 * s, 30 * s, 34 * s, 0, 6.2832, 18), '#f4f0ec', { edge: 'smooth' });
  pen.tint(arc(x + 7 * s, y + 2 * s, 20 * s, 24 * s, 0, 6.2832, 14), '#f4f0ec', { tone: -0.9 });
  pen.bars(
    [
      [
        [x + 2 * s, y],
        [x + 28 * s, y - 22 * s],
      ],
    ],
    3 * s,
    '#8a8fa0',
    { edge: 1.4 },
  );
  pen.shape(arc(x + 30 * s, y - 24 * s, 6 * s, 6 * s, 0, 6.2832, 8), '#e8447f', { edge: 'smooth', ink: 0.7 });
}

/** A rake of rods on a mast: the more of them, the better the cartoon comes in. */
export function yagi(
  pen: Pen,
  frame: Frame,
  u: number,
  w: number,
  z: number,
  tall: number,
  turn: number,
): void {
  const s = frame.scale;
  const p = (a: number, up: number) => frame.at(u + a * turn, w + a * 0.3, z + up);
  const bars = [
    [p(0, 0), p(0, tall)],
    [p(-54, tall - 10), p(64, tall - 10)],
  ];
  for (const k of range(7)) {
    const a = -50 + k * 18;
    const reach = 40 - k * 3;
    bars.push([p(a - 6, tall - 10 - reach), p(a + 6, tall - 10 + reach)]);
  }
  pen.bars(bars, 4.2 * s, '#dfe2e8', { edge: 1.9 });
  pen.bars(
    [
      [p(0, tall * 0.5), frame.at(u - 60, w + 30, z)],
      [p(0, tall * 0.5), frame.at(u + 70, w + 10, z)],
    ],
    1.4 * s,
    '#8a8fa0',
    { edge: 0.8 },
  );
}

export const antennaBlock: ThingKind<AntennaBlockOptions> = {
  name: 'antennaBlock',
  footprint: ({ bays = 4 }) => block(bays * BAY + 40, 340),
  height: ({ floors = 5 }) => floors * FLOOR + 60,
  draw(pen, frame, { floors = 5, bays = 4, wall = '#f2d9b8', rail = '#2fb5ac', tank = '#e8447f' }, random) {
    const s = frame.scale;
    const h = (bays * BAY) / 2;
    const tall = floors * FLOOR + 40;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -160, w1: 130, z1: tall }, wall, {
      topMaterial: '#c9c0d0',
    });
    for (const side of Object.values(walls)) {
      side.panel(0, tall - 22, side.width, tall, '#8f7fb0', { ink: 1, contour: true });
      side.panel(0, 0, side.width, 24, '#8f7fb0', { ink: 0.8 });
      if (side === walls.front) continue;
      for (const floor of range(floors))
        for (const k of range(2)) {
          const [a, z] = [50 + k * 120, floor * FLOOR + 50];
          inlay(pen, roundRect(side, a, z, a + 56, z + 70, 3), '#fbf3e2');
          inlay(
            pen,
            roundRect(side, a + 6, z + 6, a + 50, z + 64, 2),
            random.chance(0.4) ? '#ffe6a8' : '#6f88b0',
          );
          if (random.chance(0.35)) inlay(pen, roundRect(side, a + 4, z - 30, a + 52, z - 6, 4), '#e6e2ea');
        }
      pen.bars([[side.at(side.width - 22, 20), side.at(side.width - 22, tall - 24)]], 7 * s, '#8f86a8');
    }
    const f = walls.front;
    if (f) {
      for (const k of range(bays)) {
        const a = k * BAY + 6;
        if (k === 1) {
          inlay(pen, roundRect(f, a + 14, 0, a + 106, 104, 6), '#6a4fb0', { ink: 1.1 });
          for (const j of [0, 1])
            inlay(pen, roundRect(f, a + 22 + j * 40, 4, a + 58 + j * 40, 90, 4), '#bfe8e8');
        } else {
          inlay(pen, roundRect(f, a + 6, 22, a + 114, 104, 4), '#b9b0c8', { ink: 1 });
          for (const j of range(6)) pen.line([f.at(a + 8, 34 + j * 12), f.at(a + 112, 34 + j * 12)], 0.8);
          tag(pen, f, a, random.int(0, 3), k);
        }
      }
      for (const floor of range(floors - 1).reverse())
        for (const k of range(bays))
          bay(pen, f, k * BAY + 5, (floor + 1) * FLOOR + 6, (k * 5 + floor * 7) % 12, rail);
    }
    // the roof: stairhead, tank, masts from the far ones to the near ones
    const hut = box(
      pen,
      frame.moved(-h + 90, -60, tall),
      { u0: -66, u1: 66, w0: -50, w1: 50, z1: 110 },
      wall,
      { topMaterial: '#8f7fb0' },
    );
    if (hut.front) inlay(pen, roundRect(hut.front, 40, 0, 88, 84, 3), '#6a4fb0', { ink: 1 });
    yagi(pen, frame, -20, -110, tall, 250, 1);
    yagi(pen, frame, h - 70, -120, tall, 200, -1);
    const legs = frame.moved(h * 0.38, -40, tall);
    pen.bars(
      [-44, 44].flatMap((u) => [[legs.at(u, 30, 0), legs.at(u * 0.9, 20, 60)]]),
      7 * s,
      '#5f5a74',
    );
    drum(pen, legs, { r: 72, z0: 56, z1: 150 }, tank);
    drum(pen, legs, { r: 78, r1: 8, z0: 150, z1: 184 }, '#f7f1e6', { top: false });
    yagi(pen, frame, -h + 190, 0, tall, 300, 1);
    dish(pen, (a, up) => frame.at(-h * 0.1 + a, 40, tall + 62 + up), s * 1.7);
    dish(pen, (a, up) => frame.at(h - 54 + a, 90, tall + 46 + up), s * 1.3);
    yagi(pen, frame, h * 0.22, 90, tall, 230, -1);
    yagi(pen, frame, -h + 50, 100, tall, 190, 1);
    pen.line(
      [
        frame.at(-h + 50, 100, tall + 110),
        frame.at(-h * 0.3, 110, tall + 84),
        frame.at(h * 0.22, 90, tall + 120),
      ],
      1.4,
      { smooth: true },
    );
    for (const k of range(5)) {
      const t = 0.14 + k * 0.17;
      const p = (a: number, z: number) =>
        frame.at(-h + 50 + (h * 1.22 - 50) * t + a, 104, tall + 96 - Math.sin(t * 3.14) * 12 - z);
      pen.shape([p(-14, 0), p(16, 0), p(14, 46), p(-12, 44)], cloth(k), { ink: 0.8 });
    }
    const parapet = discOn({ at: (a, z) => frame.at(a, 130, tall + z) }, 0, 0, 4);
    pen.line([frame.at(-h, 130, tall), nth(parapet, 0), frame.at(h, 130, tall)], 1.6);
  },
};
