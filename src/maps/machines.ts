/** What a level's `machines.json` says, and `nightmachines.json` of its night: machines whose parts move, as small pictures. */

/** A small picture of a part of the map, in natural pixels. */
export interface Pasted {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A `data:` address. */
  readonly src: string;
}

/**
 * How a part moves. `turn`: about its hub; `ride`: with what turns, and stays upright; `sway`: there and back; `rest`: it
 * stands, between others that move.
 */
export const MOTIONS = ['turn', 'ride', 'sway', 'rest'] as const;
export type MotionKind = (typeof MOTIONS)[number];

export interface Motion {
  readonly kind: MotionKind;
  /** x and y, natural pixels: of `sway` too, what stays where it is. */
  readonly hub: readonly number[];
  /**
   * a, b, c and d of what is made of a point (x, y) seen from the hub: (a x + b y, c x + d y). Of `turn` and `ride` a quarter
   * turn: a turn by t is cos t times the point and sin t times that; seen aslant, circles are ellipses. Of `sway` what is
   * added to the point half way to its furthest.
   */
  readonly linear: readonly number[];
  /** Of `ride` where it hangs, natural pixels; of `sway` what is added to every point half way to its furthest. */
  readonly by?: readonly number[] | undefined;
  /** Of one turn, or there and back; less than 0 turns the other way. */
  readonly seconds: number;
  /** Steps of one turn, for a clock's hand; without it the part turns evenly. */
  readonly ticks?: number | undefined;
  /** Of `sway`, where it begins, radians: from -π/2 on it goes one way alone. */
  readonly phase?: number | undefined;
}

export interface MovingPart {
  /** As it rests. */
  readonly picture: Pasted;
  /** Place of its room in the machine's `rooms`. */
  readonly room: number;
  readonly motion: Motion;
  /**
   * The picture is a shade on the part below, of `turn` alone: so many radians beyond where it is darkest; a quarter turn away
   * and further it is not seen.
   */
  readonly shade?: number | undefined;
  /** A shade is so many times as strong as its angle makes it, and never more than whole: it lies on several sails alike. */
  readonly steep?: number | undefined;
  /** The picture is light that rests on what lies below it of its machine, and is seen nowhere else. */
  readonly light?: true | undefined;
  /** The picture is one of so many sectors that look the same, the one to the right of the hub; of `turn` alone. */
  readonly sectors?: number | undefined;
}

export interface Machine {
  /** Its place in the `things` of `life.json`. */
  readonly thing: number;
  /** What lies under its parts, where they are seen at rest. */
  readonly bare: Pasted;
  /** Whose opacity is where parts may be seen: not behind what is in front of them, and over no figure. */
  readonly rooms: readonly Pasted[];
  /** The furthest first. */
  readonly parts: readonly MovingPart[];
}

export interface Machines {
  readonly version: 1;
  readonly machines: readonly Machine[];
}
