/** Hair seen from behind, straight or over the shoulder: crown, nape, and what hangs or is gathered there. Head space. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, shift, tube } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { ON_TOP, SHINE, shineColour, styleOf } from '../hair/hair';
import type { HairDo } from '../hair/hair';
import { BEHIND, FRONT } from '../hair/locks';
import type { BehindName, HairPiece } from '../hair/locks';
import { CROWNS } from '../hair/outlines';
import type { HairStyle } from '../hair/styles';
import {
  BOWL_ASIDE,
  BOWL_NAPE,
  CHEEK_EDGE,
  CREST_ASIDE,
  CREST_NAPE,
  HANGING,
  PARTED_ASIDE,
  PARTED_NAPE,
  SHORT_ASIDE,
  SHORT_NAPE,
  STRANDS_OF,
  UPSWEPT_ASIDE,
  UPSWEPT_NAPE,
  turnedAside,
} from './behind-hair-outlines';
import type { HangingName } from './behind-hair-outlines';

/** How a head is turned from us. */
export type Turned = 'straight' | 'aside';

/** A tail tied at (x, y) that falls along a line, with the strands between its edges. */
function tied(s: Sketch, colour: Swatch, line: Knots, widths: readonly number[]): void {
  const fall = tube(line, widths, { start: 'round', end: 'point' });
  s.shape(fall, colour, {
    inside: () => {
      for (const o of [-1, 1]) s.stroke(shift(line.slice(0, -1), o * 4, 4), 1.6);
    },
  });
  const [[x, y] = [0, 0]] = line;
  s.shape(oval(x, y + 1, 8, 5), s.dim(colour), { line: 2.4, light: 0 });
}

/** What is gathered in the middle hangs in the middle; the others stand at both sides as from the front. */
const GATHERED: Readonly<Partial<Record<BehindName, HairPiece>>> = {
  ponytail: (s, colour) => tied(s, colour, knots`0 -20, -3 2, -9 26, -3 52`, [12, 24, 21, 3]),
  highTail: (s, colour) => {
    s.shape(oval(-1, -52, 13, 11), colour);
    tied(s, colour, knots`0 -45, -6 -24, -11 4, -4 34`, [12, 25, 22, 3]);
  },
  lowTail: (s, colour) => tied(s, colour, knots`0 26, -4 42, 1 56, -2 72`, [13, 19, 15, 2]),
  sideTail: (s, colour) => s.at({ sx: -1, sy: 1 }, () => BEHIND.sideTail(s, colour)),
  braid: (s, colour) => {
    s.shape(knots`-5 62, -8 72, -1 79!, 6 72, 4 62`, colour);
    const beads = [
      [-1, 60, 7.4],
      [1, 49, 9],
      [-1, 37, 10.4],
      [0, 24, 11.4],
    ] as const;
    for (const [x, y, r] of beads) s.shape(oval(x, y, r, r * 0.86), colour);
    for (const [x, y, r] of beads)
      s.stroke(knots`${x - r * 0.6} ${y - 2}, ${x} ${y + 3}, ${x + r * 0.6} ${y - 2}`, 1.5);
  },
  locs: (s, colour) => {
    for (const [x, y] of knots`-34 44, -22 52, -10 56, 3 57, 15 54, 27 50, 37 42`)
      s.shape(tube(knots`${x * 0.8} 4, ${x} ${y * 0.55}, ${x * 1.08} ${y}`, [10, 10, 8.4]), colour);
  },
};

/** Hair that is parted behind, into one bunch on each side. */
const PARTED: ReadonlySet<BehindName> = new Set<BehindName>([
  'twinTails',
  'lowTwins',
  'drills',
  'braids',
  'buns',
]);
const UPSWEPT: ReadonlySet<BehindName> = new Set<BehindName>([
  'ponytail',
  'highTail',
  'topBun',
  'topKnot',
  'braid',
  'lowTail',
  'sideTail',
]);

/** How the lower edge of a hairdo is cut. */
type Cut = 'crest' | 'bowl' | 'parted' | 'upswept' | 'short';

const NAPES: Readonly<Record<Cut, Readonly<Record<Turned, Knots>>>> = {
  crest: { straight: CREST_NAPE, aside: CREST_ASIDE },
  bowl: { straight: BOWL_NAPE, aside: BOWL_ASIDE },
  parted: { straight: PARTED_NAPE, aside: PARTED_ASIDE },
  upswept: { straight: UPSWEPT_NAPE, aside: UPSWEPT_ASIDE },
  short: { straight: SHORT_NAPE, aside: SHORT_ASIDE },
};

function cutOf({ crown, fringe, behind = [] }: HairStyle): Cut {
  if (!fringe) return 'crest';
  if (behind.some((name) => PARTED.has(name))) return 'parted';
  if (behind.some((name) => UPSWEPT.has(name))) return 'upswept';
  return crown === 'full' ? 'bowl' : 'short';
}

