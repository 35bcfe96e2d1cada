/** The head seen from behind, head space: straight from behind two ears and a nape, aside one ear and a sliver of cheek. */
import { mixSrgb } from '../../core/colour';
import { knots, mirror, oval, stretch } from '../../core/knots';
import { headShape } from '../face';
import { styleOf } from '../hair/hair';
import type { HairDo } from '../hair/hair';
import type { Sitter } from '../sitter';
import { drawHatFromBehind } from './behind-hats';
import { drawHairFromBehind, showsEarAway } from './behind-hair';
import type { Turned } from './behind-hair';

/** The back of a skull and the neck below it. */
const SKULL = mirror(knots`0 -36, -25 -31, -36 -12, -36 5, -29 20, -18 28, -14 33, -13.4 38!`);

/** Skull and what is seen of neck and cheek, before the hair is laid over them. */
export function drawSkullFromBehind({ spec: { skin, jaw, hair }, s }: Sitter, turned: Turned): void {
  if (turned === 'straight') {
    s.shape(SKULL, skin, {
      light: [-4, -3],
      inside: () => {
        if (styleOf(hair).crown) s.cast(oval(0, 22, 30, 9), skin);
        s.stroke(knots`-5 31, -5.6 37`, 1.4, { colour: s.dim(skin) });
        s.stroke(knots`5 31, 5.6 37`, 1.4, { colour: s.dim(skin) });
      },
    });
    return;
  }
  s.at({ x: 3 }, () =>
    s.shape(headShape(0.9, jaw), skin, {
      light: [-4, -3],
      inside: () => {
        if (styleOf(hair).crown) s.cast(knots`10 -8, 26 -2, 25 14, 14 24, 2 30, -34 28, -34 10`, skin);
        s.tint(oval(32, 19, 5, 3.6), mixSrgb(s.lit(skin), s.lit('#e8506a'), 0.42), 0.7);
      },
    }),
  );
}

function drawEarAside({ spec: { skin, ears }, s }: Sitter): void {
  if (ears === 'elf') {
    s.shape(knots`18 0!, 10 -9, 0 -17!, -2 2, 7 13, 15 14`, skin, { contour: false });
    return;
  }
  s.shape(oval(17, 8, 5.4, 7.6, 8), skin, { contour: false });
  s.stroke(knots`14.6 5, 17.6 4, 18.6 9.6`, 1.6);
}

function drawEars(sitter: Sitter, turned: Turned): void {
  const { spec, s } = sitter;
  const { skin, ears } = spec;
  if (ears === 'none') return;
  if (turned === 'aside') {
    drawEarAside(sitter);
    return;
  }
  for (const o of [-1, 1]) {
    if (ears === 'elf') s.shape(stretch(knots`34 -2!, 46 -9, 60 -15!, 53 3, 42 13, 33 14`, o), skin);
    else s.shape(oval(o * 39.4, 8, 5, 7.4), skin);
  }
}

/** Hair and hat over the skull; what hangs down lies over the back. */
export function drawHeadwearFromBehind(sitter: Sitter, look: HairDo, turned: Turned): void {
  const { s, hat } = sitter;
  s.head({}, () => drawHatFromBehind(sitter, turned, 'beyond'));
  const hasEars = !hat?.hidesEars && showsEarAway(look);
  if (hasEars && turned === 'straight') s.head({}, () => drawEars(sitter, turned));
  drawHairFromBehind(s, look, turned);
  if (hasEars && turned === 'aside') s.head({}, () => drawEars(sitter, turned));
  s.head({}, () => drawHatFromBehind(sitter, turned, 'over'));
}
