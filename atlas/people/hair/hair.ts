/** Drawing a hairdo in front of and behind a head that faces us. Head space. */
import type { Knot } from '../../core/geometry';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { mixSrgb } from '../../core/colour';
import type { Colour } from '../../core/colour';
import type { Swatch } from '../../core/swatches';
import { BEHIND, FRONT } from './locks';
import type { BehindName, HairPiece } from './locks';
import { BACKS, CROWNS, FRINGES } from './outlines';
import { HAIR } from './styles';
import type { HairName, HairStyle } from './styles';

export interface HairDo {
  readonly hair: HairName;
  readonly hairColour: Swatch;
  readonly turn: number;
  /** A hat presses the crown down. */
  readonly covered: boolean;
}

/** Sits on the head: part of it for the player, and what a hat leaves no room for. */
export const ON_TOP: ReadonlySet<BehindName> = new Set<BehindName>([
  'highTail',
  'buns',
  'topBun',
  'topKnot',
  'afro',
]);

/** The band of light across the crown. */
export const SHINE = knots`
  -36 -14!, -30 -27, -16 -35, -2 -37!, -1 -30!, -8 -33!, -11 -25!, -16 -30!, -20 -21!, -24 -25!,
  -29 -13!, -31 -18!
`;

export const styleOf = (name: HairName): HairStyle => named<HairStyle>(HAIR, name, 'hair');
export const shineColour = (s: Sketch, colour: Swatch): Colour =>
  mixSrgb(s.highlight(colour), s.dim(colour), 0.12);

/** Outline of the hair in front, or null for the bald. */
export function hairShape({ hair, turn, covered }: HairDo): Knots | null {
  const { crown, fringe } = styleOf(hair);
  if (!crown || (covered && !fringe)) return null;
  const leant = ([x, y, corner]: Knot): Knot => [x + turn * 4 * Math.max(0, 1 - Math.abs(x) / 40), y, corner];
  const lower: Knots = fringe ? FRINGES[fringe] : [];
  return [...CROWNS[covered ? 'flat' : crown], ...lower.map(leant)];
}

/** The shadow which hair of that outline casts on the face. */
export const fringeShadow = (shape: Knots): Knots => shape.map(([x, y, c]) => [x * 0.99 + 1.5, y + 4.5, c]);

function drawBehind(s: Sketch, { hair, hairColour, covered }: HairDo): void {
  for (const name of styleOf(hair).behind ?? []) {
    const draw: HairPiece = BEHIND[name];
    if (!ON_TOP.has(name)) draw(s, hairColour);
    else if (!covered) s.head({}, () => draw(s, hairColour));
  }
}

/** What hangs behind the body of someone who faces us. */
export function drawBackHair(s: Sketch, look: HairDo): void {
  const { back } = styleOf(look.hair);
  drawBehind(s, look);
  if (!back) return;
  s.shape(BACKS[back], look.hairColour, {
    light: [-16, -3],
    inside: () => {
      for (const x of [-40, -33, 36, 42]) s.stroke(knots`${x} 26, ${x * 1.06} 56, ${x * 1.1} 92`, 1.8);
    },
  });
}

/** Crown and fringe, and the locks over them. */
export function drawFrontHair(s: Sketch, look: HairDo): void {
  const { hair, hairColour, turn, covered } = look;
  const { front, shine = true, fringe } = styleOf(hair);
  const shape = hairShape(look);
  if (shape) {
    s.shape(shape, hairColour, {
      light: [-6, -7],
      inside: () => {
        if (shine && !covered) s.tint(SHINE, shineColour(s, hairColour), 0.85);
      },
    });
    if (fringe && !covered) {
      const pen = { colour: mixSrgb(s.dim(hairColour), s.inkColour, 0.75), heavy: 0.3 };
      s.stroke(knots`${4 + turn * 3} -46, ${8 + turn * 4} -33, ${10 + turn * 4} -18`, 2.2, pen);
      s.stroke(knots`-10 -44, -22 -32, -25 -16`, 2, pen);
      s.stroke(knots`22 -41, 31 -28, 33 -14`, 2, pen);
    }
  }
  if (front) FRONT[front](s, hairColour);
}
