/** What years of work do to a plate of armour: a seam with rivets, streaks of rust below them, chips on the edges, a hatch. */
import { TAU, arc, between, nth, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Smaller plates keep clean, picture pixels. */
const LEAST = { wide: 64, high: 54 } as const;

export function plateWear(pen: Pen, points: Points, material: string, tone: number): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [x1 - x0, y1 - y0];
  if (wide < LEAST.wide || high < LEAST.high) return;
  const { random } = pen;
  const at = (a: number, b: number): Point => [x0 + wide * a, y0 + high * b];
  pen.within(points, () => {
    // the seam steps down once; what lies under it is a shade darker
    const low = random.range(0.56, 0.72);
    const step = random.range(0.3, 0.6);
    const seam = [at(-0.1, low), at(step, low), at(step + 0.07, low + 0.08), at(1.1, low + 0.08)];
    pen.tint([...seam, at(1.1, 1.1), at(-0.1, 1.1)], material, {
      tone: tone - 0.45,
      edge: 'straight',
      opacity: 0.55,
    });
    pen.line(seam, 0.9, { opacity: 0.75 });
    pen.line(
      seam.map(([x, y]): Point => [x, y + 2.4]),
      0.8,
      { colour: material, tone: tone + 1, opacity: 0.8 },
    );
    for (const k of range(3)) {
      const a = [0.16, step - 0.1, 0.84][k] ?? 0.5;
      const b = (a > step ? low + 0.08 : low) - 0.07;
      const [x, y] = at(a, b);
      pen.tint(
        [
          [x - 2.6, y],
          [x + 2.6, y],
          [x + 1.4, y + high * random.range(0.12, 0.24)],
          [x - 0.6, y + high * random.range(0.16, 0.3)],
        ],
        '#7a4a3a',
        { opacity: 0.3, edge: 'straight' },
      );
      pen.shape(arc(x, y, 3.4, 3.4, 0, TAU, 8), material, {
        edge: 'smooth',
        ink: 0.6,
        tone: 0.9,
        contour: false,
      });
    }
    // chips where it knocked against the others
    for (const i of range(points.length)) {
      const [p, q] = [nth(points, i), nth(points, (i + 1) % points.length)];
      if (random.chance(0.45)) continue;
      const [cx, cy] = between(p, q, random.range(0.2, 0.8));
      const r = random.range(4, 9);
      pen.tint(
        range(5).map((k): Point => {
          const a = (k / 5) * TAU + random.jitter(0.3);
          return [cx + Math.cos(a) * r * random.range(0.7, 1.3), cy + Math.sin(a) * r * random.range(0.6, 1)];
        }),
        '#5a5068',
        { opacity: 0.7, edge: 'straight' },
      );
    }
    if (wide > 120 && high > 90) {
      const [hx, hy] = at(random.range(0.14, 0.3), random.range(0.18, 0.34));
      const [w, h] = [Math.min(46, wide * 0.22), Math.min(28, high * 0.18)];
      pen.shape(
        [
          [hx, hy],
          [hx + w, hy],
          [hx + w, hy + h],
          [hx, hy + h],
        ],
        material,
        { tone: tone - 0.5, ink: 0.7, contour: false },
      );
      for (const k of range(3))
        pen.line(
          [
            [hx + w * 0.2, hy + h * (0.3 + k * 0.22)],
            [hx + w * 0.8, hy + h * (0.3 + k * 0.22)],
          ],
          0.7,
        );
    }
  });
}
