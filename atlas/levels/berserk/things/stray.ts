/** One animal that turns up in several places of the war: no figure of the crowd, so that it may be the same everywhere. */
import { mix } from '../../../core/colour';
import { weightFor } from '../../../core/sketch';
import { dayPaint } from '../../../core/swatches';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { creature } from '../../../creatures/creature';
import type { CreatureSpec } from '../../../creatures/creature';

export interface StrayOptions {
  readonly spec: CreatureSpec;
  /** Times the size of an animal of the crowd. */
  readonly times?: number;
}

const FIGURE = 0.86;

export const stray: ThingKind<StrayOptions> = {
  name: 'stray',
  footprint: () => disc(32),
  height: 60,
  shadow: false,
  draw(pen, frame, { spec, times = 1 }) {
    const { light, place, ink } = pen;
    const scale = frame.scale * FIGURE * times;
    const lit = (colour: string) =>
      mix(light.gradeFigure(colour, place.warmth), light.haze, place.haze * light.hazeStrength);
    const paint = {
      ink,
      lit: (swatch: Parameters<typeof dayPaint.lit>[0]) => lit(dayPaint.lit(swatch)),
      dim: (swatch: Parameters<typeof dayPaint.dim>[0]) => lit(dayPaint.dim(swatch)),
      highlight: (swatch: Parameters<typeof dayPaint.highlight>[0]) => lit(dayPaint.highlight(swatch)),
    };
    pen.figure(creature({ ...spec, weight: weightFor(Math.min(1, scale)) }, paint), {
      at: frame.at(0, 0, 0),
      scale,
    });
  },
};
