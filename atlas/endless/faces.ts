/** Keeps faces whole: a head with half of its face behind a roof, a lamp or a crown of leaves looks like a mistake, whoever it is. */
import type { Part } from '../core/compose';
import { boxArea, overlap } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { judgeAll } from '../fairness/judge';
import type { Limits } from '../fairness/judge';

/** What is seen at least of anybody of the crowd. */
const SHOWN: Limits = { share: [0.6, 1], head: 0.88, side: 0, pixels: 0, margin: -Infinity };
/** The same of a target: its body may be behind something, its face hardly. */
export const TARGET_HEAD = 0.8;
/** Scale of the buffer on which faces are looked at. */
const SCALE = 0.33;
/** Less of a head behind something is no cut. */
const TOUCHED = 0.06;

const headOf = ({ inked: { head, inkBox } }: Thing) => head ?? inkBox;

/** People whose faces are cut, or of whom too little is seen. */
export function cutOf(scene: Scene, people: readonly Thing[], overlays: readonly Part[]): Thing[] {
  const judged = judgeAll(scene, people, overlays, SHOWN, SCALE);
  return people.filter((thing) => (judged.get(thing)?.faults.length ?? 1) > 0);
}

/** People of the crowd whose faces newcomers cut, none of whom is `kept`. */
export function cutBy(
  scene: Scene,
  newcomers: readonly Thing[],
  kept: ReadonlySet<Thing>,
  overlays: readonly Part[],
): Thing[] {
  const touched = newcomers.flatMap(({ at, inked: { inkBox } }) =>
    scene
      .inkedNear(inkBox)
      .filter(
        (thing) =>
          thing.features &&
          !kept.has(thing) &&
          thing.at[1] < at[1] &&
          overlap(headOf(thing), inkBox) > TOUCHED * boxArea(headOf(thing)),
      ),
  );
  const people = [...new Set(touched)];
  return people.length > 0 ? cutOf(scene, people, overlays) : [];
}
