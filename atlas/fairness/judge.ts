/** Is a figure fair to look for? Measured on the id buffer, against the limits of the art. */
import type { Part } from '../core/compose';
import type { Box } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { IdBuffer, aloneCount } from './id-buffer';

/** Limits in picture pixels and shares. */
export interface Limits {
  /** Visible share of the figure drawn alone. */
  readonly share: readonly [number, number];
  /** Visible share of its head at least. */
  readonly head: number;
  /** Shorter side of the visible box. */
  readonly side: number;
  readonly pixels: number;
  /** Distance of the visible box from the frame. */
  readonly margin: number;
}

export const TARGET_LIMITS: Limits = { share: [0.45, 0.92], head: 0.4, side: 44, pixels: 2600, margin: 70 };
export const TWIN_LIMITS: Limits = { ...TARGET_LIMITS, share: [0.8, 1], margin: 20 };
/** Between any two targets of a map. */
export const TARGETS_APART = 520;
/** Between the two of a pair. */
export const TWINS_APART = 1300;
/** Between anybody of one pair and anybody of another pair of the map. */
export const PAIRS_APART = 800;

export interface Judgement {
  /** Exact visible box when measured at scale 1. */
  readonly box: Box;
  readonly share: number;
  readonly head: number;
  readonly pixels: number;
  /** What is not fair about it, with the number; empty when it is fair. */
  readonly faults: readonly string[];
}

const NOWHERE: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Judges one thing by what `buffer` shows of it; `scale` is that of the count it is compared with. */
export function judge(
  scene: Scene,
  thing: Thing,
  buffer: IdBuffer,
  limits: Limits,
  scale: number,
): Judgement {
  const seen = buffer.seen(thing);
  if (!seen) return { box: NOWHERE, share: 0, head: 0, pixels: 0, faults: ['cannot be seen at all'] };
  const alone = aloneCount(thing, scale);
  // a grid that falls differently may show a few pixels more than the figure alone
  const share = Math.min(1, seen.count / Math.max(1, alone.all));
  const headBox = thing.inked.head;
  const head = headBox && alone.head > 0 ? Math.min(1, buffer.countIn(thing, headBox) / alone.head) : 1;
  const side = Math.min(seen.x1 - seen.x0, seen.y1 - seen.y0);
  const edge = Math.min(seen.x0, seen.y0, scene.width - seen.x1, scene.height - seen.y1);
  const [least, most] = limits.share;
  const faults = [
    share < least ? `only ${percent(share)} of it is visible, ${percent(least)} at least` : '',
    share > most ? `${percent(share)} of it is visible, ${percent(most)} at most` : '',
    head < limits.head
      ? `only ${percent(head)} of its head is visible, ${percent(limits.head)} at least`
      : '',
    side < limits.side ? `its visible box is ${side} px on the short side, ${limits.side} at least` : '',
    seen.count < limits.pixels ? `${seen.count} of its pixels are visible, ${limits.pixels} at least` : '',
    edge < limits.margin ? `it is ${edge} px from the frame, ${limits.margin} at least` : '',
  ].filter(Boolean);
  const { x0, y0, x1, y1 } = seen;
  return { box: { x0, y0, x1, y1 }, share, head, pixels: seen.count, faults };
}

/** Judges several things on one fresh buffer of the whole picture. */
export function judgeAll(
  scene: Scene,
  things: readonly Thing[],
  overlays: readonly Part[],
  limits: Limits,
  scale: number,
): Map<Thing, Judgement> {
  const buffer = new IdBuffer(scene, overlays, { scale, of: things });
  return new Map(things.map((thing) => [thing, judge(scene, thing, buffer, limits, scale)]));
}

/** Judges one thing by looking only at the part of the picture it is in: a quick guess while placing. */
export function judgeHere(scene: Scene, thing: Thing, overlays: readonly Part[], limits: Limits): Judgement {
  const { x0, y0, x1, y1 } = thing.inked.inkBox;
  const view = {
    x0: Math.max(0, Math.floor(x0)),
    y0: Math.max(0, Math.floor(y0)),
    x1: Math.min(scene.width, Math.ceil(x1)),
    y1: Math.min(scene.height, Math.ceil(y1)),
  };
  if (view.x1 <= view.x0 || view.y1 <= view.y0)
    return { box: NOWHERE, share: 0, head: 0, pixels: 0, faults: ['it stands outside the picture'] };
  return judge(scene, thing, new IdBuffer(scene, overlays, { scale: 1, view, of: [thing] }), limits, 1);
}

/** Distance between the middles of two boxes. */
export function apart(a: Box, b: Box): number {
  return Math.hypot((a.x0 + a.x1 - b.x0 - b.x1) / 2, (a.y0 + a.y1 - b.y0 - b.y1) / 2);
}
