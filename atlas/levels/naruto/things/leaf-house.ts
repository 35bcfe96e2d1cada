/** Houses of the village: plaster boxes that grew storeys, towers, tanks and pipes whenever a cousin moved in. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { kanji } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { hipRoof } from '../../../core/roofs';
import { box, drum, stripedCone } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { Random } from '../../../core/random';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { noren, tiles } from '../../../things/town/facade';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';

export interface LeafHouseOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly storeys?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly trim?: string;
  /** What stands on the roof. */
  readonly crown?: 'hip' | 'terrace' | 'turret';
  readonly sign?: string | undefined;
  readonly cloth?: string;
}

const STOREY = 128;

function windowOn(
  wall: Wall,
  s0: number,
  s1: number,
  z0: number,
  trim: string,
  lit: string,
  random: Random,
): void {
  const { pen } = wall;
  wall.panel(s0 - 5, z0 - 5, s1 + 5, z0 + 67, trim, { ink: 0.9 });
  wall.panel(s0, z0, s1, z0 + 62, pen.light.night ? { emit: '#ffd486' } : lit, { ink: 0.8 });
  keptWindow(wall, { s0, s1, z0, z1: z0 + 62 });
  const mid = (s0 + s1) / 2;
  pen.line([wall.at(mid, z0), wall.at(mid, z0 + 62)], 1.1, { colour: trim });
  pen.line([wall.at(s0, z0 + 34), wall.at(s1, z0 + 34)], 1.1, { colour: trim });
  if (random.chance(0.35)) {
    wall.panel(s0 - 8, z0 - 14, s1 + 8, z0 - 2, '#8a5a3a', { ink: 0.8 });
    for (const k of range(4)) {
      // a leaf to either side, and a bloom that leans over the edge
      const [x, y] = wall.at(s0 + ((s1 - s0) * (k + 0.5)) / 4, z0 + 2);
      const lean = (k % 2 ? 2 : -2) + random.jitter(2);
      pen.tint(
        [
          [x - 8, y + 1],
          [x - 3, y - 6],
          [x, y],
          [x + 4, y - 7],
          [x + 8, y + 1],
        ],
        '#4f8a44',
        { edge: 'straight' },
      );
      pen.shape(
        arc(x + lean, y - 7, 5.4, 5, 0, Math.PI * 2, 7),
        random.pick(['#e8677f', '#f6c84a', '#fbf0f4']),
        { edge: 'scallop', ink: 0.5, contour: false },
      );
    }
  }
}

/** A pipe that runs up the corner, and the wires the pigeons hate. */
function plumbing(pen: Pen, frame: Frame, h: number, d: number, low: number, high: number): void {
  const at = (u: number, t: number): Point => frame.at(u, d + 8, low + (high - low) * t);
  pen.bars([[at(h - 16, 0), at(h - 16, 0.6), at(h - 34, 0.74), at(h - 34, 1)]], 9 * frame.scale, '#7f8f94');
}

function laundry(pen: Pen, from: Point, to: Point, s: number, random: Random): void {
  pen.line([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 10 * s], to], 1, { smooth: true });
  for (const k of range(4)) {
    const t = (k + 0.7) / 4.6;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 8 * s];
    const [w, h] = [15 * s, random.range(26, 42) * s];
    // a jacket with its arms hanging, then trousers, then a towel
    const cut: readonly Point[] =
      k % 3 === 0
        ? [
            [-1, 0],
            [-1.5, 0.5],
            [-1.1, 0.62],
            [-0.8, 0.4],
            [-0.8, 1],
            [0.8, 1],
            [0.8, 0.4],
            [1.1, 0.62],
            [1.5, 0.5],
            [1, 0],
            [0, 0.14],
          ]
        : k % 3 === 1
          ? [
              [-0.8, 0],
              [-0.95, 1],
              [-0.2, 1],
              [0, 0.4],
              [0.2, 1],
              [0.95, 1],
              [0.8, 0],
            ]
          : [
              [-1, 0],
              [-0.94, 0.9],
              [0, 1],
              [0.9, 0.9],
              [1, 0],
            ];
    pen.shape(
      cut.map(([u, v]): Point => [x + u * w, y + v * h]),
      random.pick(['#f4f0e6', '#f0903a', '#5f8fb0', '#d8604a', '#6f9a5a']),
      { ink: 0.8 },
    );
  }
}

