/** The head with ears, face, hair and hat, in head space. */
import type { Sketch } from '../core/sketch';
import { knots, oval, stretch } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { drawFace, faceMiddle, headShape } from './face';
import { drawFaceExtras, isBeard } from './face-extras';
import { drawFrontHair, fringeShadow, hairShape } from './hair/hair';
import type { HairDo } from './hair/hair';
import type { Sitter } from './sitter';
import type { EarName } from './spec';

/** Everything in front of the skull. */
export function drawHead({ spec, s, hat, hatColours }: Sitter, hair: HairDo): void {
  const { turn, skin, face, hairColour, accent } = spec;
  if (!hat?.hidesFace) {
    if (!hat?.hidesEars) for (const o of [-1, 1]) if (o * turn < 0.3) drawEar(s, o, spec.ears, skin);
    const fringe = hairShape(hair);
    s.shape(headShape(turn, spec.jaw), skin, {
      light: [-6, -3],
      inside: () => {
        if (fringe) s.cast(fringeShadow(fringe), skin);
        if (hat?.covers) s.tint(oval(0, -14, 44, 13), s.inkColour, 0.18);
      },
    });
    const site = { cx: faceMiddle(turn), skin, hairColour, accent };
    drawFaceExtras(s, face, 'skin', site);
    drawFaceExtras(s, face, 'beard', site);
    drawFrontHair(s, hair);
    drawFace(s, { ...spec, iris: spec.eyes, bearded: face.some(isBeard) });
    drawFaceExtras(s, face, 'worn', site);
  }
  hat?.front?.(s, ...hatColours, turn);
}

function drawEar(s: Sketch, o: number, ears: EarName, skin: Swatch): void {
  if (ears === 'none') return;
  if (ears === 'elf') {
    s.shape(stretch(knots`33 -2!, 46 -10, 62 -18!, 54 2, 42 15, 32 16`, o), skin);
    s.stroke(stretch(knots`39 6, 47 -1, 54 -10`, o), 1.9);
    return;
  }
  s.shape(oval(o * 37, 8, 7, 8.6), skin);
  s.stroke(stretch(knots`39 4, 36 8, 38.4 11`, o), 1.7);
}
