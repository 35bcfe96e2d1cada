/** What a level's `life.json` says: the shape of every figure and thing that answers a tap, and the family of its voice. */

/** Families of voices: people by their mood, creatures by their body, things by what they are made of or do. */
export const FAMILIES = [
  'merry',
  'calm',
  'cross',
  'asleep',
  'child',
  'beast',
  'bird',
  'blob',
  'bug',
  'critter',
  'fish',
  'golem',
  'serpent',
  'leaf',
  'wood',
  'stone',
  'bell',
  'metal',
  'water',
  'engine',
  'door',
  'cloth',
  'crystal',
  'fire',
  'ball',
  'paper',
  'gadget',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface LifeThing {
  /** Its visible pixels as the text of an outline without reach, in units of the file's `cell`. */
  readonly shape: string;
  readonly voice: Family;
  /** Of people and creatures alone: they breathe, and nothing that moves is drawn over them. */
  readonly figure?: true | undefined;
}

export interface Life {
  readonly version: 1;
  /** Side of a unit of the shapes, natural pixels. */
  readonly cell: number;
  /** In painter's order, the furthest first. */
  readonly things: readonly LifeThing[];
}
