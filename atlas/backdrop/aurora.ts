/** Curtains of northern light: what a polar sky is recognised by. */
import type { Part } from '../core/compose';
import { nth, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { noise } from '../core/noise';
import type { Scene } from '../core/scene';
import { polygon } from '../core/path';
import { linearGradient } from '../core/svg';
import type { Node } from '../core/svg';

export interface Curtain {
  /** The foot of the curtain, from left to right. */
  readonly foot: readonly Point[];
  /** How high it stands. */
  readonly tall: number;
  readonly colours: readonly [foot: string, head: string];
}

/** Each curtain is a row of thin rays whose heights wander; colours are final. */
export function aurora(scene: Scene, curtains: readonly Curtain[]): Part {
  const nodes: Node[] = [];
  const defs: string[] = [];
  curtains.forEach(({ foot, tall, colours }, k) => {
    const random = scene.random.fork(`aurora${k}`);
    const id = `aurora${k}`;
    defs.push(
      linearGradient(id, [
        [0, colours[1], 0],
        [0.4, colours[1], 0.5],
        [0.66, colours[0], 0.86],
        [0.8, colours[0], 0.44],
        [0.92, colours[0], 0.1],
        [1, colours[0], 0],
      ]),
    );
    const rays = 54;
    const last = foot.length - 1;
    for (const i of range(rays)) {
      const along = (t: number): Point => {
        const j = Math.min(last - 1, Math.floor(t * last));
        const [a, b] = [nth(foot, j), nth(foot, j + 1)];
        const q = t * last - j;
        const ease = q * q * (3 - 2 * q);
        return [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * ease];
      };
      const [p, q] = [along(i / rays), along((i + 1.25) / rays > 1 ? 1 : (i + 1.25) / rays)];
      const up = tall * (0.62 + 0.5 * noise(i * 0.31, k * 7, k + 3) + random.jitter(0.12));
      const lean = 24 + 16 * noise(i * 0.17, 4, k);
      // feet of several lengths that fade: cut along one line, they were steps
      const down = tall * (0.16 + 0.14 * noise(i * 0.53, k * 5 + 2, k + 9) + 0.07 * noise(i * 2.3, k, k + 5));
      const back = (lean * down) / tall;
      nodes.push({
        d: polygon([
          [p[0] - back, p[1] + down],
          [q[0] - back, q[1] + down],
          [q[0] + lean, q[1] - up],
          [p[0] + lean, p[1] - up * random.range(0.9, 1)],
        ]),
        fill: `url(#${id})`,
        opacity: random.range(0.55, 1),
      });
    }
  });
  return { nodes, defs };
}
