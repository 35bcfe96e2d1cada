/** Holds the map's cursor for keyboard and gamepad, and turns keys into moves and taps. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { LevelMap } from '../maps/schema';
import { cursorIn, moveCursor, pushCursor, type Cursor, type Direction } from './cursor';
import type { ViewerEngine } from './engine';
import type { MapPoint } from '../game/space';
import type { CssStep } from './space';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface CursorControl {
  /** Undefined until the keyboard or a gamepad is used. */
  readonly point: MapPoint | undefined;
  /** Handles a key; true when the cursor uses it. */
  readonly onKey: (key: string) => boolean;
  readonly push: (by: CssStep) => void;
  readonly press: () => void;
  readonly hide: () => void;
}

export function useCursor(map: LevelMap, engine: RefObject<ViewerEngine | null>): CursorControl {
  const [cursor, setCursor] = useState<Cursor>();
  const latest = useRef(cursor);
  useEffect(() => {
    latest.current = cursor;
  }, [cursor]);

  const change = useCallback(
    (move: (from: Cursor, scale: number, at: number) => Cursor) => {
      const { current } = engine;
      if (!current) return;
      const at = performance.now();
      const from = latest.current ?? cursorIn(current.visible(), at);
      const next = move(from, current.scale(), at);
      latest.current = next;
      setCursor(next);
      current.reveal(next.point);
    },
    [engine],
  );

  const press = useCallback(() => {
    if (latest.current) engine.current?.tapAt(latest.current.point);
    else change((from) => from);
  }, [change, engine]);

  const onKey = useCallback(
    (key: string): boolean => {
      const direction = ARROWS[key];
      if (direction) {
        change((from, scale, at) => moveCursor(from, direction, map, scale, at));
        return true;
      }
      if (key !== 'Enter' && key !== ' ') return false;
      press();
      return true;
    },
    [change, map, press],
  );
  const push = useCallback(
    (by: CssStep) => change((from, scale, at) => pushCursor(from, by, map, scale, at)),
    [change, map],
  );
  const hide = useCallback(() => {
    latest.current = undefined;
    setCursor(undefined);
  }, []);

  return { point: cursor?.point, onKey, push, press, hide };
}
