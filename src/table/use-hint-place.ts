/** Where the hint button is, for the bubble that opens at it. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Point } from '../viewer/viewport';

/**
 * The middle of the hint button inside `root`, in CSS pixels from the corner of `stage`; measured again whenever the
 * stage changes its size, since the toolbar then may stand elsewhere.
 */
export function useHintPlace(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  open: boolean,
): Point {
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const button = root.current?.querySelector('[data-tool="hint"]');
    const ground = stage.current;
    if (!open || !button || !ground) return undefined;
    const measure = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const corner = ground.getBoundingClientRect();
      setPlace({ x: left + width / 2 - corner.left, y: top + height / 2 - corner.top });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ground);
    return () => observer.disconnect();
  }, [root, stage, open]);
  return place;
}
