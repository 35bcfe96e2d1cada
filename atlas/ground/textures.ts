/** What covers a patch of natural ground, and lamplight on water. */
import type { Ground, Texture } from './ground';
import type { Point } from '../core/geometry';
import type { Points } from '../core/geometry';
import type { Random } from '../core/random';
import { nth } from '../core/geometry';
import { arc, between, bounds, inside, range, resample } from '../core/geometry';
import { island } from './shapes';

/** Soft patches of lighter and darker tone: what keeps a large plane from reading as flat plastic. */
export function blotches(
  ground: Ground,
  polygon: Points,
  {
    material,
    spacing = 230,
    size = 1,
    strength = 0.5,
    seed = 3,
  }: {
    readonly material: string;
    readonly spacing?: number;
    readonly size?: number;
    readonly strength?: number;
    readonly seed?: number;
  },
) {
  for (const [tone, offset] of [
    [0.7, 0],
    [-0.55, 9],
  ] as const) {
    const list: Point[][] = [];
    ground.scatter(
      polygon,
      spacing,
      (p, s) => {
        const r = ground.random.range(50, 150) * s * size;
        const blob = island(p, r * 1.6, r * 0.5, {
          rough: 0.5,
          seed: ground.random.int(1, 9999),
          points: 26,
        });
        list.push(blob.map((q) => (inside(q, polygon) ? q : between(p, q, 0.4))));
      },
      { gather: -0.05, seed: seed + offset, size: 420 },
    );
    ground.fillMarks(list, material, { tone, opacity: strength });
  }
}

/** Blades of grass in small fans. */
function tuft([x, y]: Point, s: number, random: Random) {
  const count = random.int(3, 5);
  return range(count).map((i): Point[] => {
    const lean = (i / (count - 1) - 0.5) * 2;
    const height = s * random.range(13, 24) * (1 - 0.35 * Math.abs(lean));
    return [
      [x + lean * 5 * s, y],
      [x + lean * 8 * s, y - height * 0.6],
      [x + lean * 14 * s, y - height],
    ];
  });
}

/** A filled clump of grass for borders and the feet of things: blades that part from a narrow foot and bend outwards. */
export function clump([x, y]: Point, s: number, random: Random, width = 46) {
  const blades = random.int(4, 7),
    w = width * s * random.range(0.7, 1.2);
  const points: Point[] = [[x - w * 0.26, y]];
  for (let i = 0; i < blades; i++) {
    const t = (i + 0.5) / blades;
    const lean = (t - 0.5) * 2;
    const height = s * random.range(18, 36) * (1 - Math.abs(t - 0.5));
    const [foot, tip, half] = [x + lean * w * 0.22, x + lean * w * 0.62, (w * 0.34) / blades];
    const mid = foot + (tip - foot) * 0.3;
    points.push([foot - half, y - height * 0.16], [mid - half * 0.8, y - height * 0.6], [tip, y - height]);
    points.push([mid + half * 0.8, y - height * 0.56], [foot + half, y - height * 0.16]);
  }
  points.push([x + w * 0.26, y], [x, y + 2 * s]);
  return points;
}

export const grass =
  ({
    flowers = [],
    seed = 5,
    density = 1,
  }: {
    readonly flowers?: readonly string[];
    readonly seed?: number;
    readonly density?: number;
  } = {}): Texture =>
  (ground, polygon, material) => {
    blotches(ground, polygon, { material, strength: 0.55, seed });
    const marks: Point[][] = [],
      clumps: Point[][] = [];
    ground.scatter(polygon, 46 / density, (p, s) => marks.push(...tuft(p, s, ground.random)), {
      gather: 0.22,
      seed,
      size: 190,
    });
    ground.scatter(polygon, 120 / density, (p, s) => clumps.push(clump(p, s, ground.random, 38)), {
      gather: 0.1,
      seed: seed + 2,
      size: 240,
    });
    ground.inkMarks(marks, { width: 1.8, opacity: 0.55, smooth: true });
    ground.fillMarks(clumps, material, { tone: -0.9, smooth: false, ink: 1.4 });
    flowers.forEach((colour, i) => {
      const dots: Point[][] = [];
      ground.scatter(
        polygon,
        34,
        (p, s) => dots.push(arc(nth(p, 0), nth(p, 1), 4.6 * s, 3.8 * s, 0, Math.PI * 2, 5)),
        { gather: 0.5, seed: seed + 20 + i, size: 150 },
      );
      ground.fillMarks(dots, colour, { tone: 0.4, ink: 1.2 });
    });
  };