export const leafHouse: ThingKind<LeafHouseOptions> = {
  name: 'leafHouse',
  footprint: ({ width = 300, depth = 230 }) => block(width + 30, depth + 40),
  height: ({ storeys = 2 }) => storeys * STOREY + 80,
  lamps: ({ depth = 230 }) => [{ w: depth / 2 + 50, reach: 300 }],
  draw(
    pen,
    frame,
    {
      width = 300,
      depth = 230,
      storeys = 2,
      wall = '#f0d9ae',
      roof = '#d9653c',
      trim = '#8a5a3a',
      crown = 'hip',
      sign,
      cloth = '#2f7f78',
    },
    random,
  ) {
    const s = frame.scale;
    const [h, d] = [width / 2, depth / 2];
    const glass = '#5f7f92';
    let z = 0;
    for (const i of range(storeys)) {
      const inset = i === 0 ? 0 : 14 + 10 * i;
      const [u0, u1, w0, w1] = [-h + inset, h - inset, -d + inset * 0.5, d - inset];
      const walls = box(pen, frame, { u0, u1, w0, w1, z0: z, z1: z + STOREY }, i % 2 ? '#fbecc8' : wall, {
        top: false,
      });
      for (const side of [walls.left, walls.right].flatMap((face) => face ?? []))
        windowOn(side, side.width * 0.36, side.width * 0.64, 40, trim, glass, random);
      const { front } = walls;
      if (front) {
        for (const k of [0, 1])
          front.panel(k * (front.width - 12), 0, k * (front.width - 12) + 12, STOREY, trim, { ink: 0.8 });
        front.panel(0, 0, front.width, i ? 10 : 18, i ? trim : '#a8937a', { ink: 0.8 });
        if (i === 0) {
          const door = front.width * 0.5;
          front.panel(door - 42, 0, door + 42, 98, trim, { ink: 1.1 });
          front.panel(door - 34, 0, door + 34, 92, '#5a3a2e', { ink: 0.9 });
          if (sign) {
            noren(pen, front, door - 50, door + 50, 66, 104, cloth, undefined);
            front.panel(18, 30, door - 60, 100, '#fbf0d6', { ink: 1 });
            kanji(pen, front, sign, { s: (door - 42) / 2, z: 96, size: 50, colour: '#b8342f', width: 2.6 });
          } else windowOn(front, 24, door - 60, 36, trim, glass, random);
          windowOn(front, door + 62, front.width - 22, 36, trim, glass, random);
        } else {
          const bays = Math.max(2, Math.round(front.width / 96));
          for (const k of range(bays)) {
            const mid = (front.width * (k + 0.5)) / bays;
            windowOn(front, mid - 24, mid + 24, 36, trim, glass, random);
          }
        }
        // plaster has fallen where a training star missed
        const at = random.range(0.2, 0.8) * front.width;
        for (const k of range(3))
          pen.line([front.at(at + k * 12, 106 - k * 5), front.at(at + 9 + k * 12, 106 - k * 5)], 1, {
            colour: '#b98a5a',
          });
      }
      eaveShade(walls, 30);
      z += STOREY;
      if (i < storeys - 1) {
        hipRoof(
          pen,
          frame,
          { u0, u1, w0, w1, z: z - 6, rise: 36, over: 30, drop: 12, inset: 0.2, curl: 8 },
          roof,
          (slope) => {
            tiles(pen, slope, { material: roof });
            pen.line(slope.slice(0, 7), 1.6, { smooth: true });
          },
        );
      }
    }
    const inset = storeys > 1 ? 14 + 10 * (storeys - 1) : 0;
    const [u0, u1, w0, w1] = [-h + inset, h - inset, -d + inset * 0.5, d - inset];
    plumbing(pen, frame, h - inset, d - inset, z - STOREY + 12, z);
    if (crown === 'terrace') {
      box(pen, frame, { u0: u0 - 14, u1: u1 + 14, w0: w0 - 14, w1: w1 + 14, z0: z, z1: z + 22 }, roof, {
        topMaterial: '#e8cf9e',
      });
      // the tank stands on a frame of beams, and its shade on the roof says where
      const tank = frame.moved(u0 + 66, w0 + 62, z + 22);
      pen.tint(tank.disc(10, 6, 0, 58), '#5a3f4a', { opacity: 0.3 });
      const foot = (u: number, w: number, k: number): Point => tank.at(u, w, k);
      for (const w of [-26, 26])
        pen.bars(
          [-34, 34].map((u) => [foot(u, w, 0), foot(u * 0.9, w, 40)]),
          8 * s,
          trim,
          { tone: w < 0 ? -0.8 : 0 },
        );
      pen.bars([[foot(-34, 26, 4), foot(34, 26, 34)]], 4 * s, trim);
      box(pen, tank, { u0: -44, u1: 44, w0: -34, w1: 34, z0: 36, z1: 44 }, trim);
      drum(pen, tank, { r: 42, z0: 44, z1: 122 }, '#8fa6a8', { topMaterial: '#6f868a' });
      for (const k of [62, 100])
        pen.bars([tank.disc(0, 0, k, 42.5, 0.06, 3.08, 14)], 4 * s, '#6f868a', { edge: 1 });
      laundry(pen, frame.at(u0 + 110, w1 - 30, z + 104), frame.at(u1 - 10, w1 - 30, z + 96), s, random);
      for (const u of [u0 + 110, u1 - 10])
        pen.bars([[frame.at(u, w1 - 30, z + 22), frame.at(u, w1 - 30, z + 112)]], 6 * s, trim);
      return;
    }
    const slopes = hipRoof(
      pen,
      frame,
      { u0, u1, w0, w1, z, rise: 84, over: 34, drop: 14, inset: 0.42, curl: 14 },
      roof,
      (slope) => {
        tiles(pen, slope, { material: roof });
        pen.line(slope.slice(0, 7), 2, { smooth: true });
      },
    );
    dressRoof(pen, slopes, {
      roof,
      wall,
      unit: s,
      pieces: crown === 'turret' ? ['patch', 'moss'] : ['skylight', 'pipe', 'patch', 'moss', 'patch'],
      spots: [0.3, 0.62],
    });
    if (crown === 'turret') {
      const top = z + 40;
      drum(pen, frame, { u: u1 - 66, r: 56, z0: top, z1: top + 96 }, wall, { top: false });
      for (const a of [-26, 12]) {
        const [x, y] = frame.at(u1 - 66 + a, 52, top + 34);
        pen.shape(
          [
            [x - 12 * s, y],
            [x + 12 * s, y],
            [x + 12 * s, y - 34 * s],
            [x, y - 44 * s],
            [x - 12 * s, y - 34 * s],
          ],
          pen.light.night ? { emit: '#ffd486' } : glass,
          { ink: 0.9, contour: false },
        );
      }
      stripedCone(
        pen,
        frame,
        { u: u1 - 66, r: 88, r1: 6, z0: top + 88, z1: top + 172, bulge: -14, sectors: 20 },
        [roof, roof],
      );
      pen.bars([[frame.at(u1 - 66, 0, top + 168), frame.at(u1 - 66, 0, top + 202)]], 6 * s, '#e8b84a');
    }
  },
};
