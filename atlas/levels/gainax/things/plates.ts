/** Armour plates: how every machine of this place is built. */
import { bevel } from '../../../core/bevel';
import { arc, between, nth, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { plateWear } from './plate-wear';

export type Flat = (u: number, z: number) => Point;
export const flat =
  (frame: Frame): Flat =>
  (u, z) =>
    frame.at(u, 0, z);

/** A plate lit from the left: its right side in shade, a glint along its upper left edge. Points run clockwise. */
export function plate(pen: Pen, points: Points, material: Material, tone = 0): void {
  pen.shape(points, material, { tone });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const toward: Point = [x0 + (x1 - x0) * 0.82, y0 + (y1 - y0) * 0.72];
  const mid = (x0 + x1) / 2;
  const shade = points.map((p): Point =>
    p[0] > mid - 2 ? p : [mid + (p[0] - mid) * -0.12, between(p, toward, 0.16)[1]],
  );
  pen.tint(shade, material, { tone: tone - 0.95, edge: 'straight' });
  const lit = points.filter(([x, y]) => x < mid && y < (y0 + y1) / 2 + 1);
  if (lit.length > 1) {
    const inner = [...lit].reverse().map((p) => between(p, [mid, (y0 + y1) / 2], 0.2));
    pen.tint([...lit, ...inner], material, { tone: tone + 0.9, edge: 'straight' });
  }
  bevel(pen, points, material, tone);
  if (typeof material === 'string') plateWear(pen, points, material, tone);
}

/** Yellow and black stripes on a wall. */
export function hazard(wall: Wall, s0: number, z0: number, s1: number, z1: number): void {
  const { pen } = wall;
  wall.panel(s0, z0, s1, z1, '#f2c33c', { ink: 0.9 });
  const h = z1 - z0;
  for (let s = s0; s < s1 - h; s += h * 1.5)
    pen.tint(
      [wall.at(s, z0), wall.at(s + h * 0.7, z0), wall.at(s + h * 1.5, z1), wall.at(s + h * 0.8, z1)].map(
        ([x, y]): Point => [x, y],
      ),
      '#3a3040',
      { edge: 'straight' },
    );
}

/** A cone with a spiral groove, from the middle of its base to its tip. */
export function drillCone(
  pen: Pen,
  base: Point,
  tip: Point,
  radius: number,
  material: Material,
  turns = 5,
): void {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const at = (t: number, k: number): Point => [
    base[0] + dx * t + nx * radius * (1 - t) * k,
    base[1] + dy * t + ny * radius * (1 - t) * k,
  ];
  pen.shape(
    [
      at(0, -1),
      tip,
      at(0, 1),
      ...arc(0, 0, 1, 1, 0, Math.PI, 7)
        .map(([c, q]) => at(-q * 0.07, c))
        .slice(1, -1),
    ],
    material,
  );
  pen.tint([at(0, 0.15), tip, at(0, 1)], material, {
    tone: dx * ny - dy * nx > 0 ? -1.1 : -1.1,
    edge: 'straight',
  });
  pen.tint([at(0, -0.8), tip, at(0, -0.4)], material, { tone: 1.2, edge: 'straight' });
  for (const i of range(turns)) {
    const t = (i + 0.2) / (turns + 0.4);
    const groove = range(7).map((j) => at(t + (j / 6) * (0.6 / turns), -1 + (j / 6) * 2));
    pen.line(groove, 2.2, { smooth: true });
    pen.line(
      groove.map(([x, y]): Point => [x + nth([dx], 0) * 0.012, y + dy * 0.012]),
      1.2,
      { colour: material, tone: 1.3, smooth: true },
    );
  }
}
