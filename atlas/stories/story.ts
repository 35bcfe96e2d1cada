/** What a small scene is: a few people with parts to play, and the things they play them with. */
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import type { Placement, Plan, ThingKind } from '../core/thing';
import type { Mood } from '../core/expressions';
import type { CreatureSpec } from '../creatures/creature';
import type { PersonSpec } from '../people/spec';
import type { PoseName } from '../people/poses';

/** 1 when the scene is played as written, -1 when it is mirrored. */
export type Side = 1 | -1;

/** An animal with a coat of its own each time: no two of a map look alike. */
export type Beast = (random: Random) => CreatureSpec;

/** A part: where it stands from the scene's spot in world units (x right, y toward the viewer), and how. */
export interface Role {
  readonly dx: number;
  readonly dy: number;
  /** What the part asks of somebody in the level's own clothes. */
  readonly as: PersonSpec;
  /** The part of an animal: nobody of the crowd plays it. */
  readonly animal?: Beast;
  /** A creature of the crowd may play it too, by standing there and looking the right way. */
  readonly anyone?: boolean;
}

export interface StoryProp {
  readonly dx: number;
  readonly dy: number;
  readonly plan: (scene: Scene, at: Point, side: Side) => Plan;
}

export interface Story {
  readonly roles: readonly Role[];
  readonly props: readonly StoryProp[];
}

type More = Omit<PersonSpec, 'pose' | 'mood' | 'flip'>;

const part =
  (flip: boolean, anyone: boolean) =>
  (dx: number, dy: number, pose: PoseName, mood: Mood, more: More = {}): Role => ({
    dx,
    dy,
    as: { ...more, pose, mood, flip },
    anyone,
  });

/** Somebody who looks to the right, or to the left; of the crowd's people alone, or creatures as well. */
export const right = part(false, false);
export const left = part(true, false);
export const anyRight = part(false, true);
export const anyLeft = part(true, true);

/** An animal of the story's own. */
export const animal = (dx: number, dy: number, beast: Beast, flip = false): Role => ({
  dx,
  dy,
  as: { flip },
  animal: beast,
});

/** A thing of the story; it is told the side, and what looks alike from both takes no notice. */
export function prop<O extends object>(
  dx: number,
  dy: number,
  kind: ThingKind<O>,
  options: NoInfer<O> & Placement,
): StoryProp {
  return { dx, dy, plan: (scene, at, side) => scene.plan(kind, at, { ...options, side }) };
}

/** The same between people: sorted `before` world units in front of where it hangs. */
export function hanging<O extends object>(
  dx: number,
  dy: number,
  before: number,
  kind: ThingKind<O>,
  options: NoInfer<O> & Placement,
): StoryProp {
  return {
    dx,
    dy,
    plan: (scene, at, side) =>
      scene.plan(kind, at, {
        ...options,
        side,
        aloft: true,
        sortY: at[1] + before * scene.scaleAt(at[1]),
      }),
  };
}

export const story = (roles: readonly Role[], props: readonly StoryProp[] = []): Story => ({ roles, props });
