/** A guess at how hard a quest is to find, from what can be measured before anybody has played it. */
import type { ArtworkBox } from './document';
import { NATURAL, type Size } from './fit';
import { areaOf } from './polygon';
import { shapeOf } from './target';

export const DIFFICULTIES = ['easy', 'fair', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Measured {
  readonly box: ArtworkBox;
  /** The size the box is measured in. */
  readonly sheet: Size;
  /** As `contrastOf` gives it; undefined where the picture is not there. */
  readonly contrast: number | undefined;
}

/** Sides in natural pixels: nobody overlooks the one, and a finger hardly hits the other. */
const LARGE = 320;
const SMALL = 40;
const NATURAL_WIDTH = 3840;
/** From this contrast on a box stands out whatever its size. */
const STRIKING = 40;

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** From 0, nobody overlooks it, to 1: half for its size, a third for its contrast, the rest for how far from the middle it lies. */
export function difficultyScore({ box, sheet, contrast }: Measured): number {
  const { top, bottom } = box;
  const scale = NATURAL_WIDTH / sheet.width;
  const area = box.outline
    ? areaOf(shapeOf(box, sheet, NATURAL))
    : (bottom.x - top.x) * (bottom.y - top.y) * scale ** 2;
  const side = Math.sqrt(Math.max(1, area));
  const size = within(Math.log(LARGE / side) / Math.log(LARGE / SMALL));
  const merging = within(1 - (contrast ?? STRIKING / 2) / STRIKING);
  const away = Math.max(
    Math.abs(top.x + bottom.x - sheet.width) / sheet.width,
    Math.abs(top.y + bottom.y - sheet.height) / sheet.height,
  );
  return 0.5 * size + 0.35 * merging + 0.15 * within(away);
}

/** Of the drawn maps' 343 targets, a tenth lie below the first, half below the second, nine tenths below the third. */
const LIMITS = [0.46, 0.54, 0.64] as const;

/** A quest is as hard as its hardest box; undefined without one. */
export function difficultyOf(boxes: readonly Measured[]): Difficulty | undefined {
  if (boxes.length === 0) return undefined;
  const score = Math.max(...boxes.map(difficultyScore));
  const passed = LIMITS.filter((limit) => score >= limit).length;
  return DIFFICULTIES[passed];
}
