/** The size of an element on screen, for what has to know how far an edge is. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { CssSize } from '../viewer/space';

/** Nothing before the first layout. */
export function useSize(element: RefObject<HTMLElement | null>): CssSize {
  const [size, setSize] = useState<CssSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return undefined;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
