/** The largest animal of level 11, and who rides on it: what fills the bare sand between the tower and the hall. */
import type { Point } from '../../../core/geometry';
import type { CreatureSpec } from '../../../creatures/creature';
import type { PersonSpec } from '../../../people/spec';

/** Its rider sits so high above its feet, in world units. */
export const CARAVAN = {
  at: [1556, 996],
  beast: {
    plan: 'beast',
    skull: 'long',
    snout: 'dragon',
    tail: 'lizard',
    colour: 'teal',
    second: 'cream',
    backSpikes: 'gold',
    pattern: 'spots',
    patternColour: 'aqua',
    saddle: 'red',
    length: 112,
    girth: 56,
    leg: 50,
    legWidth: 22,
    neck: 84,
    headSize: 0.9,
    tailSize: 1.5,
    pose: 'walk',
    mood: 'serene',
  },
  size: 1.9,
  rider: {
    build: 'kid',
    hair: 'topKnot',
    hairColour: 'navy',
    outfit: 'monk',
    colours: ['orange', 'wine', 'gold', 'wood'],
    pose: 'ride',
    hold: 'flag',
    mood: 'star',
    shadow: false,
  },
  lift: 158,
} as const satisfies {
  readonly at: Point;
  readonly beast: CreatureSpec;
  readonly size: number;
  readonly rider: PersonSpec;
  readonly lift: number;
};
