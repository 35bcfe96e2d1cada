/** Observes the size of an element in CSS px. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { CssSize } from '../viewer/space';

/** Zero before the first layout. */
export function useSize(element: RefObject<HTMLElement | null>): CssSize {
  const [size, setSize] = useState<CssSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      // an observer begins by telling what has just been measured
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