export const earth =
  ({ seed = 11, pebbles = 1 }: { readonly seed?: number; readonly pebbles?: number } = {}): Texture =>
  (ground, polygon, material) => {
    blotches(ground, polygon, { material, strength: 0.5, seed });
    const scratches: Point[][] = [],
      stones: Point[][] = [];
    ground.scatter(
      polygon,
      40,
      ([x, y], s) => {
        for (let i = 0; i < ground.random.int(2, 4); i++) {
          const dx = ground.random.range(8, 26) * s,
            oy = i * 5 * s;
          scratches.push([
            [x + i * 4 * s, y + oy],
            [x + i * 4 * s + dx, y + oy - 3 * s],
          ]);
        }
      },
      { gather: 0.33, seed, size: 170 },
    );
    ground.scatter(
      polygon,
      70 / pebbles,
      (p, s) =>
        stones.push(
          arc(
            nth(p, 0),
            nth(p, 1),
            ground.random.range(3, 9) * s,
            ground.random.range(2, 5) * s,
            0,
            Math.PI * 2,
            7,
          ),
        ),
      { gather: 0.2, seed: seed + 4, size: 200 },
    );
    ground.inkMarks(scratches, { width: 1.5, opacity: 0.4 });
    ground.fillMarks(stones, material, { tone: -0.5, ink: 1.4 });
  };

/** Water: deep body, lighter shallows near the bank, ripples that gather, glints. */
export const water =
  ({ seed = 41, foam = '#ffffff' }: { readonly seed?: number; readonly foam?: string } = {}): Texture =>
  (ground, polygon, material) => {
    const { y0, y1 } = bounds(polygon);
    const [cx, cy] = [polygon.reduce((sum, p) => sum + nth(p, 0), 0) / polygon.length, (y0 + y1) / 2];
    const shrunk = (k: number) => polygon.map(([x, y]): Point => [cx + (x - cx) * k, cy + (y - cy) * k]);
    // a river that winds would leave its bed if it shrank toward its middle
    const winds = shrunk(0.93).some((p) => !inside(p, polygon));
    const deep = (k: number, offset: number) =>
      winds ? ground.within(resample(polygon, 9, true), offset) : shrunk(k);
    ground.fillMarks([deep(0.93, 12)], material, { tone: -0.35, opacity: 0.6 });
    ground.fillMarks([deep(0.82, 26)], material, { tone: -0.5, opacity: 0.5 });
    const ripples: Point[][] = [],
      glints: Point[][] = [],
      patches: Point[][] = [];
    ground.scatter(
      polygon,
      200,
      (p, s) =>
        patches.push(
          island(p, 110 * s, 20 * s, { rough: 0.5, seed: ground.random.int(1, 999), points: 22 }).map((q) =>
            inside(q, polygon) ? q : p,
          ),
        ),
      { gather: -0.1, seed, size: 300 },
    );
    ground.fillMarks(patches, material, { tone: 0.6, opacity: 0.5 });
    ground.scatter(
      polygon,
      46,
      ([x, y], s) => {
        const w = ground.random.range(14, 40) * s,
          h = 4.5 * s;
        const wave: Point[] = [
          [x - w, y],
          [x - w * 0.5, y - h],
          [x, y],
          [x + w * 0.5, y - h],
          [x + w, y],
        ];
        if (wave.every((q) => inside(q, polygon))) (ground.random.chance(0.4) ? glints : ripples).push(wave);
      },
      { gather: 0.08, seed: seed + 1, size: 220 },
    );
    ground.inkMarks(ripples, { width: 2, opacity: 0.5, smooth: true });
    ground.inkMarks(glints, { width: 4, colour: foam, tone: 0.5, opacity: 0.85, smooth: true });
  };

/** Lamplight broken on water: short bright dashes stacked under given points. */
export function glints(
  ground: Ground,
  polygon: Points,
  { colours, near }: { readonly colours: readonly string[]; readonly near: Points },
) {
  for (const colour of colours) {
    const list: Point[][] = [];
    for (const [x, y] of near)
      for (let i = 0; i < 16; i++) {
        const s = ground.scene.scaleAt(y),
          p: Point = [x + ground.random.jitter(70 * s), y + ground.random.range(-40, 130) * s];
        const w = ground.random.range(10, 44) * s;
        if (inside([nth(p, 0) - w, nth(p, 1)], polygon) && inside([nth(p, 0) + w, nth(p, 1)], polygon))
          list.push([
            [nth(p, 0) - w, nth(p, 1)],
            [nth(p, 0) - w * 0.3, nth(p, 1) - 3 * s],
            [nth(p, 0) + w * 0.3, nth(p, 1) + 2 * s],
            [nth(p, 0) + w, nth(p, 1)],
          ]);
      }
    ground.inkMarks(list, { width: 5, colour: { emit: colour }, opacity: 0.75, smooth: true });
  }
}
