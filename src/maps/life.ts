/** What a level's `life.json` says: who and what moves and answers a tap, what rises and falls, and what lies where nobody stands. */

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

/**
 * How a thing moves by itself. `swing`: it hangs; `wave`: it stands and the wind takes its top; `bob`: it floats; `hum`:
 * an engine runs in it.
 */
export const MOVES = ['swing', 'wave', 'bob', 'hum'] as const;
export type Move = (typeof MOVES)[number];

/** The eyes of somebody, so that they can close. */
export interface Eyes {
  /** Colour of the lids, #rrggbb, in the light of the main map. */
  readonly lid: string;
  /** Boxes of whole natural pixels: left, top, width, height. */
  readonly at: readonly (readonly number[])[];
}

export interface LifeThing {
  /**
   * Its visible pixels as the text of an outline without reach, in units of the file's `cell`; of several, one below the
   * other, where it is large.
   */
  readonly shape: string;
  readonly voice: Family;
  /** Of people and creatures alone: they breathe, and nothing that moves is drawn over them. */
  readonly figure?: true | undefined;
  readonly moves?: Move | undefined;
  readonly eyes?: Eyes | undefined;
}

/** What rises, burns or glitters at a place without being a thing. */
export const SOURCES = ['smoke', 'steam', 'flame', 'spray', 'glint'] as const;
export type SourceKind = (typeof SOURCES)[number];

export interface Source {
  readonly kind: SourceKind;
  /** Natural pixels. */
  readonly x: number;
  readonly y: number;
  /** Width of what comes out, natural pixels. */
  readonly size: number;
}

/** What falls or flies over a whole map. */
export const WEATHERS = ['petals', 'leaves', 'snow', 'embers', 'fireflies', 'pollen', 'aurora'] as const;
export type Weather = (typeof WEATHERS)[number];

/** What is drawn on a thing that is poked: each stays on the thing's own pixels. */
export const POKES = ['door', 'peek', 'egg', 'lamp', 'gong', 'eyes', 'screen', 'fish'] as const;
export type PokeKind = (typeof POKES)[number];

/** A square of natural pixels, all of them a thing's own and seen. */
export interface Spot {
  /** Place of the thing in `things`. */
  readonly thing: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface DrawnPoke extends Spot {
  readonly kind: PokeKind;
}

/** What lies where no thing stands, one letter a square of `cell` natural pixels (`life-letters`). */
export interface Under {
  readonly cell: number;
  readonly rows: readonly string[];
}

export interface Life {
  readonly version: 2;
  /** Side of a unit of the shapes, natural pixels. */
  readonly cell: number;
  /** In painter's order, the furthest first. */
  readonly things: readonly LifeThing[];
  readonly sources: readonly Source[];
  readonly under: Under;
  readonly weather?: Weather | undefined;
  /** Of the same map by night. */
  readonly nightWeather?: Weather | undefined;
  readonly pokes: readonly DrawnPoke[];
  /** Three that light up one after the other; with the third the show begins. */
  readonly chain: readonly Spot[];
  /** Places in `things` of those whose parts move, which other files show. */
  readonly machines?: readonly number[] | undefined;
}
