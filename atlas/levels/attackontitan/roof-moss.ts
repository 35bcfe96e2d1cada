/** Moss that has grown over the edge of a roof of level 20 and hangs from its tiles. */
import type { Part } from '../../core/compose';
import { TAU, arc, lerp, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { Pen } from '../../core/pen';
import type { Scene } from '../../core/scene';

/** The middle of each cushion on the eave, its width, and how far its right end lies lower, picture pixels. */
const CUSHIONS: readonly (readonly [x: number, y: number, wide: number, falls: number])[] = [
  [2384, 1166, 124, -12],
  [2092, 1546, 132, 10],
  [62, 1370, 136, -12],
  [120, 1914, 140, -18],
  [1064, 938, 100, -6],
];

const GREENS = ['#5c8049', '#6f9350', '#86a85c'] as const;

/** How far each tip hangs below the edge, as a share. */
const TIPS = [0.5, 0.9, 0.6, 1, 0.7, 0.45, 0.85, 0.55];

/** Drawn over the picture, where nobody stands before an eave: as a thing it would change who finds room. */
export function mossyEaves(scene: Scene): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('eaves'), weight: 0.8 });
  for (const [x, y, wide, falls] of CUSHIONS) {
    const on = (t: number, dy: number): Point => [x + (t - 0.5) * wide, y + (t - 0.5) * falls + dy];
    const swell = (t: number) => Math.sin(Math.PI * t) ** 0.6;
    const top = range(9).map((i) => on(i / 8, -8 - (i % 2 ? 26 : 17) * swell(i / 8)));
    const hem = TIPS.flatMap((tip, i): Point[] => {
      const [a, b] = [(i + 0.5) / TIPS.length, (i + 1) / TIPS.length];
      return [on(a, 8 + 24 * tip * swell(a)), on(b, 5)];
    });
    pen.shape([...top, ...hem.slice(0, -1).reverse()], nth(GREENS, 1), { edge: 'smooth', ink: 0.9 });
    for (const i of range(7)) {
      const t = lerp(0.14, 0.86, i / 6);
      pen.tint(arc(...on(t, -12 + (i % 3) * 3), wide * 0.075, 7, 0, TAU, 9), nth(GREENS, i % 2 ? 0 : 2), {
        edge: 'scallop',
        opacity: 0.9,
      });
    }
    pen.scratches(
      TIPS.slice(0, -1).map((tip, i): Point[] => {
        const t = (i + 0.5) / TIPS.length;
        return [on(t, 0), on(t, 4 + 14 * tip * swell(t))];
      }),
      { width: 1, opacity: 0.5 },
    );
  }
  return { nodes: pen.finish(4), defs: [] };
}
