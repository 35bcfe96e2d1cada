/** Hairdos by name: which crown, fringe, back and locks make one. */
import type { BehindName, FrontName } from './locks';
import type { BackName, CrownName, FringeName } from './outlines';

export interface HairStyle {
  readonly crown?: CrownName;
  readonly fringe?: FringeName;
  readonly back?: BackName;
  readonly behind?: readonly BehindName[];
  readonly front?: FrontName;
  /** False for hair without the band of light across the crown. */
  readonly shine?: boolean;
}

/** All hairdos. */
export const HAIR = {
  neat: { crown: 'round', fringe: 'swept', back: 'nape' },
  tousled: { crown: 'tousled', fringe: 'temples', back: 'nape' },
  spiky: { crown: 'spikes', fringe: 'temples', back: 'nape' },
  flame: { crown: 'flame', fringe: 'peak' },
  pixie: { crown: 'pixie', fringe: 'sideOver', back: 'nape' },
  bowl: { crown: 'full', fringe: 'straight' },
  curtain: { crown: 'round', fringe: 'curtain', back: 'nape' },
  slick: { crown: 'flat', fringe: 'slick', back: 'nape' },
  widow: { crown: 'flat', fringe: 'peak', back: 'medium' },
  curly: { crown: 'bumps', fringe: 'curls', back: 'nape' },
  curlyLong: { crown: 'bumps', fringe: 'curls', back: 'cloud' },
  afro: { behind: ['afro'], crown: 'round', fringe: 'slick' },
  pompadour: { crown: 'pompadour', fringe: 'slick', back: 'nape' },
  mohawk: { crown: 'mohawk', shine: false },
  bob: { crown: 'round', fringe: 'straight', back: 'bob' },
  bobSwept: { crown: 'round', fringe: 'swept', back: 'bob' },
  medium: { crown: 'round', fringe: 'long', back: 'medium' },
  long: { crown: 'round', fringe: 'long', back: 'long' },
  hime: { crown: 'round', fringe: 'hime', back: 'long' },
  wavy: { crown: 'full', fringe: 'curtain', back: 'wavy' },
  mane: { crown: 'spikes', fringe: 'temples', back: 'mane' },
  ponytail: { crown: 'round', fringe: 'swept', behind: ['ponytail'] },
  highTail: { crown: 'flat', fringe: 'long', behind: ['highTail'] },
  lowTail: { crown: 'round', fringe: 'curtain', behind: ['lowTail'] },
  sideTail: { crown: 'round', fringe: 'airy', behind: ['sideTail'] },
  twinTails: { crown: 'round', fringe: 'temples', behind: ['twinTails'], front: 'sideLocks' },
  lowTwins: { crown: 'round', fringe: 'straight', behind: ['lowTwins'] },
  drills: { crown: 'round', fringe: 'airy', behind: ['drills'] },
  braids: { crown: 'round', fringe: 'curtain', behind: ['braids'] },
  braid: { crown: 'round', fringe: 'swept', behind: ['braid'] },
  buns: { crown: 'round', fringe: 'airy', behind: ['buns'], front: 'sideLocks' },
  bunTails: { crown: 'round', fringe: 'curtain', behind: ['twinTails', 'buns'] },
  topBun: { crown: 'flat', fringe: 'airy', behind: ['topBun'] },
  topKnot: { crown: 'flat', fringe: 'slick', behind: ['topKnot'] },
  locs: { crown: 'round', fringe: 'slick', behind: ['locs'] },
  ahoge: { crown: 'round', fringe: 'temples', back: 'nape', front: 'ahoge' },
  choppy: { crown: 'full', fringe: 'choppy', back: 'bob' },
  antennae: { crown: 'round', fringe: 'airy', back: 'nape', front: 'antennae' },
  oldTufts: { front: 'tufts', shine: false },
  bald: {},
} as const satisfies Record<string, HairStyle>;

export type HairName = keyof typeof HAIR;
