/** Legs seen from behind: heels on the ground, soles of what is lifted, and the seat of who sits or stands. */
import type { Sketch } from '../../core/sketch';
import { knots, shift } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { drawLeg } from '../legs';
import type { LegWear } from '../legs';
import { SIDES } from '../rig';
import type { Side, Skeleton } from '../rig';
import type { Sitter } from '../sitter';
import { drawHeel, drawLiftedSole } from './behind-feet';
import { feetFromBehind } from './behind-poses';
import type { FootBehind } from './behind-poses';

function drawFoot(
  s: Sketch,
  { build, limbs }: Skeleton,
  side: Side,
  foot: FootBehind,
  { feet, colours, skin }: LegWear,
): void {
  if (foot === 'hidden') return;
  const { ankle, sign, shin } = limbs[side];
  const [x, y] = ankle;
  const scale = 0.92 + (build.limb - 1) * 0.4;
  const rot = -shin * (foot === 'sole' ? 0.9 : 0.2);
  s.at({ x, y, rot, sx: sign * scale, sy: scale }, () =>
    (foot === 'sole' ? drawLiftedSole : drawHeel)(s, feet, colours.feet, skin),
  );
}

/** How wide and how far down a seat is, in the frame of the hips. */
function seatShape({ build: { hip }, pose }: Skeleton): Knots {
  const [wide, low] = pose.seat ? [hip + 7, pose.seat - 1] : [hip + 1.4, 5];
  return knots`
    ${-hip - 2} -9, 0 -11, ${hip + 2} -9, ${wide} ${low * 0.4}, ${wide - 3} ${low}, ${wide * 0.4} ${low + 1.6},
    0 ${low - 1}, ${-wide * 0.4} ${low + 1.6}, ${-wide + 3} ${low}, ${-wide} ${low * 0.4}
  `;
}

/** The seat of the trousers, with the seam between its halves. Whoever stands has it melt into the legs. */
function drawSeat({ s, fig, clothes }: Sitter): void {
  const [x, y] = fig.hips;
  const sits = fig.pose.seat !== undefined;
  s.shape(
    shift(seatShape(fig), x, y),
    clothes.colours.second,
    sits ? { light: [-4, -4] } : { line: 0, light: 0 },
  );
  const low = fig.pose.seat ?? 8;
  s.stroke(shift(knots`0 -3, 0.8 ${low * 0.4}, 0 ${low - 1}`, x, y), 1.8);
}

/** Both legs and the seat. Soles of who kneels lie on the seat. */
export function drawLegsFromBehind(sitter: Sitter): void {
  const { spec, s, fig, clothes } = sitter;
  const feet = feetFromBehind(spec.pose);
  const wear: LegWear = { ...clothes, skin: spec.skin };
  const foot = (side: Side) => () => drawFoot(s, fig, side, feet[side === 'L' ? 0 : 1], wear);
  const kneels = fig.pose.toes === 'hidden';
  for (const side of SIDES) {
    const isOver = feet[side === 'L' ? 0 : 1] !== 'heel';
    drawLeg(s, fig, side, wear, kneels ? {} : isOver ? { over: foot(side) } : { under: foot(side) });
  }
  if (clothes.legs !== 'none') drawSeat(sitter);
  if (kneels) for (const side of SIDES) foot(side)();
}
