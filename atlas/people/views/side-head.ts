/** The head in profile, head space, facing right: nose and chin in the outline, one eye, one ear. */
import { lookUpMood } from '../../core/expressions';
import { named } from '../../core/named';
import { knots, oval, stretch } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { mixSrgb } from '../../core/colour';
import type { Sketch } from '../../core/sketch';
import { JAWS } from '../face';
import type { JawName, NoseName } from '../face';
import { isBeard } from '../face-extras';
import { fringeShadow } from '../hair/hair';
import type { HairDo } from '../hair/hair';
import type { Sitter } from '../sitter';
import type { EarName } from '../spec';
import type { Swatch } from '../../core/swatches';
import { drawSideFaceExtras } from './side-face-extras';
import { drawSideHair, drawSideLocks, sideHairShape, showsEar } from './side-hair';
import { drawSideHat } from './side-hats';

const EYE = { x: 20.5, y: 7, k: 0.74, scale: 1.22 } as const;

/** Tips of noses; what is drawn over the face is not in the outline. */
const TIPS: Readonly<Record<NoseName, Knots>> = {
  tick: knots`36 6, 39.8 12.2, 35.8 16`,
  none: knots`36 6, 38 12, 36 16`,
  button: knots`36 5, 43 9, 43 14.6, 36 17!`,
  big: knots`36 2, 45 6, 48 13, 42 18, 36 17!`,
  sharp: knots`36 2!, 46.5 13.4!, 36.4 16!`,
  long: knots`36 5!, 76 8, 86 13, 76 15, 36.4 16!`,
  red: knots`36 6, 41 12, 36.4 16!`,
};

/** How far forward and how full a chin is. */
const CHINS: Readonly<Record<JawName, readonly [x: number, jaw: number]>> = {
  soft: [27, 14],
  pointed: [29, 9],
  square: [30, 20],
  long: [27, 13],
  round: [25, 18],
  gaunt: [28, 8],
};

export function sideHeadShape(jaw: JawName, nose: NoseName): Knots {
  const low = named<Knots>(JAWS, jaw, 'jaw').at(-1)?.[1] ?? 35;
  const [chin, full] = CHINS[jaw];
  return [
    ...knots`0 -37, 18 -33, 31 -21, 36 -7`,
    ...TIPS[nose],
    ...knots`
      35.4 20, 33.8 23.4, 34.2 26, ${chin + 5} ${low - 5.4}, ${chin - 2} ${low}, ${full} ${low - 1.4},
      2 29, -14 27, -26 24, -35 13, -37 -3, -33 -19, -20 -32
    `,
  ];
}

/** Everything in front of the skull. */
export function drawSideHead(sitter: Sitter, hair: HairDo): void {
  const { spec, s, hat } = sitter;
  const { skin, face } = spec;
  if (!hat?.hidesFace) {
    const fringe = sideHairShape(hair);
    s.shape(sideHeadShape(spec.jaw, spec.nose), skin, {
      light: [-5, -4],
      inside: () => {
        if (fringe) s.cast(fringeShadow(fringe), skin);
        if (hat?.covers) s.tint(oval(2, -14, 42, 12), s.inkColour, 0.18);
      },
    });
    drawSideFaceExtras(s, face, 'skin', spec);
    drawSideFaceExtras(s, face, 'beard', spec);
    drawSideHair(s, hair);
    if (!hat?.hidesEars && (showsEar(hair) || spec.ears === 'elf')) drawSideEar(s, spec.ears, skin);
    drawSideFace(s, spec, face.some(isBeard));
    drawSideFaceExtras(s, face, 'worn', spec);
    drawSideLocks(s, hair);
  }
  drawSideHat(sitter, 'front');
}

function drawSideEar(s: Sketch, ears: EarName, skin: Swatch): void {
  if (ears === 'none') return;
  if (ears === 'elf') {
    s.shape(knots`2 0!, -12 -8, -34 -20!, -25 2, -13 15, -3 16`, skin, { contour: false });
    s.stroke(knots`-4 7, -13 0, -24 -11`, 1.9);
    return;
  }
  s.shape(oval(-6, 9, 7.6, 9.4, -8), skin, { contour: false });
  s.stroke(knots`-9.6 6, -6 3.4, -3.6 8, -7 13`, 1.7);
}

/** Cheek, eye, brow, nose and mouth. */
function drawSideFace(
  s: Sketch,
  { mood, skin, eyes: iris, hairColour, nose }: Sitter['spec'],
  bearded: boolean,
): void {
  const { eyes, mouth, brow, blush } = lookUpMood(mood);
  if (blush) s.tint(oval(13, 18.5, 6.6, 3.8), mixSrgb(s.lit(skin), s.lit('#e8506a'), 0.42), 0.8);
  s.at({ x: EYE.x, y: EYE.y, scale: EYE.scale }, () => eyes(s, { k: EYE.k, out: -1, iris }));
  if (brow) {
    const colour = mixSrgb(s.dim(hairColour), s.inkColour, 0.6);
    s.at({ x: EYE.x + 0.6, y: EYE.y - 16 + (brow.dy ?? 0), rot: -brow.angle }, () =>
      s.stroke(stretch(knots`-6 0.8, 0 -1.2, 6 0.8`, 0.86), brow.width, { colour, heavy: 0.6 }),
    );
  }
  if (nose === 'red') s.shape(oval(39, 12.4, 5.8, 5.6), 'red', { line: 2.2, light: [-1.6, -1.6] });
  if (!bearded) s.at({ x: 29, y: 22.6, sx: 0.62, sy: 1.04 }, () => mouth(s));
}
