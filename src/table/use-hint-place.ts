/** Where the hint button is, for the bubble that opens at it. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { clientPoint, inView, viewPoint, type ViewPoint } from '../viewer/space';

/**
 * The middle of the hint button inside `root`, from the corner of `stage`; measured again whenever the
 * stage changes its size, since the toolbar then may stand elsewhere.
 */
export function useHintPlace(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  open: boolean,
): ViewPoint {
  const [place, setPlace] = useState(() => viewPoint(0, 0));
  useLayoutEffect(() => {
    const button = root.current?.querySelector('[data-tool="hint"]');
    const ground = stage.current;
    if (!open || !button || !ground) return undefined;
    const measure = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const corner = ground.getBoundingClientRect();
      setPlace(inView(clientPoint(left + width / 2, top + height / 2), clientPoint(corner.left, corner.top)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ground);
    return () => observer.disconnect();
  }, [root, stage, open]);
  return place;
}
