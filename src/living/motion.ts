/** How things move: they only stretch and lean about their feet, so that nothing behind them is ever uncovered. */
import type { MapPx } from '../game/space';
import type { Family } from '../maps/life';
import type { Box, LivingThing } from './things';

export interface Pose {
  /** Factors on width and height, 1 at least but for the width of a hop. */
  readonly wide: number;
  readonly tall: number;
  /** To the side per pixel of height. */
  readonly lean: number;
  /** Held by its top instead of its feet. */
  readonly hangs?: boolean;
}

export const REST: Pose = { wide: 1, tall: 1, lean: 0 };

/** Seconds of one breath; those who sleep breathe more slowly. */
const BREATH_SECONDS = 2.8;
const SLEEPING_SECONDS = 4.6;
/** Steps of a breath on the way in. */
const BREATH_STEPS = 3;
/** The most that a breath adds to a height, natural pixels. */
const DEEPEST_BREATH: MapPx = 3;
const BREATH_SHARE = 0.022;
/**
 * Things lower than `LOW` answer a touch up to `MOST_SPRING` times as far as their height asks for: half a pixel of a
 * phone is not seen.
 */
const LOW: MapPx = 64;
const MOST_SPRING = 2.5;
/** Things taller than this move less than their height would allow, natural pixels. */
const ORDINARY_HEIGHT: MapPx = 150;

const heightOf = ({ top, bottom }: Box): MapPx => bottom - top;
/**
 * How far a thing moves, as a share of the usual: less when it is taller than `ORDINARY_HEIGHT` or broader than twice
 * that.
 */
export const moveShare = (box: Box): number =>
  Math.min(1, ORDINARY_HEIGHT / Math.max(heightOf(box), (box.right - box.left) / 2));

/** The same share for how far a touched thing stretches upwards and leans: more for what is low. */
export const spring = (box: Box): number =>
  moveShare(box) * Math.min(MOST_SPRING, Math.max(1, LOW / heightOf(box)));

export const breathSeconds = (voice: Family): number =>
  voice === 'asleep' ? SLEEPING_SECONDS : BREATH_SECONDS;

/** The step of a breath at a share of its time, 0 at rest. */
export const breathStep = (share: number): number =>
  share <= 0 || share >= 1 ? 0 : Math.round((0.5 - 0.5 * Math.cos(2 * Math.PI * share)) * BREATH_STEPS);

export function breath({ box }: Pick<LivingThing, 'box'>, step: number): Pose {
  const height = heightOf(box);
  const most = Math.min(height * BREATH_SHARE, DEEPEST_BREATH) / height;
  return { wide: 1, tall: 1 + (most * step) / BREATH_STEPS, lean: 0 };
}

export const isAtRest = ({ wide, tall, lean }: Pose): boolean => wide === 1 && tall === 1 && lean === 0;

/** Everything a thing can ever cover while it moves, in whole pixels. */
export function reachOf(box: Box): Box {
  const far = spring(box);
  const up = 4 + 0.26 * far * heightOf(box);
  const aside = 4 + 0.06 * moveShare(box) * (box.right - box.left) + 0.1 * far * heightOf(box);
  return {
    left: Math.floor(box.left - aside),
    top: Math.floor(box.top - up),
    right: Math.ceil(box.right + aside),
    bottom: box.bottom + 2,
  };
}
