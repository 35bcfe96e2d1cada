import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/game/hit-test';
import { hintRegion } from '../../../src/game/hints';
import { targetBox } from '../../../src/game/quest';
import { mapPoint, mapRect, middleOf, wholeOf, type MapSize } from '../../../src/game/space';
import { placeBubble } from '../../../src/table/bubble-place';
import { pushCursor, cursorIn } from '../../../src/viewer/cursor';
import { sideFor } from '../../../src/viewer/flip';
import { clientPoint, inView, scrollOffset, viewPoint, type CssSize } from '../../../src/viewer/space';
import { contentSize, naturalAt, scrollFor } from '../../../src/viewer/viewport';
import { quest } from '../../support/game-builders';

const map: MapSize = { width: 3840, height: 2716 };
const view: CssSize = { width: 1280, height: 740 };
const onMap = mapPoint(100, 50);
const inTheView = viewPoint(100, 50);
const inTheWindow = clientPoint(100, 50);
const scroll = scrollOffset(10, 20);

describe('conversions between the spaces', () => {
  it('go from the window to the view by the view’s own corner', () => {
    expect(inView(inTheWindow, clientPoint(30, 8))).toEqual({ x: 70, y: 42 });
  });

  it('go from the view to the map by scroll and zoom', () => {
    expect(naturalAt(inTheView, scroll, map, 50, view)).toEqual({ x: 220, y: 140 });
  });

  it('know a part of a map by its corner and size', () => {
    expect(middleOf(mapRect(10, 20, 30, 40))).toEqual({ x: 25, y: 40 });
    expect(wholeOf(map)).toEqual({ x: 0, y: 0, ...map });
    expect(contentSize(map, 50)).toEqual({ width: 1920, height: 1358 });
  });
});

/** Never run: each line is refused by the compiler, and `tsc` fails where one is not. */
export function mixings(): unknown[] {
  const cursor = cursorIn(wholeOf(map), 0);
  return [
    // @ts-expect-error a place in the view is no mark on the map
    judge([{ point: inTheView, slack: 0 }], [targetBox(0, 0, 9, 9)]),
    // @ts-expect-error bare coordinates have no space
    judge([{ point: { x: 1, y: 2 }, slack: 0 }], [targetBox(0, 0, 9, 9)]),
    // @ts-expect-error a pointer's place has to be brought into the view first
    naturalAt(inTheWindow, scroll, map, 50, view),
    // @ts-expect-error a scroll offset is no place in the view
    naturalAt(scroll, scroll, map, 50, view),
    // @ts-expect-error a place in the view is no scroll offset
    naturalAt(inTheView, inTheView, map, 50, view),
    // @ts-expect-error the map's size is no view's
    naturalAt(inTheView, scroll, map, 50, map),
    // @ts-expect-error the point and its place in the view are the wrong way round
    scrollFor(inTheView, onMap, map, 50, view),
    // @ts-expect-error coordinates of the view do not make a point of the map
    mapPoint(inTheView.x, inTheView.y),
    // @ts-expect-error coordinates of the map do not make a place in the view
    viewPoint(onMap.x, onMap.y),
    // @ts-expect-error a bubble opens at a place in the view
    sideFor(onMap, view),
    // @ts-expect-error a bubble lies in a view, not in the window
    placeBubble(inTheWindow, view, undefined),
    // @ts-expect-error the width on screen is no width on the map
    hintRegion(quest(1), map, view.width, 1),
    // @ts-expect-error a cursor is pushed by CSS pixels
    pushCursor(cursor, onMap, map, 1, 0),
    // @ts-expect-error a view is no part of a map
    middleOf({ ...inTheView, ...view }),
  ];
}
