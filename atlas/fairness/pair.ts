/** The two of a pair, and figures that look alike. */
import type { Part } from '../core/compose';
import type { Scene } from '../core/scene';
import type { Features, Thing } from '../core/thing';
import { TWIN_LIMITS, judgeHere } from './judge';

/** Scale of quick guesses. */
export const GUESS = 0.5;

/** Are both well visible? */
export function fairPair(scene: Scene, pair: readonly [Thing, Thing], overlays: readonly Part[]): boolean {
  return pair.every((thing) => judgeHere(scene, thing, overlays, TWIN_LIMITS).faults.length === 0);
}

function differing(a: Features, b: Features): number {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => a[name] !== b[name]).length;
}

/** All pairs of figures that differ in fewer than `least` visible features. */
export function lookAlikes(scene: Scene, least: number): (readonly [Thing, Thing])[] {
  const figures = scene.things.filter(({ features }) => features);
  return figures.flatMap((a, i) =>
    figures
      .slice(i + 1)
      .filter((b) => differing(a.features ?? {}, b.features ?? {}) < least)
      .map((b) => [a, b] as const),
  );
}
