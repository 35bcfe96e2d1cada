/** Measures the hint button's position, at which the hint bubble opens. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { clientPoint, inView, viewPoint, type ViewPoint } from '../viewer/space';

/**
 * Centre of the hint button inside `root`, in CSS px from the left top corner of `stage`; measured again whenever the
 * stage changes its size, since the toolbar may then have moved.
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
