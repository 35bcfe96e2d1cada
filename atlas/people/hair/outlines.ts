/**
 * The edges of hair, in head space (skull radius 36 round (0, 0)). A hairdo in front is a crown (left temple
 * over the top to the right temple) closed by a fringe (right temple back to the left one).
 */
import type { Knot } from '../../core/geometry';
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';

/**
 * A row of pointed locks: valley, tip, valley, tip ... valley. The two sides of each lock swell
 * by `rise` and `fall`; positive is convex. Convex locks look like hair, concave ones like thorns.
 * With `outward`, locks right of the middle are mirrored, so that a crown bends away on both sides.
 */
export function locks(points: Knots, rise: number, fall: number, outward = false): Knots {
  return points.flatMap((p, i): readonly Knot[] => {
    const q = points[i + 1];
    const corner: Knot = [p[0], p[1], 1];
    if (!q) return [corner];
    const tip = i % 2 ? p : q;
    const isFirst = (i % 2 === 0) === (!outward || tip[0] < 0);
    const swell = isFirst ? rise : fall;
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [corner, [(p[0] + q[0]) / 2 + (dy / length) * swell, (p[1] + q[1]) / 2 - (dx / length) * swell]];
  });
}

export const CROWNS = {
  round: knots`-40 12!, -43 -8, -38 -30, -21 -44, 2 -48, 24 -44, 39 -30, 43 -8, 40 12!`,
  flat: knots`-38 8!, -40 -10, -36 -29, -20 -40, 2 -43, 23 -40, 37 -28, 40 -10, 38 8!`,
  full: knots`-43 20!, -49 -6, -44 -33, -25 -50, 2 -55, 28 -50, 45 -33, 49 -6, 43 20!`,
  tousled: locks(
    knots`
      -40 14, -50 9, -43 -4, -55 -14, -43 -26, -50 -46, -28 -45, -20 -62, 2 -50, 26 -64, 28 -46,
      50 -48, 41 -28, 55 -16, 43 -6, 50 8, 40 14
    `,
    3.4,
    -0.6,
    true,
  ),
  spikes: locks(
    knots`
      -38 14, -60 16, -45 -6, -72 -18, -46 -30, -62 -58, -30 -48, -28 -84, 2 -54, 30 -90, 32 -48,
      66 -60, 46 -30, 74 -20, 45 -6, 60 16, 38 14
    `,
    6,
    -1.5,
    true,
  ),
  flame: locks(
    knots`
      -36 8, -54 -10, -44 -22, -64 -56, -36 -46, -34 -92, -8 -58, 12 -112, 22 -58, 50 -84, 40 -46,
      66 -52, 44 -22, 56 -8, 36 8
    `,
    7,
    -2,
    true,
  ),
  pixie: knots`
    -39 16!, -43 -6, -39 -28, -23 -43, -4 -48!, 10 -60!, 12 -47!, 26 -43, 39 -29, 44 -8, 48 10!,
    39 16!
  `,
  bumps: knots`
    -40 18!, -52 10, -48 -4!, -59 -16, -47 -27!, -49 -46, -30 -45!, -20 -62, -3 -51!, 12 -64,
    25 -49!, 44 -52, 44 -31!, 59 -22, 48 -6!, 54 8, 40 18!
  `,
  pompadour: knots`
    -38 10!, -42 -8, -41 -28, -30 -42, -12 -50, 8 -68, 38 -74, 60 -58, 56 -38, 40 -26!, 42 -8,
    38 10!
  `,
  mohawk: locks(
    knots`
      -16 -26, -36 -54, -14 -48, -22 -88, 2 -56, 16 -100, 18 -54, 44 -80, 28 -44, 48 -44, 20 -24
    `,
    5,
    -1,
    true,
  ),
} as const satisfies Record<string, Knots>;

