/** Every rule of fairness for every quest of a picture, measured anew; what breaks one is told with its number. */
import { LEAST_DIFFERENCES, mistakable } from '../stage/cast';
import { NIGHT, measure } from '../layout/build';
import type { LaidPicture } from '../layout/build';
import type { Thing } from '../core/thing';
import { LEAST_CONTRAST, contrastOf } from '../fairness/contrast';
import type { Picture } from '../fairness/contrast';
import { IdBuffer } from '../fairness/id-buffer';
import { TARGETS_APART, TWINS_APART, apart } from '../fairness/judge';
import { lookAlikes } from '../fairness/pair';

export interface Violation {
  readonly picture: string;
  readonly quest: string;
  readonly fault: string;
}

/** Figures of a picture that do not stand out from what is around them. */
function checkContrast(laid: LaidPicture, drawn: Picture): Violation[] {
  const { id: picture, stage, overlays, targets, pair } = laid;
  const buffer = new IdBuffer(stage.scene, overlays, 1);
  const sought = [
    ...(picture === 'main' || picture === NIGHT ? targets : []),
    ...(pair ? pair.things.map((thing) => ({ quest: pair.quest, thing })) : []),
  ];
  return sought.flatMap(({ quest, thing }) => {
    const seen = buffer.seen(thing);
    const contrast = seen ? contrastOf(drawn, seen, (x, y) => buffer.shows(thing, x, y)) : 0;
    if (contrast >= LEAST_CONTRAST) return [];
    const fault = `its contrast with what is around it is ${contrast.toFixed(2)}, ${LEAST_CONTRAST} at least`;
    return [{ picture, quest, fault }];
  });
}

/** All violations of a laid-out picture; none when it is fair. `drawn` is the picture in its natural size. */
export function checkPicture(laid: LaidPicture, drawn: Picture): Violation[] {
  const { id: picture, stage, targets, pair } = laid;
  const measured = measure(laid);
  const found = checkContrast(laid, drawn);
  const tell = (quest: string, fault: string) => found.push({ picture, quest, fault });
  for (const { quest, thing } of targets)
    for (const fault of measured.targets.get(thing)?.faults ?? []) if (picture === 'main') tell(quest, fault);

  targets.forEach((a, i) => {
    for (const b of targets.slice(i + 1)) {
      const [boxA, boxB] = [measured.targets.get(a.thing)?.box, measured.targets.get(b.thing)?.box];
      const distance = boxA && boxB ? apart(boxA, boxB) : 0;
      if (picture === 'main' && distance < TARGETS_APART)
        tell(a.quest, `it is ${Math.round(distance)} px from ${b.quest}, ${TARGETS_APART} at least`);
    }
  });

  const isTarget = new Set(targets.map(({ thing }) => thing));
  for (const thing of stage.scene.things) {
    const spec = laid.specs.get(thing.options);
    if (!spec || isTarget.has(thing)) continue;
    for (const { quest, open } of targets)
      if (mistakable(spec, open.spec))
        tell(quest, `thing ${thing.seed} of the crowd answers the same description`);
  }

  const alike = lookAlikes(stage.scene, LEAST_DIFFERENCES);
  const isPair = (things: readonly Thing[]) =>
    pair !== undefined && things.every((thing) => pair.things.includes(thing));
  for (const things of alike)
    if (!isPair(things) && !things.every((thing) => isTarget.has(thing)))
      tell(pair?.quest ?? 'crowd', `${things.map(({ seed }) => seed).join(' and ')} look alike`);
  if (!pair) return found;
  if (!alike.some(isPair)) tell(pair.quest, 'its two figures do not look alike');
  const [one, other] = pair.things.map((thing) => measured.pair.get(thing));
  for (const fault of [...(one?.faults ?? []), ...(other?.faults ?? [])]) tell(pair.quest, fault);
  const distance = one && other ? apart(one.box, other.box) : 0;
  if (distance < TWINS_APART)
    tell(pair.quest, `its two are ${Math.round(distance)} px apart, ${TWINS_APART} at least`);
  return found;
}
