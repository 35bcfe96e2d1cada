/** Giants that stroll about the fields: people many times too large, with nothing on their mind. */
import { mix } from '../../../core/colour';
import type { Frame } from '../../../core/frame';
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
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
  /** Sits, and stretches both legs towards us. */
  readonly soles?: boolean;
}

/** Thinner lines than enlarging would give. */
const LINE = 0.45;
const PERSON = 0.86;

/** Two legs that come towards us: short shins, and soles larger than whoever looks at them. */
function stretched(pen: Pen, frame: Frame, times: number, skin: string): void {
  const s = frame.scale * times;
  for (const k of [-1, 1]) {
    const at = (u: number, z: number): Point => frame.at((k * 30 + u * k) * times, 0, z * times);
    pen.shape([at(-22, 26), at(8, 30), at(20, 4), at(18, -14), at(-12, -14), at(-20, 2)], skin, {
      edge: 'smooth',
      tone: -0.3,
    });
    const [x, y] = at(6, -8);
    pen.shape(
      [at(-12, -26), at(-14, -4), at(-8, 10), at(8, 15), at(22, 8), at(25, -6), at(18, -27), at(3, -31)],
      skin,
      { edge: 'smooth', tone: 0.5 },
    );
    pen.tint(arc(x, y + 11 * s, 11 * s, 7 * s), '#d98a72', { opacity: 0.35 });
    pen.tint(arc(x - 1 * s, y - 8 * s, 13 * s, 5 * s), '#d98a72', { opacity: 0.3 });
    for (const [u, z, r] of [
      [-9, 14, 6.4],
      [0, 19, 5],
      [8, 20, 4.6],
      [16, 18, 4.2],
      [22, 13, 3.8],
    ] as const)
      pen.shape(arc(...at(u, z), r * s, r * 1.05 * s, 0, TAU, 10), skin, { edge: 'smooth', tone: 0.6 });
    pen.line([at(-4, -14), at(4, -17), at(11, -14)], 1.2, { smooth: true });
  }
}

export const giant: ThingKind<GiantOptions> = {
  name: 'giant',
  footprint: ({ times = 3.4 }) => disc(34 * times),
  height: 160,
  shadow: false,
  draw(pen, frame, { spec, face, times = 3.4, soles = false }) {
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
    if (soles) stretched(pen, frame, times, lit(dayPaint.lit(spec.skin ?? 'peach')));
    if (face && pen.head) giantFace(pen, pen.head, face, lit(dayPaint.lit(spec.skin ?? 'peach')));
  },
};