export const FRINGES = {
  swept: locks(knots`38 20, 31 -10, 13 4, 10 -15, -13 4, -17 -13, -32 2, -33 -8, -38 20`, 3, 1),
  choppy: locks(knots`34 -10, 21 7, 14 -15, 0 9, -8 -15, -22 7, -31 -12`, 2.4, 2),
  straight: knots`39 26!, 35 10, 33 -3!, 17 0, 0 1, -17 0, -33 -3!, -35 10, -39 26!`,
  curtain: knots`39 24!, 36 4, 26 -12, 5 -29!, -20 -14, -34 2, -39 24!`,
  sideOver: knots`38 18!, 36 -4, 28 -18!, 16 -8, -2 4, -14 14, -21 24!, -28 10, -36 4, -39 20!`,
  slick: knots`38 6!, 34 -10, 24 -21, 2 -26, -22 -21, -34 -10, -38 6!`,
  peak: knots`38 6!, 35 -12, 22 -24, 2 -13!, -20 -24, -34 -12, -38 6!`,
  airy: locks(knots`33 -8, 26 3, 19 -11, 10 4, 2 -12, -9 4, -15 -11, -26 3, -33 -8`, 2, 2),
  curls: knots`
    38 12!, 34 2, 32 -10!, 25 -3, 16 -11!, 9 -4, 0 -12!, -8 -4, -16 -11!, -25 -3, -32 -10!, -34 2,
    -38 12!
  `,
  hime: knots`42 48!, 32 48!, 33 14, 31 -3!, 16 0, 0 1, -16 0, -31 -3!, -33 14, -32 48!, -42 48!`,
  long: [
    ...knots`43 44!, 35 26, 34 8`,
    ...locks(knots`31 -9, 12 4, 7 -15, -15 4, -19 -13, -30 2`, 2.4, 2),
    ...knots`-33 10, -34 28, -43 44!`,
  ],
  temples: [
    ...knots`38 22!, 35 4`,
    ...locks(knots`33 -10, 21 7, 14 -15, 0 9, -8 -15, -22 7, -31 -12`, 2.4, 2),
    ...knots`-35 4, -38 22!`,
  ],
} as const satisfies Record<string, Knots>;

/** Hair that hangs behind the body. */
export const BACKS = {
  nape: knots`
    -38 -4, -40 14, -36 28!, -26 26, -20 36!, 0 30, 20 36!, 26 26, 36 28!, 40 14, 38 -4, 0 -30
  `,
  bob: knots`
    -42 -14, -48 10, -46 30, -36 43!, -18 38, 0 40, 18 38, 36 43!, 46 30, 48 10, 42 -14, 0 -36
  `,
  medium: [
    ...knots`42 -14, 48 14`,
    ...locks(knots`50 34, 52 58, 36 52, 24 68, 8 56, -8 69, -22 55, -44 64, -50 34`, 2, 2),
    ...knots`-48 14, -42 -14, 0 -36`,
  ],
  long: [
    ...knots`42 -14, 48 16, 50 60`,
    ...locks(knots`52 84, 46 110, 34 98, 20 114, 4 100, -14 114, -26 99, -44 111, -51 84`, 2, 2),
    ...knots`-50 60, -48 16, -42 -14, 0 -36`,
  ],
  wavy: knots`
    -42 -14, -52 8, -48 26, -60 46, -53 66, -64 88, -50 104!, -36 92, -22 108!, 0 96, 22 110!,
    38 92, 52 104!, 64 84, 53 64, 60 44, 48 26, 52 8, 42 -14, 0 -36
  `,
  mane: locks(
    knots`
      0 -40, 58 -14, 48 8, 76 20, 56 34, 76 60, 50 60, 58 96, 28 78, 22 112, 2 82, -18 114, -26 78,
      -54 98, -48 62, -76 66, -54 36, -78 26, -48 8, -60 -10, 0 -40
    `,
    5,
    -1,
  ),
  cloud: knots`
    -44 -18, -62 -4, -58 14!, -68 34, -56 46!, -52 66, -30 60!, -14 74, 2 62!, 18 76, 32 60!,
    54 64, 57 45!, 70 32, 58 13!, 62 -6, 44 -18, 0 -40
  `,
} as const satisfies Record<string, Knots>;

export type CrownName = keyof typeof CROWNS;
export type FringeName = keyof typeof FRINGES;
export type BackName = keyof typeof BACKS;
