/** A tower of the city that was: floors without people, windows without glass, and a wood on its roof. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { Leaning, cracks, drape, ragged, rods, stains } from './ruin';

export type TowerFront = 'office' | 'flats' | 'glass';

export interface RuinedTowerOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly floors?: number;
  /** How far it leans along its front, a share of its height. */
  readonly lean?: number;
  readonly front?: TowerFront;
  readonly concrete?: string;
  readonly leaf?: string;
  /** A bite out of its front, at this share of its height. */
  readonly bite?: number;
  /** How much grows on its roof, 0 to 3. */
  readonly wood?: number;
}

const FLOOR = 84;
const HOLE = '#414c4a';
const GLASS = '#a9c6bd';

function office(pen: Pen, wall: Wall, floors: number, concrete: string) {
  const { random } = pen;
  const bays = Math.max(2, Math.round(wall.width / 62));
  const step = (wall.width - 20) / bays;
  for (const f of range(floors)) {
    const z = f * FLOOR + 26;
    for (const i of range(bays)) {
      const [a, b] = [10 + i * step + 7, 10 + (i + 1) * step - 7];
      const glazed = random.chance(0.36);
      wall.panel(a, z, b, z + 44, glazed ? GLASS : HOLE, { ink: 0.8, tone: glazed ? wall.tone : -0.4 });
      if (glazed)
        pen.tint(
          [wall.at(a + 3, z + 4), wall.at(a + (b - a) * 0.55, z + 41), wall.at(a + 3, z + 41)],
          '#f0f4e6',
          {
            edge: 'straight',
            opacity: 0.55,
          },
        );
      else if (random.chance(0.3))
        pen.shape([wall.at(a, z), wall.at(b, z), wall.at(b, z + random.range(8, 34))], GLASS, {
          ink: 0.6,
          contour: false,
          tone: wall.tone,
        });
    }
    wall.panel(0, z + 52, wall.width, z + 62, concrete, { ink: 0.6, tone: wall.tone + 0.35 });
  }
}

function flats(pen: Pen, wall: Wall, floors: number, concrete: string, leaf: string) {
  const { random } = pen;
  const bays = Math.max(2, Math.round(wall.width / 104));
  const step = (wall.width - 16) / bays;
  for (const f of range(floors)) {
    const z = f * FLOOR + 14;
    for (const i of range(bays)) {
      const [a, b] = [8 + i * step + 8, 8 + (i + 1) * step - 8];
      wall.panel(a, z, b, z + 58, HOLE, { ink: 0.8, tone: -0.5 });
      wall.panel(a + 6, z + 20, a + (b - a) * 0.44, z + 56, '#8d9a8c', { ink: 0.6, tone: wall.tone });
      if (random.chance(0.14)) continue;
      wall.panel(a - 5, z - 4, b + 5, z + 24, concrete, { ink: 0.8, tone: wall.tone + 0.3 });
      for (let s = a + 8; s < b - 2; s += 14)
        pen.line([wall.at(s, z), wall.at(s, z + 18)], 0.5, { opacity: 0.6 });
      if (random.chance(0.34))
        drape(pen, wall, [a, b - 10], z + 22, random.range(24, 60), leaf, wall.tone * 0.6);
    }
  }
}

function glass(pen: Pen, wall: Wall, floors: number) {
  const { random } = pen;
  const bays = Math.max(2, Math.round(wall.width / 44));
  const step = (wall.width - 14) / bays;
  for (const f of range(floors))
    for (const i of range(bays)) {
      const [a, z] = [7 + i * step, f * FLOOR + 12];
      for (const k of [0, 36]) {
        const gone = random.chance(0.3);
        wall.panel(
          a + 2,
          z + k,
          a + step - 2,
          z + k + 33,
          gone ? HOLE : random.pick([GLASS, '#bcd3c6', '#93b5ac']),
          {
            ink: 0.6,
            tone: gone ? -0.4 : wall.tone + 0.1,
          },
        );
      }
    }
  for (const f of range(floors + 1))
    pen.line([wall.at(4, f * FLOOR + 6), wall.at(wall.width - 4, f * FLOOR + 6)], 1.4, { opacity: 0.8 });
}

