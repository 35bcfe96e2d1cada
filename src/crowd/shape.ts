/**
 * The outline of somebody of the crowd, coarse enough for a small file: the text of a target's outline in larger cells,
 * and the target that it stands for.
 */
import { boxOfMask, CELL, outlineText, parseOutline, type Mask, type Run } from '../game/outline';
import { targetBox, type Target } from '../game/quest';

/** Side of a cell of the shape, natural pixels. */
export const SHAPE_CELL = 6;
/** Side of a cell of the reach: whole cells of an outline's reach. */
export const REACH_CELL = 3 * CELL;

/** A mask in cells `times` as fine. */
function finer({ top, rows }: Mask, times: number): Mask {
  const wide = rows.map((row) => row.map(([start, end]): Run => [start * times, end * times]));
  return { top: top * times, rows: wide.flatMap((row) => Array.from({ length: times }, () => row)) };
}

/** The target that a text of a crowd's file stands for, natural map pixels; undefined when it cannot be read. */
export function targetOf(text: string): Target | undefined {
  const coarse = parseOutline(text);
  if (!coarse) return undefined;
  const shape = finer(coarse.shape, SHAPE_CELL);
  const { left, top, right, bottom } = boxOfMask(shape);
  const reach = finer(coarse.reach, REACH_CELL / CELL);
  return { ...targetBox(left, top, right, bottom), outline: outlineText({ shape, reach }) };
}
