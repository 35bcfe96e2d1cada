/**
 * Chooses who is looked for on a map from a seed: hides candidates and the pair, and leaves to the crowd whoever no words
 * tell from the others and whoever turns out unfair when all are hidden.
 */
import { overlap } from '../core/geometry';
import { grown } from '../core/painted';
import type { Thing } from '../core/thing';
import { addTwin } from '../fairness/twin';
import { pairFaults, targetFaults } from '../layout/measure';
import { MAIN } from '../layout/picture';
import type { LaidPicture } from '../layout/picture';
import { silhouetteFaults } from '../layout/silhouettes';
import type { EndlessCast } from './cast';
import { Refused } from './compose';
import { cutBy } from './faces';
import { hideMore, hideSome } from './hiding';
import type { Hidden, Place } from './hiding';
import { unpropped } from './propped';
import { toldTargets } from './told';
import type { Descriptions, Told } from './told';

/** A map has at least so many targets, and at most so many quests, of which one is the pair. */
export const LEAST_TARGETS = 14;
const MOST_QUESTS = 18;
/** How many targets to hide, more than needed: some prove to be told by nothing or unfair. */
const HIDDEN = 16;
/** How often others are hidden beside those who were found to be good. */
const TOP_UPS = 2;
const PAIR = 'dquest1';
/** What is painted may reach so far over its box, picture pixels. */
const EDGE = 2;

/** A picture whose targets are still being chosen. */
interface Chosen extends LaidPicture {
  targets: LaidPicture['targets'];
}

export interface Sought {
  /** The picture with everybody in it; its targets are those that are looked for. */
  readonly laid: LaidPicture;
  /** What is said of the targets whose words are made. */
  readonly told: readonly Told[];
}

/** Of those that are hidden, the fair ones that can be told. Throws `Refused` where the pair is not fair. */
function good(
  { stage, overlays }: Place,
  specs: LaidPicture['specs'],
  { named }: EndlessCast,
  hidden: readonly Hidden[],
  pair: readonly [Thing, Thing],
  known: Descriptions,
): Sought {
  // what is measured of a picture is kept beside it: one picture whose targets are chosen is measured once
  const whole: Chosen = {
    id: MAIN,
    stage,
    overlays,
    targets: hidden,
    specs,
    pair: { quest: PAIR, things: pair },
  };
  const told = toldTargets(whole, named, known);
  const canBeTold = new Set([...named.keys(), ...told.map(({ quest }) => quest)]);
  const unfair = new Set([...targetFaults(whole), ...pairFaults(whole)].map(({ quest }) => quest));
  const fair = () =>
    hidden.filter(({ quest }) => !unfair.has(quest) && canBeTold.has(quest)).slice(0, MOST_QUESTS - 1);
  whole.targets = fair();
  let laid: LaidPicture = whole;
  // outlines are drawn last, of those who are left; one that is unfair by its outline makes room for another
  for (let faults = silhouetteFaults(laid); faults.length > 0; faults = silhouetteFaults(laid)) {
    for (const { quest } of faults) unfair.add(quest);
    if (unfair.has(PAIR)) break;
    laid = { ...whole, targets: fair() };
  }
  if (unfair.has(PAIR)) throw new Refused('the pair is not fair');
  return { laid, told };
}

/** Forgets who may look otherwise since these came or went: looking at somebody is dear, and most are as they were. */
function forget(known: Descriptions, changed: readonly Thing[]): void {
  const boxes = changed.map(({ inked }) => grown(inked.inkBox, EDGE));
  for (const thing of known.keys())
    if (boxes.some((box) => overlap(box, thing.inked.inkBox) > 0)) known.delete(thing);
}

/**
 * Hides the members of `cast` and a pair. `specs` are the figures of the picture by thing. Throws `Refused` where fewer
 * than `LEAST_TARGETS` can be looked for or the pair is not fair, and an error where the pair finds no spot.
 */
export function seek(place: Place, specs: LaidPicture['specs'], cast: EndlessCast): Sought {
  const { stage, on, overlays } = place;
  const { scene } = stage;
  let hidden = hideSome(place, cast.members, HIDDEN);
  const tried = new Set(hidden.map(({ quest }) => quest));
  const pair = addTwin(stage, PAIR, on, overlays, new Set(hidden.map(({ thing }) => thing)));
  const known: Descriptions = new Map();
  for (let topUp = 0; ; topUp++) {
    const things = new Set([...hidden.map(({ thing }) => thing), ...pair]);
    const faceless = cutBy(scene, [...things], things, overlays);
    const cut = [...faceless, ...unpropped(scene, faceless)];
    scene.remove(cut);
    forget(known, [...cut, ...things]);
    const sought = good(place, specs, cast, hidden, pair, known);
    const { length } = sought.laid.targets;
    if (length >= LEAST_TARGETS) return sought;
    // whoever is not good joins the crowd, and others are looked for where they stood
    const quests = new Set(sought.laid.targets.map(({ quest }) => quest));
    const kept = hidden.filter(({ quest }) => quests.has(quest));
    const left = cast.members.filter(({ quest }) => !tried.has(quest));
    const more = topUp < TOP_UPS ? hideMore(place, left, kept) : [];
    if (more.length === 0) throw new Refused(`only ${length} targets can be told`);
    for (const { quest } of more) tried.add(quest);
    hidden = [...kept, ...more];
  }
}
