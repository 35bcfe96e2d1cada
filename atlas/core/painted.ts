/** How far the paint of a thing reaches, so that a part of a picture can be painted without the rest. */
import { union } from './geometry';
import type { Box } from './geometry';
import { shadowBox } from './shadow';
import type { Thing } from './thing';

/** How far the ink of a figure reaches beyond its box by rounding, picture pixels. */
const SLACK = 4;
/** The same for the bulges of leaves and clouds: 40 pixels were measured at most. */
const BULGE = 96;

export const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

/** The box that surely holds all the ink of a thing. */
export const inkReach = ({ inked, features }: Thing): Box => grown(inked.inkBox, features ? SLACK : BULGE);

/**
 * The box that surely holds the ink of a thing, what is fainter than ink, and the light in the air around its lamps.
 * The pool a figure stands in is faint: it reaches beyond the figure by less than half of its size.
 */
export function standingReach({ inked, features }: Thing): Box {
  const { x0, y0, x1, y1 } = inked.inkBox;
  const faint = features ? Math.max(x1 - x0, y1 - y0) / 2 : 0;
  return inked.glows.reduce(
    (box, { x, y, radius }) => union(box, grown({ x0: x, y0: y, x1: x, y1: y }, radius)),
    grown(inked.inkBox, BULGE + faint),
  );
}

/** The box that surely holds all that changes in a picture when a thing comes or goes. */
export const paintReach = (thing: Thing): Box =>
  thing.shadow ? union(standingReach(thing), grown(shadowBox(thing), BULGE)) : standingReach(thing);
