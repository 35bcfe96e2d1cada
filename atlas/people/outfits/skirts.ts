/** Skirts, coats and robes: everything that hangs from the waist. */
import type { Knot } from '../../core/geometry';
import type { Sketch } from '../../core/sketch';
import { knots, shift } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Skeleton } from '../rig';
import type { OutfitColours } from './parts';

export interface Skirt {
  /** Share of the way from the hips to the ground. */
  readonly drop: number;
  /** Extra half width at the hem. */
  readonly flare: number;
  readonly hem?: 'scallop' | 'ragged' | 'points';
  readonly pleats?: number;
  readonly folds?: number;
  /** A stripe along the hem. */
  readonly band?: boolean;
  /** Open in front. */
  readonly split?: boolean;
  /** One side laid over the other. */
  readonly overlap?: boolean;
  /** Armour. */
  readonly plates?: boolean;
}

/** All skirts. */
export const SKIRTS = {
  none: null,
  mini: { drop: 0.36, flare: 7 },
  pleated: { drop: 0.46, flare: 8, pleats: 5 },
  flared: { drop: 0.52, flare: 14, folds: 3 },
  tutu: { drop: 0.4, flare: 17, hem: 'scallop', band: true },
  midi: { drop: 0.74, flare: 11, folds: 3 },
  pencil: { drop: 0.56, flare: 0 },
  tunic: { drop: 0.34, flare: 4, split: true },
  coat: { drop: 0.7, flare: 9, split: true },
  robe: { drop: 0.93, flare: 10, folds: 2 },
  kimono: { drop: 0.93, flare: 3, overlap: true },
  hakama: { drop: 0.93, flare: 12, pleats: 4 },
  gown: { drop: 0.97, flare: 26, hem: 'scallop', folds: 4, band: true },
  tassets: { drop: 0.34, flare: 8, plates: true },
  rags: { drop: 0.42, flare: 6, hem: 'ragged' },
  fauld: { drop: 0.3, flare: 6, hem: 'points' },
} as const satisfies Record<string, Skirt | null>;

export type SkirtName = keyof typeof SKIRTS;

/** The cut of a skirt on one wearer, in the torso frame. */
interface Cut {
  readonly top: number;
  readonly bottom: number;
  readonly waist: number;
  /** Half width at the hem, and how far the hem swings. */
  readonly half: number;
  readonly sway: number;
}

/** Below a hem heels are seen. */
const LEAST_HEEL = 15;

function cutOf({ build, pose, ground }: Skeleton, { drop, flare }: Skirt, fromBehind: boolean): Cut {
  const stride = pose.stride ?? 0;
  const wider = (pose.seat ? 12 : 0) + stride * 3 * drop + (pose.toes === 'side' ? 3 : 0);
  return {
    top: -build.torso * 0.36,
    bottom: pose.seat
      ? ground - 2
      : Math.max(fromBehind ? Math.min(drop * ground, ground - LEAST_HEEL) : drop * ground, 8),
    waist: build.hip - 0.5,
    half: build.hip + flare + 2 + wider,
    sway: stride * -4 * drop,
  };
}

/** Folds of a long skirt seen from behind: how far from its middle each hangs, as a share of half the hem. */
const HEAVY_FOLDS = [0.78, 0.28, -0.3, -0.8] as const;

/** The weighted lower edge of a robe, right to left: it sags between folds that stand out. */
const heavyHem = ({ half, sway, bottom }: Cut): Knots => [
  ...knots`${sway + half} ${bottom - 1}!`,
  ...HEAVY_FOLDS.flatMap((t): Knots => [
    ...knots`${sway + half * (t + 0.11)} ${bottom + 4.4}, ${sway + half * (t - 0.1)} ${bottom + 1.2}!`,
  ]),
  ...knots`${sway - half} ${bottom - 1}!`,
];

/** The lower edge, right to left. */
function hemOf({ half, sway, bottom }: Cut, hem: Skirt['hem']): Knots {
  if (!hem) {
    return knots`
      ${sway + half} ${bottom}!, ${sway + half * 0.4} ${bottom + 3},
      ${sway - half * 0.4} ${bottom + 3}, ${sway - half} ${bottom}!
    `;
  }
  const count = { scallop: 6, ragged: 7, points: 3 }[hem];
  return Array.from({ length: count + 1 }, (_, i): readonly Knot[] => {
    const t = 1 - (2 * i) / count;
    const y = bottom + (1 - t * t) * 3.4;
    const x = sway + half * t;
    if (hem === 'ragged') return [[x, y + (i % 2 ? 6 : -3), 1]];
    if (i === count) return [[x, y, 1]];
    const tip = sway + half * (t - 1 / count);
    return [[x, y, 1], hem === 'points' ? [tip, y + 9, 1] : [tip, y + 3.4]];
  }).flat();
}

export interface SkirtView {
  /** Where the middle of the chest has turned to. */
  readonly x: number;
  /** What is cut in front is not seen: a seam runs down the middle. */
  readonly fromBehind: boolean;
}

