/** People of the rig who belong to a thing: a seller behind a counter, a guard between merlons, a guest on a gallery. */
import { mix } from '../core/colour';
import type { Point } from '../core/geometry';
import type { Pen } from '../core/pen';
import { weightFor } from '../core/sketch';
import { dayPaint } from '../core/swatches';
import { person } from '../people/person';
import type { PersonSpec } from '../people/spec';

/** World units a figure unit, as everybody on the ground. */
const PERSON = 0.86;

/**
 * Draws one whose feet are at a picture point; `scale` is picture pixels a world unit. What is drawn afterwards stands
 * before them. They are part of their thing: nobody to be found.
 */
export function folk(pen: Pen, at: Point, scale: number, spec: PersonSpec): void {
  const { light, place, ink } = pen;
  const lit = (colour: string) =>
    mix(light.gradeFigure(colour, place.warmth), light.haze, place.haze * light.hazeStrength);
  const paint = {
    ink,
    lit: (swatch: Parameters<typeof dayPaint.lit>[0]) => lit(dayPaint.lit(swatch)),
    dim: (swatch: Parameters<typeof dayPaint.dim>[0]) => lit(dayPaint.dim(swatch)),
    highlight: (swatch: Parameters<typeof dayPaint.highlight>[0]) => lit(dayPaint.highlight(swatch)),
  };
  const size = scale * PERSON;
  const drawn = person({ shadow: false, ...spec, weight: weightFor(Math.min(1, size)) }, paint);
  pen.figure(drawn, { at, scale: size });
  // it has a face, but is nobody to be found
  pen.head = undefined;
}
