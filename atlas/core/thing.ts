/** What a thing is: the drawing of a kind, and one of them standing in a scene. */
import type { Frame } from './frame';
import type { Box, Point, Points } from './geometry';
import type { Glow, GlowColour } from './glow';
import type { Pen } from './pen';
import type { Random } from './random';
import type { Node } from './svg';

/** A lamp at a local point of its thing, or at a point of the picture. */
export interface Lamp {
  readonly u?: number;
  readonly w?: number;
  readonly at?: Point;
  /** How far its light falls, world units. */
  readonly reach: number;
  readonly colour?: GlowColour;
}

/** How a thing stands, whatever its kind. */
export interface Placement {
  /** Factor on the size that its distance gives it. */
  readonly size?: number;
  /** Turned on the ground, radians. */
  readonly yaw?: number;
  /** Height above the ground, world units. */
  readonly lift?: number;
  /** Picture height whose size and haze it takes instead of where it stands: what makes a twin exact. */
  readonly depthY?: number;
  /** Lamp warmth it takes instead of where it stands, 0..1. */
  readonly warmth?: number;
  /** Picture height it is sorted at instead of its footprint. */
  readonly sortY?: number;
  /** Sorted after everything of a lower layer it touches. */
  readonly layer?: number;
  /** Nobody of the crowd stands in front of it. */
  readonly hero?: boolean;
  /** In the air: takes no ground and casts no contact shadow. */
  readonly aloft?: boolean;
  /** Stands on another thing: takes no ground and casts no contact shadow. */
  readonly perched?: boolean;
  readonly seed?: string;
  /** Factor on the haze of its distance. */
  readonly hazeFactor?: number;
  /** Width of the heavy outline. */
  readonly contourWidth?: number;
}

/** What can be seen of a figure, by name: hat, hair, outfit, colours. Two equal ones are look-alikes. */
export type Features = Readonly<Record<string, string>>;

/**
 * A kind of thing. Its drawing depends on its options and seed alone, never on where it stands: a copy is exact.
 * All lengths are world units; `draw` turns them into picture pixels with `frame`.
 */
export interface ThingKind<Options extends object> {
  readonly name: string;
  /** The ground it stands on, convex, in local [u, w]. */
  readonly footprint: (options: Options & Placement) => Points;
  /** How tall it stands, for the length of its shadow. */
  readonly height: number | ((options: Options & Placement) => number);
  readonly lamps?: (options: Options & Placement, at: Point) => readonly Lamp[];
  /** `false`: casts no contact shadow. */
  readonly shadow?: false;
  readonly draw: (pen: Pen, frame: Frame, options: Options & Placement, random: Random) => void;
  /** Only figures have features: people, creatures and what may be mistaken for them. */
  readonly features?: (options: Options & Placement) => Features;
}

/** A thing measured at a place but not in the scene. */
export interface Plan {
  readonly name: string;
  readonly at: Point;
  readonly options: Placement;
  /** Picture pixels a world unit. */
  readonly scale: number;
  readonly frame: Frame;
  /** On the picture. */
  readonly footprint: Points;
  /** Box of the footprint. */
  readonly box: Box;
  /** World units. */
  readonly height: number;
  readonly shadow: boolean;
  readonly lamps: readonly Lamp[];
  readonly features: Features | undefined;
  readonly draw: (pen: Pen, random: Random) => void;
  /** The same thing measured elsewhere; `change` overrides how it stands. */
  readonly replan: (at: Point, change?: Placement) => Plan;
}

/** What was drawn of a thing. */
export interface Inked {
  readonly nodes: readonly Node[];
  readonly glows: readonly Glow[];
  /** Extent of everything drawn, on the picture. */
  readonly inkBox: Box;
  /** Extent of the head when it is a figure. */
  readonly head: Box | undefined;
  readonly warmth: number;
}

/** A thing of a scene. */
export interface Thing extends Plan {
  /** Unique in its scene; its colour in the id buffer. */
  readonly id: number;
  readonly seed: string;
  inked: Inked;
}
