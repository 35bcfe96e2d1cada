/** Every rule of fairness for every quest of a picture, measured anew; what breaks one is told with its number. */
import { LEAST_DIFFERENCES, mistakable } from '../stage/cast';
import { measure, pairFaults, soughtIn, targetFaults } from '../layout/measure';
import type { LaidPicture } from '../layout/picture';
import { silhouetteFaults } from '../layout/silhouettes';
import type { Thing } from '../core/thing';
import { LEAST_CONTRAST, contrastOf } from '../fairness/contrast';
import type { Picture } from '../fairness/contrast';
import { lookAlikes } from '../fairness/pair';

export interface Violation {
  readonly picture: string;
  readonly quest: string;
  readonly fault: string;
}

/** Figures of a picture that do not stand out from what is around them. */
function checkContrast(laid: LaidPicture, drawn: Picture): Violation[] {
  const { buffer } = measure(laid);
  return soughtIn(laid).flatMap(({ quest, thing }) => {
    const seen = buffer.seen(thing);
    const contrast = seen ? contrastOf(drawn, seen, (x, y) => buffer.shows(thing, x, y)) : 0;
    if (contrast >= LEAST_CONTRAST) return [];
    const fault = `its contrast with what is around it is ${contrast.toFixed(2)}, ${LEAST_CONTRAST} at least`;
    return [{ picture: laid.id, quest, fault }];
  });
}

/** All violations of a laid-out picture; none when it is fair. `drawn` is the picture in its natural size. */
export function checkPicture(laid: LaidPicture, drawn: Picture): Violation[] {
  const { id: picture, stage, targets, pair } = laid;
  const found = checkContrast(laid, drawn);
  const tell = (quest: string, fault: string) => found.push({ picture, quest, fault });
  for (const { quest, fault } of [...targetFaults(laid), ...silhouetteFaults(laid)]) tell(quest, fault);

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
  for (const { quest, fault } of pairFaults(laid)) tell(quest, fault);
  return found;
}
