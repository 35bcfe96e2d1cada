/** Puts targets and twins where an earlier search found them fair. Whether they still are is measured on the picture. */
import { fits } from '../stage/place';
import type { Stage } from '../stage/place';
import type { CastMember } from '../stage/cast';
import type { Plan, Thing } from '../core/thing';
import { planTarget, targetsOf } from './hide';
import type { HiddenTarget } from './hide';
import type { KeptPair, KeptTarget } from './hiding';
import { planTwin } from './twin';

/** Is there still room for it, on ground it may stand on? */
const hasRoom = (stage: Stage, plan: Plan, on: readonly string[], apart: number): boolean =>
  on.includes(stage.ground.kindAt(plan.at) ?? '') && fits(stage, plan, { apart });

/** All targets at their kept places, or in plain words why they cannot stand there; then none was added. */
export function standTargets(
  stage: Stage,
  members: readonly CastMember[],
  on: readonly string[],
  kept: readonly KeptTarget[],
): HiddenTarget[] | string {
  const { scene } = stage;
  const open = targetsOf(members);
  if (kept.length !== open.length) return `it names ${kept.length} figures, the cast ${open.length}`;
  const stood: HiddenTarget[] = [];
  const leave = (why: string): string => {
    scene.remove(stood.map(({ thing }) => thing));
    return why;
  };
  for (const { quest, index, at } of kept) {
    const target = open.find((candidate) => candidate.quest === quest && candidate.index === index);
    if (!target || stood.some(({ open: other }) => other === target))
      return leave(`figure ${index + 1} of ${quest} is not in the cast, or twice in the file`);
    const plan = planTarget(stage, target, at);
    if (!hasRoom(stage, plan, on, 0)) return leave(`${quest} (figure ${index + 1}) has no room any more`);
    stood.push({ quest, index, thing: scene.put(plan), open: target });
  }
  scene.sort();
  return stood;
}

/** The pair with its second at its kept place, or why it cannot stand there. */
export function standTwin(
  stage: Stage,
  on: readonly string[],
  kept: KeptPair,
): readonly [Thing, Thing] | string {
  const { scene } = stage;
  const original = scene.things.find(({ id, features }) => id === kept.of && features);
  if (!original) return `${kept.quest}: its first is not in the crowd any more`;
  const plan = planTwin(original, kept.at);
  if (!hasRoom(stage, plan, on, 2)) return `${kept.quest}: its second has no room any more`;
  const twin = scene.put(plan);
  scene.sort();
  return [original, twin];
}
