/** Things worn on the face, in head space. */
import { named } from '../core/named';
import type { Sketch } from '../core/sketch';
import { box, knots, oval, shift, stretch } from '../core/knots';
import type { Swatch } from '../core/swatches';

export interface FaceSite {
  /** The middle of the turned face. */
  readonly cx: number;
  readonly skin: Swatch;
  readonly hairColour: Swatch;
  readonly accent: Swatch;
}

export type FaceExtra = (s: Sketch, site: FaceSite) => void;

/** All face extras. Paint, mark, mask and blindfold take the accent colour; hair on the face the hair's. */
export const FACE_EXTRAS = {
  glasses: (s, { cx }) => {
    for (const o of [-1, 1]) s.line(oval(cx + o * 14.6, 8, 10.4, 10.4), 2.4, s.inkColour, true);
    s.line(shift(knots`-4.4 7, 0 5.6, 4.4 7`, cx), 2.2);
  },
  squareGlasses: (s, { cx }) => {
    for (const o of [-1, 1]) s.line(box(cx + o * 14.6 - 10, 0, 20, 15, 3), 2.6, s.inkColour, true);
    s.line(shift(knots`-4.6 5, 4.6 5`, cx), 2.2);
  },
  shades: (s, { cx }) => {
    for (const o of [-1, 1]) {
      s.shape(shift(stretch(knots`3 1!, 26 0!, 24 11, 15 15, 6 11`, o), cx), 'black', { contour: false });
      s.shine(
        knots`
          ${cx + o * 15 - 7} 4!, ${cx + o * 15 - 3} 4!, ${cx + o * 15 - 6} 9!, ${cx + o * 15 - 8} 9!
        `,
        'steel',
      );
    }
    s.line(shift(knots`-4 2, 4 2`, cx), 2.6);
  },
  eyepatch: (s, { cx }) => {
    s.line(shift(knots`-36 -4, -14 -3, 10 -14, 30 -24`, cx), 2.4);
    s.shape(shift(knots`-24 -3!, -6 -2!, -7 12, -15 17, -23 12`, cx), 'black', { contour: false });
  },
  scar: (s, { cx }) => {
    s.stroke(shift(knots`19 -6, 15 20`, cx), 2.4, { colour: s.lit('#b1544e') });
    s.stroke(shift(knots`13 14, 20 16`, cx), 2, { colour: s.lit('#b1544e') });
  },
  cheekScar: (s, { cx }) => {
    s.stroke(shift(knots`-24 16, -13 20`, cx), 2.2, { colour: s.lit('#b1544e') });
    s.stroke(shift(knots`-20 21, -17 15`, cx), 1.8, { colour: s.lit('#b1544e') });
  },
  whiskers: (s, { cx }) => {
    for (const o of [-1, 1])
      for (const dy of [0, 5, 10])
        s.stroke(knots`${cx + o * 21} ${12 + dy * 0.8}, ${cx + o * 33} ${10 + dy}`, 2);
  },
  freckles: (s, { cx, skin }) => {
    for (const o of [-1, 1])
      for (const [x, y] of knots`18 17, 23 19, 20 21`) s.tint(oval(cx + o * x, y, 1.3, 1.1), s.dim(skin));
  },
  paint: (s, { cx, accent }) => {
    for (const o of [-1, 1])
      for (const dy of [0, 5])
        s.tint(
          knots`
            ${cx + o * 17} ${15 + dy}!, ${cx + o * 29} ${14 + dy}!, ${cx + o * 29} ${17 + dy}!,
            ${cx + o * 17} ${18 + dy}!
          `,
          s.lit(accent),
        );
  },
  thirdEye: (s, { cx, accent }) => {
    s.shape(shift(knots`-15 -19!, -7 -27, 0 -29, 7 -27, 15 -19!, 7 -12, 0 -10, -7 -12`, cx), 'white', {
      contour: false,
      line: 2.6,
    });
    s.tint(oval(cx, -19.5, 6.6, 7.4), s.lit(accent));
    s.tint(oval(cx, -19.5, 3.2, 4), s.inkColour);
    s.tint(oval(cx - 2, -22, 1.6), s.lit('white'));
  },
  mark: (s, { cx, accent }) => s.tint(shift(knots`0 -20!, 4 -14!, 0 -8!, -4 -14!`, cx), s.lit(accent)),
  mustache: (s, { cx, hairColour }) => {
    s.shape(shift(knots`0 15!, 8 14, 18 19!, 9 22, 0 19.5!, -9 22, -18 19!, -8 14`, cx), hairColour, {
      contour: false,
      line: 2.4,
    });
  },
  beard: (s, { cx, hairColour }) => {
    s.shape(
      knots`
        -36 4!, -30 16, ${cx - 12} 14, ${cx} 17!, ${cx + 12} 14, 30 16, 36 4!, 36 26, 26 42,
        ${cx + 2} 54!, -26 42, -36 26
      `,
      hairColour,
    );
    s.stroke(shift(knots`-12 34, -8 44`, cx), 2);
    s.stroke(shift(knots`12 33, 10 44`, cx), 2);
    s.shape(shift(knots`0 15.5!, 9 14, 19 20!, 9 23, 0 20.5!, -9 23, -19 20!, -9 14`, cx), hairColour, {
      contour: false,
      line: 2.4,
    });
    s.stroke(shift(knots`-4 26.5, 0 28, 4 26.5`, cx), 2.4);
  },
  goatee: (s, { cx, hairColour }) =>
    s.shape(shift(knots`-6 28!, 0 29.5, 6 28!, 3 38, 0 44!, -3 38`, cx), hairColour, { line: 2.4 }),
  stubble: (s, { cx, skin }) => {
    for (const [x, y] of knots`-14 26, -9 29, -3 31, 4 31, 10 29, 15 26, -12 30, 7 33`)
      s.stroke(knots`${cx + x} ${y}, ${cx + x + 0.6} ${y + 2}`, 1.4, { colour: s.dim(skin) });
  },
  mask: (s, { cx, accent }) => {
    s.shape(knots`-38 10!, -20 11, ${cx} 8, 20 11, 37 10!, 33 22, 20 33, ${cx} 38, -20 33, -34 22`, accent, {
      contour: false,
    });
    s.stroke(shift(knots`-20 18, -10 20, 0 18`, cx), 1.8);
  },
  medicalMask: (s, { cx }) => {
    s.shape(shift(knots`-17 13!, 0 11, 17 13!, 15 26, 0 31, -15 26`, cx), 'white', {
      contour: false,
      line: 2.4,
    });
    s.stroke(shift(knots`-12 19, 12 19`, cx), 1.4);
    s.line(knots`${cx - 16} 15, -34 8`, 1.6);
    s.line(knots`${cx + 16} 15, 34 8`, 1.6);
  },
  blindfold: (s, { accent }) =>
    s.shape(knots`-38 -3!, 0 -5, 38 -3!, 38 14!, 0 15, -38 14!`, accent, { contour: false }),
  monocle: (s, { cx }) => {
    s.line(oval(cx + 14.6, 8, 10, 10.4), 2.8, s.lit('gold'), true);
    s.line(shift(knots`20 17, 23 27, 20 36`, cx), 1.6, s.lit('gold'));
  },
  tears: (s, { cx }) => {
    for (const o of [-1, 1])
      s.shape(shift(stretch(knots`17 15, 24 16, 25 30, 19 30`, o), cx), 'sky', { contour: false, line: 1.8 });
  },
  longBeard: (s, { cx, hairColour }) => {
    s.shape(
      knots`
        -37 2!, -31 14, ${cx - 16} 16, ${cx} 19!, ${cx + 16} 16, 31 14, 37 2!, 36 30, 26 54, 14 70,
        ${cx + 6} 90!, ${cx} 74, -14 68, -27 52, -36 30
      `,
      hairColour,
    );
    for (const x of [-12, 2, 14])
      s.stroke(knots`${cx + x} 36, ${cx + x * 0.9 + 2} 50, ${cx + x * 0.7} 64`, 1.9);
    s.shape(shift(knots`0 16!, 10 14, 24 22!, 12 25, 0 22!, -12 25, -24 22!, -10 14`, cx), hairColour, {
      contour: false,
      line: 2.4,
    });
  },
} as const satisfies Record<string, FaceExtra>;

export type FaceExtraName = keyof typeof FACE_EXTRAS;

/** Under the fringe and the eyes, under the fringe only, over everything. */
export type FaceLayer = 'skin' | 'beard' | 'worn';

const ON_SKIN: ReadonlySet<FaceExtraName> = new Set<FaceExtraName>([
  'paint',
  'mark',
  'freckles',
  'stubble',
  'scar',
  'cheekScar',
]);
const BEARDS: ReadonlySet<FaceExtraName> = new Set<FaceExtraName>(['beard', 'longBeard']);

export const isBeard = (name: FaceExtraName): boolean => BEARDS.has(name);
export const layerOf = (name: FaceExtraName): FaceLayer =>
  ON_SKIN.has(name) ? 'skin' : isBeard(name) ? 'beard' : 'worn';

/** Draws the extras of one layer. Throws on an unknown name. */
export function drawFaceExtras(
  s: Sketch,
  names: readonly FaceExtraName[],
  layer: FaceLayer,
  site: FaceSite,
): void {
  for (const name of names) {
    const draw = named<FaceExtra>(FACE_EXTRAS, name, 'face extra');
    if (layerOf(name) === layer) draw(s, site);
  }
}
