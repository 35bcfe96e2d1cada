/** Curtains of northern light: what a polar sky is recognised by. */
import type { Part } from '../core/compose';
import { resample, spline } from '../core/geometry';
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

/** Picture pixels from ray to ray: so narrow that no end of one is seen as a line. */
const STEP = 13;

/** How many steps a ray is broad: each lies over its neighbours, so that its sides melt into theirs. */
const BROAD = 3.4;

/** Each curtain is a veil of narrow rays, whose feet and heads wander in slow and quick waves, with brighter ones in it; colours are final. */
export function aurora(scene: Scene, curtains: readonly Curtain[]): Part {
  const nodes: Node[] = [];
  const defs: string[] = [];
  curtains.forEach(({ foot, tall, colours }, k) => {
    const random = scene.random.fork(`aurora${k}`);
    const id = `aurora${k}`;
    defs.push(
      linearGradient(id, [
        [0, colours[1], 0],
        [0.22, colours[1], 0.2],
        [0.46, colours[1], 0.5],
        [0.68, colours[0], 0.9],
        [0.78, colours[0], 0.6],
        [0.88, colours[0], 0.2],
        [0.95, colours[0], 0.05],
        [1, colours[0], 0],
      ]),
    );
    const line = resample(spline(foot, false, 24), STEP);
    const last = line.length - 1;
    line.forEach(([x, y], i) => {
      const t = i / last;
      // both ends of the whole curtain thin out
      const ends = Math.min(1, t * 7, (1 - t) * 7);
      // folds: where the curtain turns towards us it is bright, where it runs away from us it is all but gone
      const fold = 0.5 + 0.5 * noise(i * 0.11, k * 5 + 1, k + 2);
      const thread = 0.5 + 0.5 * noise(i * 0.63, k * 3 + 4, k + 7);
      const light = ends * (0.1 + 0.62 * fold ** 1.5) * (0.55 + 0.6 * thread) * random.range(0.86, 1);
      if (light < 0.015) return;
      const sway = tall * 0.13 * noise(i * 0.075, k * 7 + 3, k + 11);
      const up =
        tall * (0.62 + 0.34 * noise(i * 0.09, k * 7, k + 3) + 0.24 * (thread - 0.5) + random.jitter(0.05));
      const down =
        tall * (0.2 + 0.1 * noise(i * 0.12, k * 5 + 2, k + 9) + 0.13 * (thread - 0.5) + random.jitter(0.03));
      const lean = 26 + 26 * noise(i * 0.05, 4, k);
      const half = (STEP * BROAD) / 2;
      const back = (lean * down) / tall;
      nodes.push({
        d: polygon([
          [x - back, y + sway + down],
          [x + half, y + sway + down * 0.4],
          [x + lean + half * 1.3, y + sway - up * 0.7],
          [x + lean * 1.2, y + sway - up],
          [x + lean - half * 1.3, y + sway - up * 0.7],
          [x - half - back * 0.5, y + sway + down * 0.4],
        ]),
        fill: `url(#${id})`,
        opacity: Math.min(0.9, light),
      });
    });
  });
  return { nodes, defs };
}
