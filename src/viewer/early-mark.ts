/** Shows the mark of a tap before anything is worked out of it: drawing a game anew takes longer than a frame. */
import type { MapSize } from '../game/space';
import { afterPaint } from './after-paint';
import type { Tap } from './types';

export interface EarlyMark {
  /** Marks the place of a tap, as the `number`th, and has it counted after the next frame; without a number unmarked. */
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
