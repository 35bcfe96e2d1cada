/** Keeps faces whole: a head with half of its face behind a roof, a lamp or a crown of leaves looks like a mistake, whoever it is. */
import type { Part } from '../core/compose';
import { boxArea, overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { judgeAll } from '../fairness/judge';
import type { Limits } from '../fairness/judge';

/** What is seen at least of anybody of the crowd. */
const SHOWN: Limits = { share: [0.6, 1], head: 0.88, side: 0, pixels: 0, margin: -Infinity };
/** The same of a target: its body may be behind something, its face hardly. */
export const TARGET_HEAD = 0.84;
/** Scale of the buffer on which faces are looked at. */
const SCALE = 0.33;
/** Less of a head behind something is no cut. */
const TOUCHED = 0.06;

/** What is taller than this share of somebody behind it is a roof or a wall from which they seem to grow. */
const WAIST = 0.62;
/** So much of somebody may be behind that. */
const SUNK = 0.15;

/**
 * Whether somebody in this box, standing at `y`, would have more than the share `most` behind a roof or a wall.
 * Things across less than `least` of the figure's width do not count: one may look out from beside a stall.
 */
export function sinks(scene: Scene, box: Box, y: number, least = 0, most = SUNK): boolean {
  return scene.inkedNear(box).some(({ at, options, features, inked: { inkBox } }) => {
    if (features || options.aloft || at[1] <= y) return false;
    if (inkBox.y1 - inkBox.y0 < WAIST * (box.y1 - box.y0)) return false;
    const across = Math.min(box.x1, inkBox.x1) - Math.max(box.x0, inkBox.x0);
    return across > least * (box.x1 - box.x0) && overlap(box, inkBox) > most * boxArea(box);
  });
}

const headOf = ({ inked: { head, inkBox } }: Thing) => head ?? inkBox;

/** People whose faces are cut, or of whom too little is seen; behind a roof a little less is too little. */
export function cutOf(scene: Scene, people: readonly Thing[], overlays: readonly Part[]): Thing[] {
  const judged = judgeAll(scene, people, overlays, SHOWN, SCALE);
  return people.filter((thing) => {
    const { faults, share } = judged.get(thing) ?? { faults: ['unseen'], share: 0 };
    if (faults.length > 0) return true;
    // who is on a bridge or in a boat stands behind its wall as one does
    return share < 1 - SUNK && !thing.options.perched && sinks(scene, thing.inked.inkBox, thing.at[1]);
  });
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
