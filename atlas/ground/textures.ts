/** What covers a patch of ground, and how one surface meets the next. */
import type { Edge, Ground, Texture } from './ground';
import type { Point } from '../core/geometry';
import type { Points } from '../core/geometry';
import type { Random } from '../core/random';
import { nth } from '../core/geometry';
import { arc, area as signedArea, between, bounds, inside, range, resample } from '../core/geometry';
import { fractal, noise } from '../core/noise';
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

/** A filled clump of grass for borders and the feet of things. */
export function clump([x, y]: Point, s: number, random: Random, width = 46) {
  const blades = random.int(4, 7),
    w = width * s * random.range(0.7, 1.2);
  const points: Point[] = [[x - w / 2, y]];
  for (let i = 0; i < blades; i++) {
    const t = (i + 0.5) / blades;
    const lean = (t - 0.5) * 14 * s;
    points.push([x - w / 2 + w * t + lean, y - s * random.range(16, 34) * (1 - Math.abs(t - 0.5))]);
    points.push([x - w / 2 + (w * (i + 1)) / blades, y - 3 * s]);
  }
  points.push([x + w / 2, y], [x, y + 4 * s]);
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

/** Rounded paving stones, drawn in clusters and left out between them. */
export const cobbles =
  ({
    seed = 21,
    cover = 0.05,
    stone = 34,
  }: { readonly seed?: number; readonly cover?: number; readonly stone?: number } = {}): Texture =>
  (ground, polygon, material) => {
    blotches(ground, polygon, { material, strength: 0.45, seed });
    const outlines: Point[][] = [],
      light: Point[][] = [],
      dark: Point[][] = [];
    const { y0, y1 } = bounds(polygon);
    let row = 0;
    for (let y = Math.max(y0, ground.scene.horizon); y < Math.min(y1, ground.scene.height + 20); row++) {
      const s = ground.scene.scaleAt(y),
        h = stone * 0.5 * s;
      for (let x = -((row % 2) * stone * s) / 2; x < ground.scene.width;) {
        const w = stone * s * ground.random.range(0.75, 1.3);
        const c: Point = [x + w / 2, y];
        const drawn = noise(nth(c, 0) / 210, nth(c, 1) / 110, seed) + ground.random.jitter(0.25) > cover;
        if (drawn && inside(c, polygon) && inside([x, y + h], polygon) && inside([x + w, y - h], polygon)) {
          const [a, b] = [w * 0.46, h * 0.44];
          const corners: Point[] = [
            [-a, -b * 0.6],
            [-a * 0.6, -b],
            [a * 0.6, -b],
            [a, -b * 0.5],
            [a, b * 0.5],
            [a * 0.6, b],
            [-a * 0.6, b],
            [-a, b * 0.5],
          ];
          const box = corners.map(([px, py]): Point => [
            nth(c, 0) + px + ground.random.jitter(1.6 * s),
            nth(c, 1) + py + ground.random.jitter(1.2 * s),
          ]);
          outlines.push([...box, nth(box, 0)]);
          const roll = ground.random.next();
          if (roll < 0.22) light.push(box);
          else if (roll < 0.42) dark.push(box);
        }
        x += w;
      }
      y += h;
    }
    ground.fillMarks(light, material, { tone: 0.8, opacity: 0.8 });
    ground.fillMarks(dark, material, { tone: -0.6, opacity: 0.7 });
    ground.inkMarks(outlines, { width: 1.5, opacity: 0.5, smooth: true });
  };

/** Square slabs in perspective toward a far point; a few are cracked, tinted or missing their joints. */
export const slabs =
  ({
    seed = 31,
    slab = 110,
    toward,
  }: {
    readonly seed?: number;
    readonly slab?: number;
    readonly toward?: Point;
  }): Texture =>
  (ground, polygon, material) => {
    blotches(ground, polygon, { material, strength: 0.45, seed });
    const { horizon, width, height } = ground.scene;
    const [vx, vy] = toward ?? [width / 2, horizon - 1400];
    const joints: Point[][] = [],
      tinted: Point[][] = [];
    let y = horizon;
    const yRows: number[] = [];
    while (y < height + 200) yRows.push((y += slab * 0.5 * ground.scene.scaleAt(y)));
    const xAt = (k: number, yy: number) =>
      vx + ((k * slab * (yy - vy)) / (height - vy)) * ground.scene.nearScale;
    for (let r = 0; r + 1 < yRows.length; r++) {
      for (let k = -40; k < 40; k++) {
        const corners: [Point, Point, Point, Point] = [
          [xAt(k, nth(yRows, r)), nth(yRows, r)],
          [xAt(k + 1, nth(yRows, r)), nth(yRows, r)],
          [xAt(k + 1, nth(yRows, r + 1)), nth(yRows, r + 1)],
          [xAt(k, nth(yRows, r + 1)), nth(yRows, r + 1)],
        ];
        if (!corners.every((c) => inside(c, polygon))) continue;
        if (noise(nth(corners, 0)[0] / 260, nth(corners, 0)[1] / 140, seed) < -0.25) continue;
        if (ground.random.chance(0.85)) joints.push([nth(corners, 0), nth(corners, 1)]);
        if (ground.random.chance(0.85)) joints.push([nth(corners, 0), nth(corners, 3)]);
        if (ground.random.chance(0.13)) tinted.push(corners);
      }
    }
    ground.fillMarks(tinted, material, { tone: -0.5, opacity: 0.55, smooth: false });
    ground.inkMarks(joints, { width: 1.6, opacity: 0.45 });
  };

/** Water: deep body, lighter shallows near the bank, ripples that gather, glints. */
export const water =
  ({ seed = 41, foam = '#ffffff' }: { readonly seed?: number; readonly foam?: string } = {}): Texture =>
  (ground, polygon, material) => {
    const { y0, y1 } = bounds(polygon);
    const inner = (k: number) =>
      polygon.map(([x, y]): Point => {
        const cx = polygon.reduce((sum, p) => sum + nth(p, 0), 0) / polygon.length,
          cy = (y0 + y1) / 2;
        return [cx + (x - cx) * k, cy + (y - cy) * k];
      });
    ground.fillMarks([inner(0.93)], material, { tone: -0.35, opacity: 0.6 });
    ground.fillMarks([inner(0.82)], material, { tone: -0.5, opacity: 0.5 });
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

/** Boards across a polygon. angle in screen radians. */
export const boards =
  ({
    angle = 0.1,
    gap = 26,
    seed = 51,
  }: { readonly angle?: number; readonly gap?: number; readonly seed?: number } = {}): Texture =>
  (ground, polygon, material) => {
    blotches(ground, polygon, { material, strength: 0.4, seed });
    const { x0, y0, x1, y1 } = bounds(polygon);
    const lines: Point[][] = [];
    for (let y = y0 - 400; y < y1 + 400; y += gap * 0.5 * ground.scene.scaleAt(y)) {
      let run: Point[] = [];
      for (let x = x0; x <= x1; x += 14) {
        const p: Point = [x, y + (x - x0) * Math.tan(angle)];
        if (inside(p, polygon) && !ground.random.chance(0.02)) run.push(p);
        else {
          if (run.length > 2) lines.push([nth(run, 0), nth(run, -1)]);
          run = [];
        }
      }
      if (run.length > 2) lines.push([nth(run, 0), nth(run, -1)]);
    }
    ground.inkMarks(lines, { width: 1.8, opacity: 0.5 });
  };

/** Edges: how one surface meets the next. */
export const edges = {
  /** Broken ink line. */
  ink:
    ({ edgeWidth = 3 }: { readonly edgeWidth?: number } = {}): Edge =>
    (ground, polygon) => {
      ground.inkMarks(ground.border(polygon), { width: edgeWidth, opacity: 0.8, smooth: true });
    },
  /** Grass hanging over a path. `grassColour` is the surface outside. */
  grassy:
    ({ grassColour, edgeWidth = 2.4 }: { readonly grassColour: string; readonly edgeWidth?: number }): Edge =>
    (ground, polygon) => {
      ground.inkMarks(ground.border(polygon, { keep: [8, 30], skip: [3, 12] }), {
        width: edgeWidth,
        opacity: 0.7,
        smooth: true,
      });
      const clumps: [Point[][], Point[][]] = [[], []];
      for (const p of resample(polygon, 20, true)) {
        const s = ground.scene.scaleAt(nth(p, 1));
        if (fractal(nth(p, 0) / 130, nth(p, 1) / 130, 77) + ground.random.jitter(0.4) > 0.02)
          nth<Point[][]>(clumps, ground.random.int(0, 1)).push(
            clump(
              [nth(p, 0) + ground.random.jitter(10), nth(p, 1) + ground.random.jitter(8)],
              s,
              ground.random,
            ),
          );
      }
      ground.fillMarks(nth(clumps, 0), grassColour, { tone: -0.8, smooth: false, ink: 1.6 });
      ground.fillMarks(nth(clumps, 1), grassColour, { tone: -0.1, smooth: false, ink: 1.6 });
    },
  /** A stone kerb: the surface is raised or sunk by `lift` world units. */
  kerb:
    ({
      kerbColour = '#b9ae9a',
      kerbWidth = 16,
      lift = 10,
    }: { readonly kerbColour?: string; readonly kerbWidth?: number; readonly lift?: number } = {}): Edge =>
    (ground, polygon) => {
      const points = resample(polygon, 6, true);
      const light: Point[][] = [],
        faces: Point[][] = [],
        joints: Point[][] = [];
      const side = signedArea(points) > 0 ? 1 : -1;
      for (let i = 0; i < points.length; i += 6) {
        const piece = range(7).map((k) => nth(points, (i + k) % points.length));
        const s = ground.scene.scaleAt(nth(piece, 0)[1]);
        const out = piece.map((p, k): Point => {
          const q = nth(piece, Math.min(6, k + 1)),
            o = nth(piece, Math.max(0, k - 1));
          const length = Math.hypot(nth(q, 0) - nth(o, 0), nth(q, 1) - nth(o, 1)) || 1;
          return [
            nth(p, 0) + side * ((nth(q, 1) - nth(o, 1)) / length) * kerbWidth * s,
            nth(p, 1) - side * ((nth(q, 0) - nth(o, 0)) / length) * kerbWidth * 0.55 * s,
          ];
        });
        const raised = (list: Points) => list.map(([x, y]): Point => [x, y - lift * s]);
        faces.push([...piece, ...raised(piece).reverse()], [...out, ...raised(out).reverse()]);
        light.push([...raised(piece), ...raised(out).reverse()]);
        joints.push([nth(raised(piece), 0), nth(raised(out), 0)]);
      }
      ground.fillMarks(faces, kerbColour, { tone: -1.1, smooth: false, ink: 1.2 });
      ground.fillMarks(light, kerbColour, { tone: 0.4, smooth: false, ink: 1.6 });
      ground.inkMarks(joints, { width: 1.8, opacity: 0.8 });
    },
  /** A natural shore: foam inside a heavy line. */
  bank:
    ({ foam = '#ffffff' }: { readonly foam?: string } = {}): Edge =>
    (ground, polygon) => {
      const foamLines: Point[][] = [];
      const cx = polygon.reduce((sum, p) => sum + nth(p, 0), 0) / polygon.length,
        cy = polygon.reduce((sum, p) => sum + nth(p, 1), 0) / polygon.length;
      for (const piece of ground.border(polygon, { keep: [6, 18], skip: [4, 14] }))
        foamLines.push(piece.map((p) => between(p, [cx, cy], 0.035)));
      ground.inkMarks(foamLines, { width: 5, colour: foam, tone: 0.6, opacity: 0.85, smooth: true });
      ground.inkMarks(ground.border(polygon, { keep: [14, 50], skip: [1, 3] }), {
        width: 4.5,
        opacity: 0.95,
        smooth: true,
      });
    },
};
