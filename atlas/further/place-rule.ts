/** Whether a target shows at a place what its words name, and stands by what its hint names: asked while places are searched. */
import type { Part } from '../core/compose';
import type { Box } from '../core/geometry';
import { grown } from '../core/painted';
import type { HiddenTarget } from '../fairness/hide';
import { IdBuffer } from '../fairness/id-buffer';
import type { PlaceRule } from '../fairness/mend';
import type { Stage } from '../stage/place';
import type { TruthFacts } from '../truth/facts';
import { nearFaults, truthFaults } from '../truth/judge';
import type { Shown } from '../truth/shown';
import { roomFor } from './truth/drawing';
import { measureTarget } from './truth/measure';
import { REACH, nearOf } from './truth/near';

/** What shows in a box of the picture. */
function look({ scene }: Stage, overlays: readonly Part[], box: Box): IdBuffer {
  const { x0, y0, x1, y1 } = roomFor(box);
  const view = {
    x0: Math.max(0, x0),
    y0: Math.max(0, y0),
    x1: Math.min(scene.width, x1),
    y1: Math.min(scene.height, y1),
  };
  return new IdBuffer(scene, overlays, { scale: 1, view });
}

/** What the quest's words say of the place and what is not there; of several figures each stands by one thing at least. */
function astray(facts: TruthFacts, shown: Shown, quest: string, isAlone: boolean): readonly string[] {
  const near = shown[quest]?.near ?? [];
  const unmet = nearFaults(facts, { [quest]: shown[quest] ?? {} });
  const words = new Set(near.map(([, en, fr]) => en ?? fr));
  if (unmet.length === 0 || (!isAlone && unmet.length < words.size)) return [];
  return unmet.map(({ part, fault }) => `${part}: ${fault}`);
}

/** The rule of a level by what its words name; `figures` tells how many of each quest are sought. */
export function placeRule(shown: Shown, figures: ReadonlyMap<string, number>): PlaceRule {
  return (target: HiddenTarget, stage, overlays) => {
    const { quest, thing } = target;
    const facts = measureTarget(target, look(stage, overlays, thing.inked.inkBox));
    if (!facts) return [];
    const seen: TruthFacts = { version: 1, targets: [{ ...facts, near: {} }], others: {} };
    const faults = truthFaults(seen, shown).map(({ part, fault }) => `${part}: ${fault}`);
    if (faults.length > 0 || !shown[quest]?.near?.length) return faults;
    const [x, y] = thing.at;
    const around = grown({ x0: x, y0: y, x1: x, y1: y }, REACH);
    const near = nearOf(thing.at, stage, look(stage, overlays, around));
    const placed = { ...seen, targets: [{ ...facts, near }] };
    return astray(placed, shown, quest, (figures.get(quest) ?? 1) === 1);
  };
}
