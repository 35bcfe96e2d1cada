/** Things worn on a face in profile, in head space, facing right. */
import { named } from '../../core/named';
import { knots, oval, shift } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import { FACE_EXTRAS, layerOf } from '../face-extras';
import type { FaceExtra, FaceExtraName, FaceLayer, FaceSite } from '../face-extras';
import type { FullPersonSpec } from '../spec';

const EYE_X = 22;

const bow = (s: Sketch, y: number): void =>
  s.line(knots`${EYE_X - 8} ${y}, 4 ${y - 1.6}, -5 ${y + 0.6}`, 2.2);

/** What is not simply one side of what is seen from the front. */
const IN_PROFILE: Readonly<Partial<Record<FaceExtraName, FaceExtra>>> = {
  glasses: (s) => {
    s.line(oval(EYE_X + 2, 8, 7, 10.4), 2.4, s.inkColour, true);
    bow(s, 6);
  },
  squareGlasses: (s) => {
    s.line(knots`16 1!, 30 0!, 30 15!, 16 15!`, 2.6, s.inkColour, true);
    bow(s, 5);
  },
  shades: (s) => {
    bow(s, 4);
    s.shape(knots`14 0!, 36 0!, 34 11, 26 15, 16 12`, 'black', { contour: false });
    s.shine(knots`20 3!, 24 3!, 21 9!, 18 9!`, 'steel');
  },
  eyepatch: (s) => {
    s.line(knots`36 -4, 18 -3, -4 -12, -34 -20`, 2.4);
    s.shape(knots`12 -3!, 31 -3!, 30 12, 22 17, 14 12`, 'black', { contour: false });
  },
  monocle: (s) => {
    s.line(oval(EYE_X + 2, 8, 7, 10.4), 2.8, s.lit('gold'), true);
    s.line(knots`24 18, 22 28, 16 36`, 1.6, s.lit('gold'));
  },
  mustache: (s, { hairColour }) =>
    s.shape(knots`38 17, 34 23, 24 22, 17 25!, 22 16, 31 14.6`, hairColour, { line: 2.4 }),
  goatee: (s, { hairColour }) =>
    s.shape(knots`20 30!, 30 28!, 33 34, 30 46!, 23 38`, hairColour, { line: 2.4 }),
  beard: (s, { hairColour }) => {
    s.shape(
      knots`-2 4!, 6 15, 20 18, 28 16, 38 18!, 33 23, 37 30, 34 44, 20 54!, 4 44, -8 28, -10 14`,
      hairColour,
    );
    s.stroke(knots`14 34, 18 46`, 2);
    s.stroke(knots`24 32, 26 42`, 2);
    s.stroke(knots`27 25.6, 34 24.6`, 2.2);
  },
  longBeard: (s, { hairColour }) => {
    s.shape(
      knots`-2 4!, 6 15, 20 18, 28 16, 38 18!, 33 23, 38 34, 36 56, 30 74, 24 92!, 14 72, 2 52, -8 30, -10 14`,
      hairColour,
    );
    for (const x of [10, 20, 28]) s.stroke(knots`${x - 4} 34, ${x} 50, ${x + 1} 64`, 1.9);
    s.stroke(knots`27 25.6, 34 24.6`, 2.2);
  },
  mask: (s, { accent }) => {
    s.shape(knots`-10 8!, 12 11, 34 7, 41 13!, 37 24, 30 35, 14 37, -8 28`, accent, { contour: false });
    s.stroke(knots`8 19, 20 21, 30 19`, 1.8);
  },
  medicalMask: (s) => {
    s.shape(knots`13 13!, 34 9, 41 14!, 37 25, 30 33, 16 28`, 'white', { contour: false, line: 2.4 });
    s.stroke(knots`18 19, 35 19`, 1.4);
    s.line(knots`14 15, -4 8`, 1.6);
  },
  blindfold: (s, { accent }) =>
    s.shape(knots`-37 -4!, 0 -5, 36 -3!, 36.4 12!, 0 14, -36 12!`, accent, { contour: false }),
  tears: (s) => s.shape(shift(knots`17 15, 24 16, 25 30, 19 30`, 2), 'sky', { contour: false, line: 1.8 }),
  thirdEye: (s, { accent }) => {
    s.shape(knots`20 -19!, 26 -27, 33 -19!, 27 -11`, 'white', { contour: false, line: 2.6 });
    s.tint(oval(27.4, -19.5, 3.6, 5.4), s.lit(accent));
    s.tint(oval(27.8, -19.5, 1.8, 3.2), s.inkColour);
  },
};

/** One cheek of a face is seen, as deep as half a face. */
const HALF_A_FACE = { x: 24, sx: 0.6, sy: 1 } as const;

/** Draws the extras of one layer. Throws on an unknown name. */
export function drawSideFaceExtras(
  s: Sketch,
  names: readonly FaceExtraName[],
  layer: FaceLayer,
  { skin, hairColour, accent }: FullPersonSpec,
): void {
  const site: FaceSite = { cx: 0, skin, hairColour, accent };
  for (const name of names) {
    if (layerOf(name) !== layer) continue;
    const own = IN_PROFILE[name];
    if (own) own(s, site);
    else s.at(HALF_A_FACE, () => named<FaceExtra>(FACE_EXTRAS, name, 'face extra')(s, site));
  }
}
