import type { Point3 } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { between, range, resample, spline, nth } from '../../core/geometry';
import { block } from '../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from './bust';

export interface CoasterOptions {
  readonly width?: number;
  /** Track points [u, w, z]. */
  readonly course: readonly Point3[];
  readonly steel?: string;
  readonly rail?: string;
  readonly train?: number;
  readonly cars?: number;
}

/**
 * Roller coaster. The course is given as [u, w, z] knots; a loop is knots that go round.
 * Supports stand under every few steps; the train runs at `train` (fraction of the course).
 */
export const coaster: ThingKind<CoasterOptions> = {
  name: 'coaster',
  footprint: ({ width = 1200 }) => block(width, 150),
  height: 150,
  draw(pen, frame, { course, steel = '#e88ba0', rail = '#d96a86', train = 0.3, cars = 5 }) {
    const s = frame.scale;
    const flat = spline(
      course.map(([u, , z]): Point => [u, z]),
      false,
      14,
    );
    const depth = spline(
      course.map(([u, w]): Point => [u, w]),
      false,
      14,
    );
    const steps = flat.map(([u, z], i) => ({ u, z, w: nth(depth, i)[1] }));
    const at = (
      { u, w, z }: { readonly u: number; readonly w: number; readonly z: number },
      dw = 0,
      dz = 0,
    ) => frame.at(u, w + dw, z + dz);
    const normal = (i: number): Point => {
      const a = nth(steps, Math.max(0, i - 1)),
        b = nth(steps, Math.min(steps.length - 1, i + 1));
      const length = Math.hypot(b.u - a.u, b.z - a.z) || 1;
      return [-(b.z - a.z) / length, (b.u - a.u) / length];
    };
    const supports = (dw: number, tone: number) => {
      const posts = [],
        braces = [];
      for (let i = 0; i < steps.length; i += 7) {
        const q = nth(steps, i),
          [, nz] = normal(i);
        if (nz < 0.15 || q.z < 40) continue;
        posts.push([frame.at(q.u - 6, q.w + dw, 0), at(q, dw)]);
        posts.push([frame.at(q.u + Math.min(90, q.z * 0.2), q.w + dw, 0), at(q, dw, -q.z * 0.12)]);
        for (let z = 80; z < q.z - 60; z += 120)
          braces.push([
            frame.at(q.u - 4, q.w + dw, z),
            frame.at(q.u + Math.min(90, q.z * 0.2) * (1 - z / q.z), q.w + dw, z + 70),
          ]);
      }
      if (posts.length) pen.bars(posts, 11 * s, steel, { tone });
      if (braces.length) pen.bars(braces, 5 * s, steel, { tone: tone - 0.2, edge: 1.8 });
    };
    supports(-34, -0.9);
    const railLine = (dw: number, off: number) =>
      steps.map((q, i) => {
        const [nu, nz] = normal(i);
        return frame.at(q.u + nu * off, q.w + dw, q.z + nz * off);
      });
    pen.bars([railLine(-26, 0)], 9 * s, rail, { tone: -0.8, smooth: true });
    supports(34, 0);
    const ties = range(Math.floor(steps.length / 2)).map((k) => [
      at(nth(steps, k * 2), -28),
      at(nth(steps, k * 2), 28),
    ]);
    pen.bars([railLine(0, -16)], 13 * s, steel, { tone: -0.4, smooth: true });
    pen.bars(ties, 5 * s, steel, { tone: 0.3, edge: 2 });
    pen.bars([railLine(26, 0)], 9 * s, rail, { tone: 0.3, smooth: true });
    const start = Math.floor(train * steps.length);
    const line = resample(
      steps.slice(start).map((q) => [q.u, q.z]),
      74,
    );
    for (let k = Math.min(cars, line.length - 2); k-- > 0;) {
      const [a, b] = [nth(line, k), nth(line, k + 1)];
      const length = Math.hypot(nth(b, 0) - nth(a, 0), nth(b, 1) - nth(a, 1)) || 1,
        t = [(nth(b, 0) - nth(a, 0)) / length, (nth(b, 1) - nth(a, 1)) / length];
      const w = nth(steps, Math.min(steps.length - 1, start + k * 5)).w + 20;
      const p = (along: number, up: number) => {
        const m = between(a, b, 0.5);
        return frame.at(
          nth(m, 0) + nth(t, 0) * along - nth(t, 1) * up,
          w,
          nth(m, 1) + nth(t, 1) * along + nth(t, 0) * up,
        );
      };
      for (const along of [-14, 14]) {
        bust(pen, p(along, 58), 12.5 * s, {
          skin: nth(BUST_SKINS, (k * 2 + (along > 0 ? 1 : 0)) % 5),
          hair: nth(BUST_HAIR, (k + (along > 0 ? 2 : 0)) % 5),
          kind: (k * 2 + (along > 0 ? 1 : 0)) * 3,
          look: 0.5,
        });
        pen.bars(
          [
            [p(along - 6, 42), p(along - 16, 74)],
            [p(along + 6, 42), p(along + 14, 76)],
          ],
          6 * s,
          along > 0 ? '#5f9ea8' : '#e3b04b',
          { edge: 1.8 },
        );
      }
      pen.shape(
        [p(-34, 4), p(34, 4), p(38, 26), p(28, 44), p(-32, 44), p(-38, 24)],
        k === cars - 1 ? '#e3b04b' : '#b8434f',
        {},
      );
      pen.line([p(-34, 22), p(36, 22)], 1, { colour: '#fbefd2' });
    }
  },
};
