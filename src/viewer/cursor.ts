/** The keyboard's cursor: its step halves each time the direction is reversed, so that it closes in on a figure. */
import { mapPoint, middleOf, type MapPoint, type MapPx, type MapRect, type MapSize } from '../game/space';
import type { CssPx, CssStep } from './space';

/** The first step and the smallest one. */
export const FIRST_STEP: CssPx = 128;
export const FINEST_STEP: CssPx = 6;
/** Moves in one direction after which each further move is twice as long, to cross the map. */
export const STRIDE = 4;
/** Ms without a move after which the first step applies again. */
export const REST = 2500;

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Cursor {
  readonly point: MapPoint;
  /** Length of the next step on each axis. */
  readonly steps: Readonly<Record<'x' | 'y', CssPx>>;
  /** Number of moves made in the last direction, on each axis. */
  readonly runs: Readonly<Record<'x' | 'y', number>>;
  readonly lastWay: Readonly<Partial<Record<'x' | 'y', 1 | -1>>>;
  /** Instant of the last move, in ms. */
  readonly movedAt: number;
}

const WAYS: Readonly<Record<Direction, { readonly axis: 'x' | 'y'; readonly sign: 1 | -1 }>> = {
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  up: { axis: 'y', sign: -1 },
  down: { axis: 'y', sign: 1 },
};

const LARGE = { x: FIRST_STEP, y: FIRST_STEP };
const NO_RUNS = { x: 0, y: 0 };

/** A cursor at the centre of the visible part. */
export function cursorIn(view: MapRect, at: number): Cursor {
  return { point: middleOf(view), steps: LARGE, runs: NO_RUNS, lastWay: {}, movedAt: at };
}

const within = (value: MapPx, most: MapPx): MapPx => Math.min(Math.max(value, 0), most - 1);

/** The cursor after a key, kept inside the map. `scale` is CSS px per natural map pixel, `at` in ms. */
export function moveCursor(
  cursor: Cursor,
  direction: Direction,
  map: MapSize,
  scale: number,
  at: number,
): Cursor {
  const { axis, sign } = WAYS[direction];
  const rested = at - cursor.movedAt > REST;
  const turnsBack = !rested && cursor.lastWay[axis] === -sign;
  const before = rested ? LARGE : cursor.steps;
  const run = rested || cursor.lastWay[axis] !== sign ? 1 : cursor.runs[axis] + 1;
  const longer = run > STRIDE ? Math.min(FIRST_STEP, before[axis] * 2) : before[axis];
  const step = turnsBack ? Math.max(FINEST_STEP, before[axis] / 2) : longer;
  const { point: from } = cursor;
  const moved = from[axis] + (sign * step) / scale;
  const point =
    axis === 'x' ? mapPoint(within(moved, map.width), from.y) : mapPoint(from.x, within(moved, map.height));
  const lastWay = { ...(rested ? {} : cursor.lastWay), [axis]: sign };
  return {
    point,
    steps: { ...before, [axis]: step },
    runs: { ...cursor.runs, [axis]: run },
    lastWay,
    movedAt: at,
  };
}

/** The cursor moved by any distance, as by a gamepad's stick, kept inside the map. */
export function pushCursor(cursor: Cursor, by: CssStep, map: MapSize, scale: number, at: number): Cursor {
  const point = mapPoint(
    within(cursor.point.x + by.x / scale, map.width),
    within(cursor.point.y + by.y / scale, map.height),
  );
  return { ...cursor, point, movedAt: at };
}
