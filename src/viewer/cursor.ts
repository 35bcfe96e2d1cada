/** The keyboard's cursor: its steps shrink each time it turns back, so that it closes in on a figure. */
import { mapPoint, middleOf, type MapPoint, type MapPx, type MapRect, type MapSize } from '../game/space';
import type { CssPx, CssStep } from './space';

/** A first step and the finest one. */
export const FIRST_STEP: CssPx = 128;
export const FINEST_STEP: CssPx = 6;
/** Moves in one direction after which each further one is twice as long, to cross the map. */
export const STRIDE = 4;
/** Ms without a move after which the steps are large again. */
export const REST = 2500;

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Cursor {
  readonly point: MapPoint;
  /** The next step in the same direction, on either axis. */
  readonly steps: Readonly<Record<'x' | 'y', CssPx>>;
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

/** A cursor in the middle of what is visible. */
export function cursorIn(view: MapRect, at: number): Cursor {
  return { point: middleOf(view), steps: LARGE, runs: NO_RUNS, lastWay: {}, movedAt: at };
}

const within = (value: MapPx, most: MapPx): MapPx => Math.min(Math.max(value, 0), most - 1);

/** The cursor after a key. `scale` is CSS pixels per natural pixel, `at` in ms; the map's edges hold it. */
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

/** The cursor pushed freely, as a gamepad's stick does. */
export function pushCursor(cursor: Cursor, by: CssStep, map: MapSize, scale: number, at: number): Cursor {
  const point = mapPoint(
    within(cursor.point.x + by.x / scale, map.width),
    within(cursor.point.y + by.y / scale, map.height),
  );
  return { ...cursor, point, movedAt: at };
}
