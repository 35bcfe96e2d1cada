/** Giants that stroll about the fields: people many times too large, with nothing on their mind. */
import { mix } from '../../../core/colour';
import { dayPaint } from '../../../core/swatches';
import type { ThingKind } from '../../../core/thing';
import { person } from '../../../people/person';
import type { PersonSpec } from '../../../people/spec';
import { disc } from '../../../core/footprint';
import { giantFace } from './giant-face';
import type { GiantFace } from './giant-face';

export interface GiantOptions {
  readonly spec: PersonSpec;
  /** Drawn over a bald head; without one it keeps the face of its spec. */
  readonly face?: GiantFace;
  /** Times the size of a person. */
  readonly times?: number;
}

/** Thinner lines than enlarging would give. */
const LINE = 0.45;
const PERSON = 0.86;

export const giant: ThingKind<GiantOptions> = {
  name: 'giant',
  footprint: ({ times = 3.4 }) => disc(34 * times),
  height: 160,
  shadow: false,
  draw(pen, frame, { spec, face, times = 3.4 }) {
    const { light, place, ink } = pen;
    const lit = (colour: string) =>
      mix(light.gradeFigure(colour, place.warmth), light.haze, place.haze * light.hazeStrength);
    const paint = {
      ink,
      lit: (swatch: Parameters<typeof dayPaint.lit>[0]) => lit(dayPaint.lit(swatch)),
      dim: (swatch: Parameters<typeof dayPaint.dim>[0]) => lit(dayPaint.dim(swatch)),
      highlight: (swatch: Parameters<typeof dayPaint.highlight>[0]) => lit(dayPaint.highlight(swatch)),
    };
    pen.figure(person({ ...spec, weight: LINE }, paint), {
      at: frame.at(0, 0, 0),
      scale: frame.scale * PERSON * times,
    });
    if (face && pen.head) giantFace(pen, pen.head, face, lit(dayPaint.lit(spec.skin ?? 'peach')));
  },
};
