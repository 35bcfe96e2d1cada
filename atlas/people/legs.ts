/** Legs, trousers and socks on a skeleton. */
import type { Point } from '../core/geometry';
import { between } from '../core/geometry';
import { named } from '../core/named';
import type { Sketch } from '../core/sketch';
import { knots, oval, shift, tube } from '../core/knots';
import type { Knots } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { along, bent, scaled } from './limbs';
import type { LimbCover } from './limbs';
import type { OutfitColours } from './outfits/parts';
import type { Limbs, Side, Skeleton } from './rig';
import { BARE_FOOT, SHOES, showsToes } from './shoes';
import type { Shoe, ShoeName } from './shoes';

const alongLeg = (limb: Limbs, t: number): Point => along(limb.hip, limb.knee, limb.ankle, t);
const bentLeg = (limb: Limbs, t = 2): Knots => bent(limb.hip, limb.knee, alongLeg(limb, t));

const legShape = (limb: Limbs, k: number): Knots => tube(bentLeg(limb), scaled(k, 15, 14, 12.6, 11.4, 10));

/** Widths growing evenly along a line. */
const spread = (line: Knots, from: number, to: number, k: number): readonly number[] =>
  line.map((_, i) => (from + ((to - from) * i) / (line.length - 1)) * k);

/** A trouser leg from the hip down to `t`. */
const trouser =
  (t: number, from: number, to: number): LimbCover =>
  (limb, k) => {
    const line = t <= 1 ? [limb.hip, alongLeg(limb, t / 2), alongLeg(limb, t)] : bentLeg(limb, t);
    return tube(line, spread(line, from, to, k), { end: 'flat' });
  };

/** All leg coverings, from the hip down. */
export const TROUSERS = {
  none: null,
  shorts: trouser(0.95, 19, 19.5),
  hot: trouser(0.5, 18, 17.5),
  cropped: trouser(1.45, 19, 17),
  pants: trouser(1.9, 19, 15.5),
  flared: trouser(1.98, 17, 23),
  slim: trouser(1.94, 16.4, 11.6),
  baggy: (limb, k) => tube(bentLeg(limb, 1.84), scaled(k, 20, 23, 25, 24, 13)),
} as const satisfies Record<string, LimbCover | null>;

export type TrouserName = keyof typeof TROUSERS;

/** A sock from `t` down to the ankle. */
const shaft =
  (t: number, top: number, bottom: number): LimbCover =>
  (limb, k) => {
    const from = alongLeg(limb, t);
    const line =
      t >= 1
        ? [from, between(from, limb.ankle), limb.ankle]
        : [from, limb.knee, between(limb.knee, limb.ankle), limb.ankle];
    return tube(line, spread(line, top, bottom, k), { start: 'flat' });
  };

/** All socks. */
export const SOCKS = {
  none: null,
  ankle: shaft(1.55, 11.6, 10.6),
  knee: shaft(1.08, 13.4, 10.6),
  thigh: shaft(0.62, 15.2, 10.6),
  loose: shaft(1.2, 14, 14.5),
} as const satisfies Record<string, LimbCover | null>;

export type SockName = keyof typeof SOCKS;

export interface LegWear {
  readonly skin: Swatch;
  readonly legs: TrouserName;
  readonly sock: SockName;
  readonly feet: ShoeName;
  readonly colours: OutfitColours;
}

/** How the foot of a leg is drawn: under the trousers, or over them when it is nearer to us. */
export interface FootLayers {
  readonly under?: () => void;
  readonly over?: () => void;
}

/** The foot as it is seen from the front or from the side. */
function feetOf(s: Sketch, fig: Skeleton, limb: Limbs, wear: LegWear): FootLayers {
  const { toes } = fig.pose;
  if (toes === 'hidden') return {};
  if (toes === 'sole')
    return { over: () => drawSole(s, limb, showsToes(wear.feet) ? wear.skin : null, wear.colours.feet) };
  return { under: () => drawFoot(s, fig, limb, wear) };
}

/** One leg with all that is worn on it. */
export function drawLeg(s: Sketch, fig: Skeleton, side: Side, wear: LegWear, foot?: FootLayers): void {
  const { skin, colours } = wear;
  const limb = fig.limbs[side];
  const k = fig.build.limb;
  const { under, over } = foot ?? feetOf(s, fig, limb, wear);
  const trousers = named<LimbCover | null>(TROUSERS, wear.legs, 'legs');
  const sock = named<LimbCover | null>(SOCKS, wear.sock, 'sock');

  s.shape(legShape(limb, k), skin, { light: [-2.6, -1] });
  if (sock) s.shape(sock(limb, k), colours.sock ?? 'white', { light: [-2.6, -1] });
  under?.();
  if (trousers && under) {
    const [x, y] = limb.knee;
    s.shape(trousers(limb, k), colours.second, {
      light: [-4.2, -2],
      inside: () => {
        s.stroke(shift(knots`-6 -1, 0 1, 3 0.4`, x, y), 1.5);
        s.stroke(shift(knots`-4 6, 2 8`, limb.hip[0], limb.hip[1]), 1.4);
      },
    });
  } else if (trousers) s.shape(trousers(limb, k), colours.second, { light: [-3, -2] });
  over?.();
}

/** The foot of someone who sits and shows us the sole. */
function drawSole(s: Sketch, { ankle: [x, y], sign }: Limbs, skin: Swatch | null, shoe: Swatch): void {
  s.at({ x, y: y + 1 }, () => {
    s.shape(oval(0, 0, 8.4, 9.4, sign * 12), skin ?? shoe);
    if (!skin) s.line(oval(0, 0, 5.4, 6.4, sign * 12), 1.5, s.inkColour, true);
  });
}

function drawFoot(s: Sketch, { build, pose }: Skeleton, limb: Limbs, { skin, feet, colours }: LegWear): void {
  const [x, y] = limb.ankle;
  const scale = 0.92 + (build.limb - 1) * 0.4;
  const outward = pose.toes === 'out';
  const follows = pose.air || Math.abs(limb.shin) > 20 ? 0.85 : 0.2;
  const frame = outward ? { sx: limb.sign * scale * 0.92, sy: scale } : { scale, rot: -limb.shin * follows };
  s.at({ x, y, ...frame }, () => {
    if (showsToes(feet)) {
      s.shape(BARE_FOOT, skin);
      s.stroke(knots`8.4 4, 8.8 7.6`, 1.4);
    }
    named<Shoe>(SHOES, feet, 'feet')(s, colours.feet);
  });
}

/** The seat of the trousers, which ties two legs together. No ink below, so it melts into them. */
export function drawPelvis(s: Sketch, { hips: [x, y], build: { hip } }: Skeleton, colour: Swatch): void {
  const seat = knots`
    ${-hip - 2} -9, 0 -11, ${hip + 2} -9, ${hip + 1} 2,
    0 6, ${-hip - 1} 2
  `;
  s.shape(shift(seat, x, y), colour, { line: 0, light: 0 });
}
