/** Shows a tap's mark before the tap is judged, because rendering the game again takes longer than a frame. */
import type { MapSize } from '../game/space';
import { afterPaint } from './after-paint';
import type { Tap } from './types';

export interface EarlyMark {
  /**
   * Shows mark `number` at the tap's place, and counts the tap after the next frame. Without a number no mark is shown.
   */
  readonly tap: (tap: Tap, number: number | undefined) => void;
  /** Counts at once what waits, before whatever comes next. */
  readonly flush: () => void;
}

/** `element` is the mark; `count` is told of each tap, in their order. */
export function createEarlyMark(element: HTMLElement, map: MapSize, count: (tap: Tap) => void): EarlyMark {
  let flush: (() => void) | undefined;
  return {
    tap: (tap, number) => {
      flush?.();
      if (number !== undefined) {
        element.style.left = `${(tap.point.x / map.width) * 100}%`;
        element.style.top = `${(tap.point.y / map.height) * 100}%`;
        element.textContent = String(number);
        element.hidden = false;
      }
      flush = afterPaint(() => {
        flush = undefined;
        count(tap);
        element.hidden = true;
      });
    },
    flush: () => flush?.(),
  };
}
