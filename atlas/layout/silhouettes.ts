/** The targets of a laid-out picture with their outlines, and the proof that no tap on anybody else counts. */
import { targetsHit } from '../../src/game/hit-test';
import { CELL } from '../../src/game/outline';
import { targetBox, type Target } from '../../src/game/quest';
import { TAP_SLACK_CSS } from '../../src/game/slack';
import { mapPoint, type MapPx } from '../../src/game/space';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { measure, soughtIn } from './measure';
import type { QuestFault } from './measure';
import { NOBODY, OTHER, OWN, outlineOfWindow, WIDEST_SLACK } from './outline';
import type { Window } from './outline';
import type { LaidPicture } from './picture';

/** Where a quest is answered. */
export interface Place {
  readonly quest: string;
  /** Its number in the scene, the same by day and by night. */
  readonly id: number;
  readonly target: Target;
}

const places = new WeakMap<LaidPicture, readonly Place[]>();

/** Whoever can be taken for somebody: those who have features, and things a face was drawn on. Ground and props are nobody. */
const isSomebody = ({ features, inked }: Thing): boolean =>
  features !== undefined || inked.head !== undefined;

const downToCell = (value: number) => Math.floor(value / CELL) * CELL;
const upToCell = (value: number) => Math.ceil(value / CELL) * CELL;

/** Who of a scene is somebody, by id. */
function somebodyOf({ things }: Scene): Uint8Array {
  const found = new Uint8Array(things.reduce((most, { id }) => Math.max(most, id + 1), 0));
  for (const thing of things) if (isSomebody(thing)) found[thing.id] = 1;
  return found;
}

/** Whose each pixel of a picture is around the box of the thing with this id. */
function windowAround(laid: LaidPicture, id: number, { top: from, bottom: to }: Target): Window {
  const { scene } = laid.stage;
  const { buffer } = measure(laid);
  const around = 2 * WIDEST_SLACK + CELL;
  const left = downToCell(Math.max(0, from.x - around));
  const top = downToCell(Math.max(0, from.y - around));
  const width = upToCell(Math.min(scene.width, to.x + around)) - left;
  const height = upToCell(Math.min(scene.height, to.y + around)) - top;
  const somebody = somebodyOf(scene);
  const whose = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shown = buffer.idAt(left + x, top + y);
      whose[y * width + x] = shown === id ? OWN : somebody[shown] === 1 ? OTHER : NOBODY;
    }
  return { left, top, width, height, whose };
}

function placesNow(laid: LaidPicture): Place[] {
  const { targets, pair } = measure(laid);
  return soughtIn(laid).map(({ quest, thing }) => {
    const judgement = targets.get(thing) ?? pair.get(thing);
    if (!judgement) throw new Error(`thing ${thing.id} was not measured`);
    const { x0, y0, x1, y1 } = judgement.box;
    const box = targetBox(x0, y0, x1, y1);
    const outline = outlineOfWindow(windowAround(laid, thing.id, box));
    return { quest, id: thing.id, target: { ...box, outline } };
  });
}

/**
 * Every target of a picture with its exact box and outline; by night those of the day. Asked for while the picture is
 * the one laid out last; measured once.
 */
export function placesOf(laid: LaidPicture): readonly Place[] {
  const played = laid.day ?? laid;
  const known = places.get(played) ?? placesNow(played);
  places.set(played, known);
  return known;
}

/** The narrowest slack of a tap, natural pixels: at 100 %, the highest zoom (DECISIONS 1). */
const NARROWEST_SLACK: MapPx = TAP_SLACK_CSS;

/**
 * Judges a tap on every pixel around a target by the game's own rule: right on the target, and never on anybody else
 * (DECISIONS 7). Slack makes no right tap wrong, so what counts with the narrowest and does not with the widest is
 * settled for every zoom, and for larger targets. Undefined when that holds.
 */
export function silhouetteFault(
  { left, top, width, height, whose }: Window,
  target: Target,
): string | undefined {
  const counts = (x: number, y: number, slack: MapPx) =>
    targetsHit({ point: mapPoint(left + x + 0.5, top + y + 0.5), slack }, [target]).length > 0;
  let missed = 0;
  let wronged = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const owner = whose[y * width + x];
      if (owner === OWN && !counts(x, y, NARROWEST_SLACK)) missed++;
      if (owner === OTHER && counts(x, y, WIDEST_SLACK)) wronged++;
    }
  if (missed + wronged === 0) return undefined;
  return `a tap on ${missed} of its pixels is wrong, and on ${wronged} pixels of others right`;
}

/** Every target of a picture of which a tap can be judged unfairly, at whatever zoom. */
export function silhouetteFaults(laid: LaidPicture): QuestFault[] {
  return placesOf(laid).flatMap(({ quest, id, target }) => {
    const fault = silhouetteFault(windowAround(laid, id, target), target);
    return fault === undefined ? [] : [{ quest, fault }];
  });
}