/** Strands of each cut, from the crown to the edge. */
const STRANDS: Readonly<Record<Cut, readonly Knots[]>> = {
  crest: [],
  bowl: [knots`-15 -16, -24 2, -27 17`, knots`0 -14, 1 4, 0 18`, knots`15 -16, 24 2, 27 17`],
  parted: [knots`-14 -10, -24 6, -26 22`, knots`0 -42, 1 -18, 0 8`, knots`14 -10, 24 6, 26 22`],
  upswept: [
    knots`-28 16, -22 0, -7 -16`,
    knots`-9 22, -7 4, -3 -10`,
    knots`10 22, 8 4, 4 -10`,
    knots`28 16, 22 0, 8 -16`,
  ],
  short: [knots`-12 -14, -20 4, -19 20`, knots`1 -12, 2 6, 0 21`, knots`13 -14, 21 4, 19 20`],
};

/** Does it hang down from the crown? */
const hangs = (back: HairStyle['back']): back is HangingName => back !== undefined && back !== 'nape';

const isAfro = ({ hair, covered }: HairDo): boolean =>
  !covered && (styleOf(hair).behind ?? []).includes('afro');

/** Is an ear uncovered? */
export const showsEarAway = (look: HairDo): boolean => !hangs(styleOf(look.hair).back) && !isAfro(look);

/** The crown down to the nape, and what hangs from it in one piece. */
function drawCrown(s: Sketch, look: HairDo, turned: Turned): void {
  const { hair, hairColour, covered } = look;
  const style = styleOf(hair);
  const { crown, fringe, back, shine = true } = style;
  if (!crown || (covered && !fringe)) return;
  const aside = turned === 'aside';
  const top: Knots = CROWNS[covered ? 'flat' : crown];
  // the right end of a crown with a fringe is over the cheek
  const seen = aside && fringe ? top.filter(([x, y]) => x < 0 || y < -8) : top;
  const cut = cutOf(style);
  const down = hangs(back) ? HANGING[back] : undefined;
  const edge = down ? (aside ? [...CHEEK_EDGE, ...turnedAside(down)] : down) : NAPES[cut][turned];
  const strands = hangs(back) ? STRANDS_OF[back] : STRANDS[cut];
  s.shape([...seen, ...edge], hairColour, {
    light: [-6, -7],
    inside: () => {
      if (shine && !covered) s.tint(SHINE, shineColour(s, hairColour), 0.85);
      for (const strand of strands) s.stroke(aside ? turnedAside(strand) : strand, 1.8);
      if (shine && !covered && cut === 'short') s.stroke(knots`-6 -30, 0 -33, 4 -29, 1 -25`, 1.6);
    },
  });
}

/** Curls strewn over a head full of them, in no ring or row: where each lies, and how it is turned. */
const CURLS = [
  [-44, -14, -70],
  [-38, -44, -30],
  [-12, -58, -8],
  [22, -54, 24],
  [42, -30, 66],
  [46, 0, 104],
  [24, 18, 150],
  [-14, 22, 190],
  [-40, 10, 240],
  [-20, -28, -46],
  [8, -36, 12],
  [20, -8, 80],
  [-8, -2, 200],
] as const;
/** Its edge: curls that stand out, and the nape below. */
const AFRO = knots`
  -30 34, -52 26, -62 8, -70 -6, -64 -24, -66 -42, -52 -54, -42 -68, -24 -68, -8 -78, 8 -72, 26 -74, 40 -62,
  54 -56, 58 -40, 66 -26, 62 -8, 62 10, 50 24, 30 34, 14 30, 0 36, -14 30
`;
const CURL = knots`-12 5, -9 -5, 0 -9, 9 -5, 12 5`;

function drawAfro(s: Sketch, colour: Swatch): void {
  s.shape(AFRO, colour, {
    light: [-9, -9],
    inside: () => {
      s.at({ x: -10, y: -18, scale: 1.3 }, () => s.tint(SHINE, shineColour(s, colour), 0.85));
      for (const [x, y, rot] of CURLS) s.at({ x, y, rot, scale: 0.75 }, () => s.stroke(CURL, 2.2));
    },
  });
}

/** The whole hairdo of somebody who looks away, but for what lies under a hat. */
export function drawHairFromBehind(s: Sketch, look: HairDo, turned: Turned): void {
  const { hair, hairColour, covered } = look;
  const { behind = [], front } = styleOf(hair);
  if (front && front !== 'sideLocks') FRONT[front](s, hairColour);
  if (isAfro(look)) {
    s.head({}, () => drawAfro(s, hairColour));
    return;
  }
  s.head({}, () => drawCrown(s, look, turned));
  const middle = turned === 'aside' ? -4 : 0;
  for (const name of behind) {
    const gathered = GATHERED[name];
    const draw: HairPiece = gathered ?? BEHIND[name];
    s.at({ x: gathered ? middle : 0 }, () => {
      if (!ON_TOP.has(name)) draw(s, hairColour);
      else if (!covered) s.head({}, () => draw(s, hairColour));
    });
  }
}
