/** Paint for figures that are things of the place: in the light where they are, as the crowd is. */
import { mix } from '../../../core/colour';
import type { FigurePaint } from '../../../core/figure';
import type { Pen } from '../../../core/pen';
import { dayPaint } from '../../../core/swatches';

export function litPaint({ light, place, ink }: Pen): FigurePaint {
  const lit = (colour: string): string =>
    mix(light.gradeFigure(colour, place.warmth), light.haze, place.haze * light.hazeStrength);
  return {
    ink,
    lit: (swatch) => lit(dayPaint.lit(swatch)),
    dim: (swatch) => lit(dayPaint.dim(swatch)),
    highlight: (swatch) => lit(dayPaint.highlight(swatch)),
  };
}
