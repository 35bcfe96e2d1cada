/** A sun that fills the horizon, cut into bands by the haze. */
import type { Part } from '../core/compose';
import { arc, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { Pen } from '../core/pen';
import type { Scene } from '../core/scene';

/** Colours are final, from the glow around it to its heart. */
export function lowSun(
  scene: Scene,
  {
    at: [x, y],
    radius,
    colours,
  }: { readonly at: Point; readonly radius: number; readonly colours: readonly string[] },
): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('low-sun') });
  colours.forEach((colour, i) => {
    const r = radius * (1.5 - (0.5 * i) / Math.max(1, colours.length - 1));
    pen.tint(arc(x, y, r, r, 0, 6.2832, 60), { emit: colour }, { opacity: i + 1 < colours.length ? 0.4 : 1 });
  });
  // streaks of haze, thicker toward the horizon
  for (const i of range(7)) {
    const dy = radius * (0.72 - i * 0.19);
    const half = Math.sqrt(Math.max(0, radius ** 2 - dy ** 2)) * 1.04;
    const thick = radius * (0.052 - i * 0.005);
    pen.tint(
      [
        [x - half, y + dy],
        [x - half * 0.4, y + dy - thick],
        [x + half * 0.5, y + dy - thick * 0.8],
        [x + half, y + dy],
        [x + half * 0.3, y + dy + thick],
        [x - half * 0.5, y + dy + thick * 0.7],
      ],
      { emit: colours[Math.min(1, colours.length - 1)] ?? '#ffffff' },
      { opacity: 0.75 },
    );
  }
  return { nodes: pen.finish(), defs: [] };
}
