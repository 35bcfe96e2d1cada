/** What a large scene of a map from a seed is: five to nine players with a cause, a doer and those who watch. */
import type { Role, StoryProp } from '../../stories/story';
import type { Climate } from '../part';

/** A part of a large scene; who is lifted stands on somebody, or on a thing. */
export interface Player extends Role {
  /** World units above the ground. */
  readonly lift?: number;
  /** World units nearer than the feet at which a lifted one is sorted: before whoever carries it. */
  readonly before?: number;
  /** In the water up to the waist. */
  readonly swims?: true;
}

export interface Spectacle {
  readonly players: readonly Player[];
  readonly props: readonly StoryProp[];
  /** Where it is told, when not everywhere: in one climate, or after dark. */
  readonly only?: Climate | 'dark';
  /** Light on the ground around it by night, world units; a fire's is wider than a lantern's. */
  readonly glow?: number;
  /** Spots from the scene's own that lie in the water, as those of its players do: x right, y toward us. */
  readonly wet?: readonly (readonly [dx: number, dy: number])[];
}

export const spectacle = (
  players: readonly Player[],
  props: readonly StoryProp[] = [],
  more: Pick<Spectacle, 'only' | 'glow'> = {},
): Spectacle => ({ players, props, ...more });

/** Somebody on a thing or on somebody's head. */
export const lifted = (role: Role, lift: number, before = 6): Player => ({ ...role, lift, before });
