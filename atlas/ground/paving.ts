/** What people laid: cobbles, slabs, boards. */
import type { Texture } from './ground';
import type { Point } from '../core/geometry';
import { nth } from '../core/geometry';
import { bounds, inside } from '../core/geometry';
import { noise } from '../core/noise';
import { blotches } from './textures';

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
