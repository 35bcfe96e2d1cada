/** The cursor of whoever plays by keyboard: it moves in steps that shrink each time it turns back, as an eye that closes in. */
import type { Point, Rect, Size } from './viewport';

/** CSS pixels of a first step and of the finest one. */
export const FIRST_STEP = 128;
export const FINEST_STEP = 6;
/** Moves in one direction after which each further one is twice as long, to cross the map. */
export const STRIDE = 4;
/** Ms without a move after which the steps are large again. */
export const REST = 2500;

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Cursor {
  /** Natural map pixels. */
  readonly point: Point;
  /** CSS pixels of the next step in the same direction, on either axis. */
  readonly steps: Readonly<Record<'x' | 'y', number>>;
  /** Moves made in the last direction, on either axis. */
  readonly runs: Readonly<Record<'x' | 'y', number>>;
  readonly lastWay: Readonly<Partial<Record<'x' | 'y', 1 | -1>>>;
  /** Ms of the last move. */
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

/** A cursor in the middle of what is visible (natural pixels). */
export function cursorIn(view: Rect, at: number): Cursor {
  const point = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  return { point, steps: LARGE, runs: NO_RUNS, lastWay: {}, movedAt: at };
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);

/** The cursor after a key. `scale` is CSS pixels per natural pixel, `at` in ms; the map's edges hold it. */
export function moveCursor(
  cursor: Cursor,
  direction: Direction,
  map: Size,
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
  const moved = cursor.point[axis] + (sign * step) / scale;
  const point = { ...cursor.point, [axis]: within(moved, axis === 'x' ? map.width : map.height) };
  const lastWay = { ...(rested ? {} : cursor.lastWay), [axis]: sign };
  return {
    point,
    steps: { ...before, [axis]: step },
    runs: { ...cursor.runs, [axis]: run },
    lastWay,
    movedAt: at,
  };
}

/** The cursor pushed freely by so many CSS pixels, as a gamepad's stick does. */
export function pushCursor(cursor: Cursor, by: Point, map: Size, scale: number, at: number): Cursor {
  const point = {
    x: within(cursor.point.x + by.x / scale, map.width),
    y: within(cursor.point.y + by.y / scale, map.height),
  };
  return { ...cursor, point, movedAt: at };
}
