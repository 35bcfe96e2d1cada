/** The head from behind, turned to the right: hair nearly all over it, an ear and a sliver of cheek. */
import { knots, oval } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { mixSrgb } from '../../core/colour';
import type { Sketch } from '../../core/sketch';
import type { HairStyle } from '../hair/styles';
import { FRONT } from '../hair/locks';
import { BACKS, CROWNS } from '../hair/outlines';
import { SHINE, shineColour, styleOf } from '../hair/hair';
import type { HairDo } from '../hair/hair';
import { drawBehind } from '../hair/hair';
import { headShape } from '../face';
import type { Sitter } from '../sitter';
import { drawAwayHat } from './away-hats';
import { FROM_BEHIND_RIGHT } from './side-hair-outlines';

/** Hair that hangs down leaves the cheek free. */
const downTheBack = (shape: Knots): Knots => shape.map(([x, y, c]) => [x * 0.68 - 8, y * 0.76, c]);
const STRANDS = [-27, -14, 1, 15] as const;

/** Skull, cheek and ear, before the hair is laid over them. */
export function drawAwaySkull({ spec, s }: Sitter): void {
  const { skin, jaw, hair } = spec;
  s.at({ x: 3 }, () =>
    s.shape(headShape(0.9, jaw), skin, {
      light: [-4, -3],
      inside: () => {
        if (styleOf(hair).crown) s.cast(knots`10 -8, 26 -2, 25 20, 16 40, 0 40`, skin);
        s.tint(oval(32, 19, 5, 3.6), mixSrgb(s.lit(skin), s.lit('#e8506a'), 0.42), 0.7);
      },
    }),
  );
}

/** The crest of a shaven head, down to the nape. */
const CREST = knots`14 -4, 7 30!, -9 33, -20 -4`;

/** The lower edge of what is seen on a head from behind. */
function lowerEdge({ fringe, back }: HairStyle): Knots {
  if (!fringe) return CREST;
  return back === undefined || back === 'nape'
    ? FROM_BEHIND_RIGHT
    : knots`36 -8!, 31 4, 26 22, 25 40!, 4 43, -20 42, -36 40!, -42 24`;
}

/** Rings of curls over a head full of them: how many, and how far from its middle. */
const CURLS = [
  [13, 0.84],
  [8, 0.46],
] as const;
const CURL = knots`-12 5, -9 -5, 0 -9, 9 -5, 12 5`;

/** A curl of a ring, open to the middle. */
const curlAt = (share: number, far: number) => {
  const turn = share * 2 * Math.PI + far;
  return {
    x: -2 + Math.cos(turn) * 66 * far,
    y: -20 + Math.sin(turn) * 56 * far,
    rot: (turn * 180) / Math.PI + 90,
    scale: 0.9,
  };
};

function drawCrown(s: Sketch, look: HairDo): void {
  const { hair, hairColour, covered } = look;
  const style = styleOf(hair);
  const { crown, fringe, back, shine = true } = style;
  if (isAfro(look)) {
    s.shape(oval(-2, -20, 66, 56), hairColour, {
      light: [-9, -9],
      inside: () => {
        s.at({ x: -10, y: -18, scale: 1.3 }, () => s.tint(SHINE, shineColour(s, hairColour), 0.85));
        for (const [count, far] of CURLS)
          for (let k = 0; k < count; k++) s.at(curlAt(k / count, far), () => s.stroke(CURL, 2.2));
      },
    });
    return;
  }
  if (!crown || (covered && !fringe)) return;
  const top = CROWNS[covered ? 'flat' : crown];
  // the right end of a crown with a fringe is over the cheek
  const seen = fringe ? top.filter(([x, y]) => x < 0 || y < -8) : top;
  const onHead = [...seen, ...lowerEdge(style)];
  const hangs = back !== undefined && back !== 'nape' && back !== 'bob';
  s.shape(hangs ? [onHead, downTheBack(BACKS[back])] : onHead, hairColour, {
    light: [-6, -7],
    inside: () => {
      if (hangs)
        for (const x of STRANDS) s.stroke(knots`${x * 0.9 - 4} 36, ${x - 6} 60, ${x * 0.96 - 7} 84`, 1.7);
      if (shine && !covered) s.tint(SHINE, shineColour(s, hairColour), 0.85);
      if (fringe) for (const x of STRANDS) s.stroke(knots`${x * 0.5 - 2} -4, ${x} 14, ${x * 0.96} 35`, 1.6);
    },
  });
}

/** Hair and hat over the skull; what hangs down lies over the back. */
export function drawAwayHair(sitter: Sitter, look: HairDo): void {
  const { s, hat } = sitter;
  const { back, front } = styleOf(look.hair);
  const hangs = back !== undefined && back !== 'nape';
  if (front && front !== 'sideLocks') FRONT[front](s, look.hairColour);
  s.head({}, () => drawCrown(s, look));
  if (!hangs && !hat?.hidesEars && !isAfro(look)) drawEar(sitter);
  if (!isAfro(look)) drawBehind(s, look);
  s.head({}, () => drawAwayHat(sitter));
}

/** Hair all over the head. */
const isAfro = ({ hair, covered }: HairDo): boolean =>
  !covered && (styleOf(hair).behind ?? []).includes('afro');

function drawEar({ spec: { skin, ears }, s }: Sitter): void {
  if (ears === 'none') return;
  if (ears === 'elf') {
    s.shape(knots`18 0!, 10 -10, -2 -20!, -4 2, 6 14, 16 15`, skin, { contour: false });
    return;
  }
  s.shape(oval(18, 9, 6.4, 9, 8), skin, { contour: false });
  s.stroke(knots`15 5, 19 4, 20 11`, 1.7);
}
