/** The guide cat, who hides once on every map and never twice in one attitude: white, one orange ear, a red scarf. */
import { Pen } from '../core/pen';
import type { Point } from '../core/geometry';
import { Random } from '../core/random';
import type { Scene } from '../core/scene';
import type { Node } from '../core/svg';
import type { CatFace, Hand } from './guide/parts';
import { POSES } from './guide/poses';
import type { CatPose } from './guide/poses';
import { THINGS } from './guide/things';
import type { CatThing } from './guide/things';

/** Where the cat is on a map and what it does there. */
export interface GuideCat {
  /** Seed of the thing it is drawn on, `shelf-1`: whatever stands before that thing stands before the cat. */
  readonly on: string;
  /** The middle of its foot, or of the edge it looks over, on the picture. */
  readonly at: Point;
  readonly pose: CatPose;
  readonly face?: CatFace;
  readonly with?: CatThing;
  /** Looks to the right. */
  readonly flip?: boolean;
  /** Picture pixels a unit; a sitting cat is 62 units tall. */
  readonly size?: number;
}

/** What is drawn of the cat, to be laid over the thing it is on. */
export function guideCat(
  { light }: Scene,
  { at: [x, y], pose, face = 'awake', with: thing, flip = false, size = 1 }: GuideCat,
): readonly Node[] {
  const pen = new Pen({ light, random: new Random('guide cat'), weight: 0.8 * size });
  const side = flip ? -size : size;
  const hand: Hand = { pen, p: (u, v) => [x + u * side, y + v * size], unit: size };
  POSES[pose](hand, face);
  if (thing) THINGS[thing](hand);
  return pen.finish();
}