/** As long as a robe. */
const LONG = 0.6;

/** Draws a skirt in the torso frame. */
export function drawSkirt(
  s: Sketch,
  fig: Skeleton,
  colours: OutfitColours,
  skirt: Skirt,
  { x, fromBehind }: SkirtView,
): void {
  const cut = cutOf(fig, skirt, fromBehind);
  const { top, bottom } = cut;
  const isHeavy = fromBehind && skirt.drop > LONG && !skirt.hem;
  const hem = isHeavy ? heavyHem(cut) : hemOf(cut, skirt.hem);
  const [hip, knee] = [fig.build.hip + 2 + skirt.flare * 0.42, top * 0.2 + bottom * 0.22];
  const shape = [
    ...knots`${-cut.waist} ${top}!, 0 ${top - 1}, ${cut.waist} ${top}!, ${hip} ${knee}`,
    ...hem,
    ...knots`${-hip} ${knee}`,
  ];
  s.shape(shape, colours.skirt, {
    light: [-6, -3],
    inside: () => {
      if (skirt.band)
        s.line(
          hem.map(([ex, ey, c]) => [ex * 0.97, ey - 7, c]),
          4,
          s.lit(colours.accent),
        );
      drawFolds(s, cut, skirt, colours, x);
      if (isHeavy) drawHeavyFolds(s, cut, colours);
      if (skirt.split && !fromBehind) {
        s.cast(knots`${x} ${top}!, ${x + 9} ${bottom + 8}!, ${x - 1} ${bottom + 8}!`, colours.skirt);
        s.stroke(knots`${x} ${top}, ${x + 1} ${bottom * 0.4}, ${x - 1} ${bottom + 6}`, 2.2);
      }
      if (skirt.overlap && !fromBehind) {
        s.stroke(knots`${x + 8} ${top}, ${x + 2} ${bottom * 0.5}, ${x - 4} ${bottom + 6}`, 2.2);
        const trim = knots`${x + 10} ${top}, ${x + 5} ${bottom * 0.5}, ${x - 0.5} ${bottom + 6}`;
        s.line(trim, 3, s.lit(colours.accent));
      }
      if (skirt.plates) {
        s.stroke(knots`${-cut.half} ${bottom * 0.3}, 0 ${bottom * 0.42}, ${cut.half} ${bottom * 0.3}`, 2);
        s.stroke(knots`-5 ${top}, -6 ${bottom + 5}`, 2);
        s.stroke(knots`6 ${top}, 8 ${bottom + 5}`, 2);
      }
    },
  });
}

/** The seam down the middle of a back, a fold into each dent of the hem, and the stitched edge. */
function drawHeavyFolds(s: Sketch, cut: Cut, colours: OutfitColours): void {
  const { top, bottom, waist, half, sway } = cut;
  const high = top + (bottom - top) * 0.36;
  for (const t of HEAVY_FOLDS) {
    const [ax, bx] = [waist * t * 0.9, sway + half * (t - 0.1)];
    const [cx, cy] = [(ax + bx) / 2, (high + bottom) / 2];
    s.cast(
      knots`${ax} ${high}!, ${cx} ${cy}, ${bx} ${bottom + 3}!, ${bx + half * 0.14} ${bottom + 3}!, ${cx + 2} ${cy}`,
      colours.skirt,
    );
    s.stroke(knots`${ax} ${high}, ${cx} ${cy}, ${bx} ${bottom + 2}`, 2, { heavy: 0.85 });
  }
  s.stroke(knots`0 ${top + 4}, ${sway * 0.3 + 0.8} ${high}, ${sway * 0.6} ${bottom}`, 1.7);
  s.line(shift(heavyHem(cut), 0, -4.6), 1.5, s.dim(colours.skirt));
}

/** Pleats and folds: rays from the waist to the hem, each with a shadow on its right. */
function drawFolds(s: Sketch, cut: Cut, { pleats, folds }: Skirt, colours: OutfitColours, x: number): void {
  const { top, bottom, waist, half, sway } = cut;
  const ray = (t: number, from: number, width: number, bulge: number, pen: number): void => {
    const [ax, ay] = [x * 0.6 + waist * t, top + (bottom - top) * from];
    const [bx, by] = [sway * 0.5 + (waist + (half - waist) * 0.4) * t, (top + bottom) / 2];
    const [cx, cy] = [sway + half * t * 0.98, bottom + 6];
    s.cast(
      knots`${ax} ${ay}!, ${bx} ${by}, ${cx} ${cy}!, ${cx + width} ${cy}!, ${bx + bulge} ${by}`,
      colours.skirt,
    );
    s.stroke(knots`${ax} ${ay}, ${bx} ${by}, ${cx} ${cy}`, pen, { heavy: 0.8 });
  };
  if (pleats) for (let i = 1; i < pleats; i++) ray(-1 + (2 * i) / pleats, 0.1, 4, 2, 1.6);
  if (folds) for (let i = 0; i < folds; i++) ray(-0.62 + (1.3 * i) / (folds - 1), 0.34, 7, 2.4, 1.8);
}
