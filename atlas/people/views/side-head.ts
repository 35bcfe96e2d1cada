/** The head in profile, head space, facing right: nose and chin in the outline, one eye, one ear. */
import { lookUpMood } from '../../core/expressions';
import type { MouthName } from '../../core/expressions';
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

/** An open mouth, its wide end at the edge of the face; a row of teeth is one white band. */
const agape = (s: Sketch, shape: Knots, inside?: () => void): void =>
  s.shape(shape, '#8c2f43', { line: 2.4, contour: false, light: 0, ...(inside && { inside }) });

/** Mouths that are not simply half of what is seen from the front. */
const MOUTHS_IN_PROFILE: Readonly<Partial<Record<MouthName, (s: Sketch) => void>>> = {
  open: (s) =>
    agape(s, knots`23 20.6!, 29 20.4, 33.4 20!, 33 26, 30 28, 25.6 26`, () =>
      s.tint(oval(29.6, 28, 3, 2.6), s.lit('#f07f86')),
    ),
  laugh: (s) =>
    agape(s, knots`20.6 19!, 28 19.6, 34 18.6!, 33.6 26, 29.6 29.6, 23.6 26.6`, () => {
      s.tint(oval(29, 29.4, 4.4, 3.6), s.lit('#f07f86'));
      s.tint(knots`20 18!, 35 17!, 35 21.4!, 21 21.8!`, s.lit('#ffffff'));
    }),
  grin: (s) =>
    s.shape(knots`21 19.4!, 28 21, 34 20!, 33.4 24.4, 28 26, 23.4 23.8`, '#ffffff', {
      line: 2.4,
      contour: false,
      light: 0,
    }),
  gritted: (s) => {
    s.stroke(knots`22.6 25.6, 27 22, 34 22.4`, 3);
    s.stroke(knots`22 21.4, 20.8 25.4`, 1.6);
  },
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
    s.shape(knots`-4 1!, -15 -7, -35 -18!, -28 2, -17 13, -8 14`, skin, { contour: false });
    s.stroke(knots`-9 6, -17 0, -27 -10`, 1.8);
    return;
  }
  s.shape(oval(-11, 8, 5.2, 7.2, -10), skin, { contour: false });
  s.stroke(knots`-13.2 5.4, -10.6 3.8, -9 7.4, -11.6 11`, 1.5);
}

/** Cheek, eye, brow, nose and mouth. */
function drawSideFace(
  s: Sketch,
  { mood, skin, eyes: iris, hairColour, nose }: Sitter['spec'],
  bearded: boolean,
): void {
  const { eyes, mouth, mouthName, brow, blush } = lookUpMood(mood);
  if (blush) s.tint(oval(13, 18.5, 6.6, 3.8), mixSrgb(s.lit(skin), s.lit('#e8506a'), 0.42), 0.8);
  s.at({ x: EYE.x, y: EYE.y, scale: EYE.scale }, () => eyes(s, { k: EYE.k, out: -1, iris, skin }));
  if (brow) {
    const colour = mixSrgb(s.dim(hairColour), s.inkColour, 0.6);
    s.at({ x: EYE.x + 0.6, y: EYE.y - 16 + (brow.dy ?? 0), rot: -brow.angle }, () =>
      s.stroke(stretch(knots`-6 0.8, 0 -1.2, 6 0.8`, 0.86), brow.width, { colour, heavy: 0.6 }),
    );
  }
  if (nose === 'red') s.shape(oval(39, 12.4, 5.8, 5.6), 'red', { line: 2.2, light: [-1.6, -1.6] });
  if (bearded) return;
  const own = MOUTHS_IN_PROFILE[mouthName];
  if (own) own(s);
  else s.at({ x: 29, y: 22.6, sx: 0.62, sy: 1.04 }, () => mouth(s));
}
