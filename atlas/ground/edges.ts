/** How one surface meets the next. */
import type { Edge } from './ground';
import type { Point } from '../core/geometry';
import type { Points } from '../core/geometry';
import { nth } from '../core/geometry';
import { area as signedArea, range, resample } from '../core/geometry';
import { fractal } from '../core/noise';
import { clump } from './textures';

/** Edges: how one surface meets the next. */
export const edges = {
  /** Broken ink line. */
  ink:
    ({ edgeWidth = 3 }: { readonly edgeWidth?: number } = {}): Edge =>
    (ground, polygon) => {
      ground.inkMarks(ground.border(polygon, { keep: [20, 64], skip: [1, 2] }), {
        width: edgeWidth * 0.85,
        opacity: 0.85,
        smooth: true,
      });
    },
  /** Grass hanging over a path. `grassColour` is the surface outside. */
  grassy:
    ({ grassColour, edgeWidth = 2.4 }: { readonly grassColour: string; readonly edgeWidth?: number }): Edge =>
    (ground, polygon) => {
      ground.inkMarks(ground.border(polygon, { keep: [16, 44], skip: [2, 6] }), {
        width: edgeWidth,
        opacity: 0.7,
        smooth: true,
      });
      const clumps: [Point[][], Point[][]] = [[], []];
      const points = resample(polygon, 20, true);
      for (const [i, p] of points.entries()) {
        const s = ground.scene.scaleAt(nth(p, 1));
        if (fractal(nth(p, 0) / 130, nth(p, 1) / 130, 77) + ground.random.jitter(0.4) > 0.02) {
          const tone = ground.random.int(0, 1);
          const aside = ground.random.jitter(10);
          const grown = clump([nth(p, 0) + aside, nth(p, 1) + ground.random.jitter(8)], s, ground.random);
          const next = nth(points, (i + 1) % points.length);
          // one above the other they would stand like the rungs of a ladder
          const steep = Math.abs(next[1] - p[1]) > Math.abs(next[0] - p[0]);
          if (!steep) nth<Point[][]>(clumps, tone).push(grown);
          else if (i % 3 === 0)
            nth<Point[][]>(clumps, tone).push(grown.map(([x, y]): Point => [x + aside, y]));
        }
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
      // from the land outwards: a wet band under the bank, foam in broken arcs, one line that is the edge itself
      const bank = ground.border(polygon, { keep: [40, 90], skip: [0, 1] }, 6);
      ground.inkMarks(bank, { width: 12, opacity: 0.2, smooth: true });
      for (const [offset, width] of [
        [15, 4.6],
        [25, 2.4],
      ] as const) {
        const arcs = ground.border(polygon, { keep: [5, 16], skip: [5, 16] }, offset);
        ground.inkMarks(arcs, { width, colour: foam, tone: 0.6, opacity: 0.85, smooth: true });
      }
      ground.inkMarks(ground.border(polygon, { keep: [30, 90], skip: [0, 1] }), {
        width: 4,
        opacity: 0.95,
        smooth: true,
      });
    },
};
