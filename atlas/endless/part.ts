/** What the levels lend to maps from a seed: landmarks and props with the parts they can play, their sizes and climates. */
import type { Point } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Placement, Plan, ThingKind } from '../core/thing';
import type { Cast } from '../stage/cast';
import type { Horizon } from './horizon';

/**
 * What a thing can be on a map: the hero or the far row, the middle, between the others, in front without hiding much,
 * on the water, in the air, or a small thing of its quarter.
 */
export type Role = 'giant' | 'main' | 'side' | 'low' | 'water' | 'aloft' | 'prop';

/** What the ground is covered with: green things stand in no snow, and snowy ones in nothing else. */
export type Climate = 'green' | 'snow';

export interface PartFacts {
  readonly plays: readonly Role[];
  /** Ink at size 1, world units: from left to right, and from its feet up. */
  readonly width: number;
  readonly up: number;
  readonly not?: Climate;
  readonly only?: Climate;
  /** Too bare, or too much of the ground's own colour, to be the largest of a map: it is one of others. */
  readonly plain?: true;
}

export interface Part extends PartFacts {
  readonly name: string;
  readonly plan: (scene: Scene, at: Point, placement: Placement) => Plan;
}

/** One level's share. */
export interface World {
  /** Its route keyword. */
  readonly keyword: string;
  readonly cast: Cast;
  /** Pairs of colours for its awnings. */
  readonly cloths: readonly (readonly [string, string])[];
  /** What its quarter is paved with. */
  readonly stone: string;
  /** What lies behind a map whose host it is. */
  readonly horizon: Horizon;
  /** Quests whose words speak of the place they come from. */
  readonly staysHome: readonly string[];
  readonly landmarks: readonly Part[];
  readonly props: readonly Part[];
}

/** A kind with its options, as it stands on the level it comes from. */
export function part<O extends object>(
  kind: ThingKind<O>,
  options: NoInfer<O> & Placement,
  facts: PartFacts,
): Part {
  const plan = (scene: Scene, at: Point, placement: Placement) =>
    scene.plan(kind, at, { ...options, ...placement });
  return { ...facts, name: kind.name, plan };
}

export const standsIn = ({ not, only }: Part, climate: Climate): boolean =>
  not !== climate && (only === undefined || only === climate);