/** A hole in the front that shows the floors behind it. */
function bitten(pen: Pen, wall: Wall, at: number, concrete: string) {
  const z = wall.height * at;
  const reach = Math.min(150, wall.width * 0.5);
  const rim: Point[] = [
    wall.at(wall.width + 1, z - 120),
    wall.at(wall.width - reach * 0.5, z - 96),
    wall.at(wall.width - reach * 0.8, z - 50),
    wall.at(wall.width - reach, z + 6),
    wall.at(wall.width - reach * 0.7, z + 52),
    wall.at(wall.width - reach * 0.62, z + 104),
    wall.at(wall.width - reach * 0.2, z + 128),
    wall.at(wall.width + 1, z + 150),
  ];
  pen.shape(rim, '#4f564f', { contour: false, ink: 1.3, wobble: 3 });
  for (const dz of [-76, 8, 92]) {
    const k = dz === 8 ? 0.92 : 0.6;
    const [a, b] = [wall.at(wall.width - reach * k, z + dz), wall.at(wall.width, z + dz)];
    pen.shape(
      [a, b, wall.at(wall.width, z + dz + 13), wall.at(wall.width - reach * k, z + dz + 12)],
      concrete,
      {
        contour: false,
        ink: 0.8,
        tone: 0.3,
      },
    );
    rods(pen, [a, wall.at(wall.width - reach * k + 6, z + dz + 8)], [-22 * pen.weight, 12 * pen.weight]);
  }
  for (const s of [0.3, 0.66])
    pen.line([wall.at(wall.width - reach * s, z - 76), wall.at(wall.width - reach * s, z + 92)], 2.2);
}

export const ruinedTower: ThingKind<RuinedTowerOptions> = {
  name: 'ruinedTower',
  footprint: ({ width = 260, depth = 220 }) => block(width + 10, depth + 10),
  height: ({ floors = 8 }) => Math.min(420, floors * FLOOR * 0.6),
  draw(
    pen,
    upright,
    {
      width = 260,
      depth = 220,
      floors = 8,
      lean = 0,
      front = 'office',
      concrete = '#d6d3c0',
      leaf = '#74964f',
      bite,
      wood = 2,
    },
    random,
  ) {
    const frame = lean ? new Leaning(upright, lean) : upright;
    const [h, d, s] = [width / 2, depth / 2, frame.scale];
    const top = floors * FLOOR + 8;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: top }, concrete, {
      topMaterial: '#aab684',
    });
    for (const wall of Object.values(walls)) {
      if (front === 'office') office(pen, wall, floors, concrete);
      else if (front === 'flats') flats(pen, wall, floors, concrete, leaf);
      else glass(pen, wall, floors);
      stains(pen, wall, Math.round(wall.width / 34));
      cracks(pen, wall, Math.round(wall.width / 40));
    }
    if (bite !== undefined && walls.front) bitten(pen, walls.front, bite, concrete);
    // what is left of the storey above
    const stump = (u: number, w: number, tall: number) =>
      box(pen, frame, { u0: u - 13, u1: u + 13, w0: w - 13, w1: w + 13, z0: top, z1: top + tall }, concrete);
    for (const [u, tall] of [
      [-h + 16, 66],
      [0, 34],
      [h - 16, 84],
    ] as const)
      stump(u, -d + 16, tall * random.range(0.7, 1.2));
    const crown = range(wood * 2);
    for (const i of crown) {
      const u = -h * 0.66 + (1.32 * h * (i + 0.5)) / Math.max(1, crown.length);
      const r = random.range(44, 66) * s;
      const [x, y] = frame.at(u, -d * 0.2, top + 24 + random.range(20, 56));
      pen.line([frame.at(u, -d * 0.2, top), [x, y]], 4, { colour: '#7f6a52' });
      puff(pen, [x, y], r, r * 0.76, leaf, i % 2 ? 0.1 : 0.35);
    }
    stump(-h + 16, d - 16, random.range(16, 40));
    stump(h - 16, d - 16, random.range(30, 66));
    for (const wall of Object.values(walls)) {
      const edge = ragged(pen, wall, wall.width, 0, top, 9);
      pen.shape([wall.at(0, top - 26), wall.at(wall.width, top - 26), ...edge], concrete, {
        tone: wall.tone + 0.2,
        contour: false,
        ink: 0.9,
      });
      rods(pen, [nth(edge, 1), nth(edge, -2)], [random.jitter(8), -26 * s]);
      drape(
        pen,
        wall,
        [wall.width * 0.06, wall.width * random.range(0.4, 0.6)],
        top - 4,
        random.range(150, 300),
        leaf,
        wall.tone * 0.5,
      );
      drape(
        pen,
        wall,
        [wall.width * 0.7, wall.width * 0.96],
        top - 4,
        random.range(60, 160),
        leaf,
        wall.tone * 0.5,
      );
      for (const i of range(Math.round(wall.width / 40))) {
        const [x, y] = wall.at(16 + i * 40, random.range(4, 26));
        const r = random.range(22, 38) * s;
        puff(pen, [x, y], r, r * 0.8, leaf, wall.tone * 0.4);
      }
    }
  },
};
