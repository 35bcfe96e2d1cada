/** Observes the size of an element in CSS px. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { CssSize } from '../viewer/space';

/** Zero before the first layout. */
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
