/** Drawing a hairdo in profile, head space, facing right. */
import type { Sketch } from '../../core/sketch';
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { mixSrgb } from '../../core/colour';
import type { Transform } from '../../core/transform';
import { ON_TOP, SHINE, shineColour, styleOf } from '../hair/hair';
import type { HairDo } from '../hair/hair';
import { BEHIND, FRONT } from '../hair/locks';
import type { BehindName, FrontName, HairPiece, Sides } from '../hair/locks';
import { BACKS } from '../hair/outlines';
import {
  ALONG_THE_SKULL,
  OVER_THE_EAR,
  ROUND_THE_EAR,
  SIDE_CROWNS,
  SIDE_FRINGES,
} from './side-hair-outlines';

/** A piece of hair as it hangs in profile: once behind the head, once before it. */
interface Hung {
  readonly behind?: Transform;
  readonly before?: Transform;
  readonly sides?: Sides;
}

const LEFT: Sides = [-1];

/** One that hangs on both sides is seen once before the head, and a little of it behind. */
const HUNG: Readonly<Record<BehindName, Hung>> = {
  ponytail: { behind: {} },
  highTail: { behind: { x: -6 } },
  lowTail: { behind: { x: -6 } },
  sideTail: { before: { x: 22 } },
  twinTails: { behind: { x: 16, y: -4 }, before: { x: 22 }, sides: LEFT },
  lowTwins: { behind: { x: 14 }, before: { x: 22 }, sides: LEFT },
  drills: { behind: { x: 22 }, before: { x: 38 }, sides: LEFT },
  braids: { behind: { x: 20 }, before: { x: 32 }, sides: LEFT },
  braid: { behind: { x: 2 } },
  buns: { behind: { x: 32, y: -5 }, before: { x: 16 }, sides: LEFT },
  topBun: { behind: { x: -6 } },
  topKnot: { behind: { x: -6 } },
  locs: { behind: { x: -14, sx: 0.7, sy: 1 } },
  afro: { behind: { x: -6 } },
};

const BEFORE_THE_EAR: Readonly<Record<FrontName, Transform>> = {
  ahoge: {},
  antennae: { sx: 0.8, sy: 1 },
  sideLocks: { x: 46 },
  tufts: { x: 24 },
};

/** Is the ear uncovered? */
export const showsEar = ({ hair }: HairDo): boolean => {
  const { back } = styleOf(hair);
  return back === undefined || back === 'nape';
};

/** Outline of the hair on the head, or null for the bald. */
export function sideHairShape({ hair, covered }: HairDo): Knots | null {
  const { crown, fringe, back } = styleOf(hair);
  if (!crown || (covered && !fringe)) return null;
  const top = SIDE_CROWNS[covered ? 'flat' : crown];
  if (!fringe) return [...top, ...ALONG_THE_SKULL];
  const lower = back === undefined || back === 'nape' ? ROUND_THE_EAR : OVER_THE_EAR[back];
  return [...top, ...SIDE_FRINGES[fringe], ...lower];
}

function drawHung(s: Sketch, { hair, hairColour, covered }: HairDo, where: 'behind' | 'before'): void {
  for (const name of styleOf(hair).behind ?? []) {
    const draw: HairPiece = BEHIND[name];
    const { [where]: frame, sides } = HUNG[name];
    if (!frame) continue;
    if (!ON_TOP.has(name)) s.at(frame, () => draw(s, hairColour, sides));
    else if (!covered) s.head(frame, () => draw(s, hairColour, sides));
  }
}

/** Hair that hangs behind a head in profile lies over the back, as deep as a head is wide. */
const DOWN_THE_BACK = { x: -20, sx: 0.62, sy: 0.76 } as const;

/** What hangs behind the body. */
export function drawSideBackHair(s: Sketch, look: HairDo): void {
  const { back } = styleOf(look.hair);
  drawHung(s, look, 'behind');
  if (!back || back === 'nape' || back === 'bob') return;
  s.at(DOWN_THE_BACK, () =>
    s.shape(BACKS[back], look.hairColour, {
      light: [-9, -3],
      inside: () => {
        for (const x of [-36, -20]) s.stroke(knots`${x} 26, ${x * 1.1} 56, ${x * 1.16} 92`, 1.8);
      },
    }),
  );
}

/** Crown, fringe and sides. */
export function drawSideHair(s: Sketch, look: HairDo): void {
  const { hair, hairColour, covered } = look;
  const { shine = true, fringe, back } = styleOf(hair);
  const shape = sideHairShape(look);
  if (!shape) return;
  const isOver = back !== undefined && back !== 'nape';
  s.shape(shape, hairColour, {
    light: [-6, -7],
    inside: () => {
      if (shine && !covered) s.at({ x: -2 }, () => s.tint(SHINE, shineColour(s, hairColour), 0.85));
      if (isOver) {
        for (const x of [-6, -18, -30]) s.stroke(knots`${x - 2} 2, ${x} 20, ${x - 1} 40`, 1.6);
      } else if (fringe) {
        s.stroke(knots`-18 -12, -26 4, -27 20`, 1.7);
        s.stroke(knots`-28 -12, -34 0, -34 12`, 1.5);
      }
    },
  });
  if (fringe && !covered) {
    const pen = { colour: mixSrgb(s.dim(hairColour), s.inkColour, 0.75), heavy: 0.3 };
    s.stroke(knots`16 -46, 26 -34, 29 -18`, 2.2, pen);
    s.stroke(knots`2 -46, 6 -32, 4 -16`, 2, pen);
  }
}

/** What hangs before the ear, and single locks. */
export function drawSideLocks(s: Sketch, look: HairDo): void {
  drawHung(s, look, 'before');
  const { front } = styleOf(look.hair);
  if (!front) return;
  const draw: HairPiece = FRONT[front];
  s.at(BEFORE_THE_EAR[front], () => draw(s, look.hairColour, LEFT));
}
