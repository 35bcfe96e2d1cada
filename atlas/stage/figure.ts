/** People and creatures as things of a scene. */
import type { FigurePaint } from '../core/figure';
import { mix } from '../core/colour';
import type { Pen } from '../core/pen';
import { weightFor } from '../core/sketch';
import { dayPaint } from '../core/swatches';
import type { Features, ThingKind } from '../core/thing';
import { creature } from '../creatures/creature';
import type { CreatureSpec } from '../creatures/creature';
import { person } from '../people/person';
import type { PersonSpec } from '../people/spec';
import { disc } from '../core/footprint';

export type FigureSpec = PersonSpec | CreatureSpec;

export interface FigureOptions {
  readonly spec: FigureSpec;
}

/** World units a figure unit: a standing person is about 140 world units tall. */
const FIGURE_SCALE = 0.86;

export const isCreature = (spec: FigureSpec): spec is CreatureSpec => 'plan' in spec;

/** The sheet's colours by the light a figure stands in: haze, moonlight, the warmth of lamps. */
function paintIn({ light, place, ink }: Pen): FigurePaint {
  const known = new Map<string, string>();
  // a figure has a hundred shapes of a dozen colours
  const inLight = (colour: string) => {
    const graded =
      known.get(colour) ??
      mix(light.gradeFigure(colour, place.warmth), light.haze, place.haze * light.hazeStrength);
    known.set(colour, graded);
    return graded;
  };
  return {
    ink,
    lit: (swatch) => inLight(dayPaint.lit(swatch)),
    dim: (swatch) => inLight(dayPaint.dim(swatch)),
    highlight: (swatch) => inLight(dayPaint.highlight(swatch)),
  };
}

const text = (value: unknown): string => (value === undefined || value === null ? '' : JSON.stringify(value));

/** What tells two figures apart at a glance. */
export function featuresOf(spec: FigureSpec): Features {
  if (isCreature(spec)) {
    const shape = {
      ...spec,
      seed: 0,
      flip: false,
      scale: 1,
      signs: [],
      colour: '',
      second: '',
      hat: '',
      mood: '',
    };
    return {
      kind: spec.plan,
      shape: text(shape),
      colour: text(spec.colour),
      second: text('second' in spec ? spec.second : ''),
      hat: text('hat' in spec ? spec.hat : ''),
    };
  }
  const { hat, hatColours, hair, hairColour, outfit, colours, hold, build, skin } = spec;
  return {
    kind: 'person',
    hat: text([hat, hat ? hatColours : '']),
    hair: text(hair),
    hairColour: text(hairColour),
    outfit: text(outfit),
    colours: text(colours),
    prop: text(hold),
    build: text([build, skin]),
  };
}

/** A person or a creature on the map. Its drawing depends on its spec and light, never on where it stands. */
export const figure: ThingKind<FigureOptions> = {
  name: 'figure',
  footprint: ({ spec }) => disc(isCreature(spec) ? 32 : 26),
  height: 60,
  // the sheet draws its own contact shadow
  shadow: false,
  draw(pen, frame, { spec }) {
    const scale = frame.scale * FIGURE_SCALE;
    const inked = { ...spec, weight: weightFor(Math.min(1, scale)) };
    const paint = paintIn(pen);
    const drawn = isCreature(inked) ? creature(inked, paint) : person(inked, paint);
    pen.figure(drawn, { at: frame.at(0, 0, 0), scale });
  },
  features: ({ spec }) => featuresOf(spec),
};
