/** Where the figures of a laid-out picture really are, to the pixel, and which rules of place they break. */
import { CELL } from '../../src/game/outline';
import type { Thing } from '../core/thing';
import { IdBuffer } from '../fairness/id-buffer';
import { TARGETS_APART, TARGET_LIMITS, TWINS_APART, TWIN_LIMITS, apart, judge } from '../fairness/judge';
import type { Judgement, Limits } from '../fairness/judge';
import { WIDEST_SLACK } from './outline';
import { MAIN, NIGHT } from './picture';
import type { LaidPicture } from './picture';

export interface Measured {
  /** The whole picture at full size: of a main map all that shows, of others what shows of whom is sought. */
  readonly buffer: IdBuffer;
  /** Of the main map alone: by night and on the picture of a pair nobody looks for them. */
  readonly targets: ReadonlyMap<Thing, Judgement>;
  readonly pair: ReadonlyMap<Thing, Judgement>;
}

export interface QuestFault {
  readonly quest: string;
  readonly fault: string;
}

/**
 * Slack is measured so far around a target, picture pixels; whoever is as near to a tap as the target is, is within
 * twice the slack of the target.
 */
const SEEN_AROUND = 2 * WIDEST_SLACK + 2 * CELL;

const measures = new WeakMap<LaidPicture, Measured>();

/** Who stands out in a picture or breaks a rule: its targets where they are played, and its pair. */
export function soughtIn({ id, targets, pair }: LaidPicture): { quest: string; thing: Thing }[] {
  return [
    ...(id === MAIN || id === NIGHT ? targets : []),
    ...(pair ? pair.things.map((thing) => ({ quest: pair.quest, thing })) : []),
  ];
}

/**
 * Exact judgements of a picture's targets and pair, on one id buffer at full size. Asked for while the picture is the
 * one laid out last; measured once.
 */
export function measure(laid: LaidPicture): Measured {
  const known = measures.get(laid) ?? measureNow(laid);
  measures.set(laid, known);
  return known;
}

function measureNow(laid: LaidPicture): Measured {
  const { id, stage, overlays, targets, pair } = laid;
  const sought = soughtIn(laid).map(({ thing }) => thing);
  // what a level keeps beside its pictures is made from all that shows of its main map
  const part = id === MAIN ? {} : { of: sought, around: SEEN_AROUND };
  const buffer = new IdBuffer(stage.scene, overlays, { scale: 1, ...part });
  const judged = (things: readonly Thing[], limits: Limits) =>
    new Map(things.map((thing) => [thing, judge(stage.scene, thing, buffer, limits, 1)]));
  const played = id === MAIN ? targets.map(({ thing }) => thing) : [];
  return { buffer, targets: judged(played, TARGET_LIMITS), pair: judged(pair?.things ?? [], TWIN_LIMITS) };
}

/** Every rule about where the targets of a main map stand that one of them breaks. */
export function targetFaults(laid: LaidPicture): QuestFault[] {
  const judged = measure(laid).targets;
  const placed = laid.targets.flatMap(({ quest, thing }) => {
    const judgement = judged.get(thing);
    return judgement ? [{ quest, judgement }] : [];
  });
  const own = placed.flatMap(({ quest, judgement }) => judgement.faults.map((fault) => ({ quest, fault })));
  const close = placed.flatMap((a, i) =>
    placed.slice(i + 1).flatMap((b) => {
      const distance = apart(a.judgement.box, b.judgement.box);
      if (distance >= TARGETS_APART) return [];
      const fault = `it is ${Math.round(distance)} px from ${b.quest}, ${TARGETS_APART} at least`;
      return [{ quest: a.quest, fault }];
    }),
  );
  return [...own, ...close];
}

/** Every rule about where the two of a pair stand that they break. */
export function pairFaults(laid: LaidPicture): QuestFault[] {
  if (!laid.pair) return [];
  const { quest, things } = laid.pair;
  const judged = measure(laid).pair;
  const [one, other] = things.map((thing) => judged.get(thing));
  const faults = [...(one?.faults ?? []), ...(other?.faults ?? [])];
  const distance = one && other ? apart(one.box, other.box) : 0;
  if (distance < TWINS_APART)
    faults.push(`its two are ${Math.round(distance)} px apart, ${TWINS_APART} at least`);
  return faults.map((fault) => ({ quest, fault }));
}
