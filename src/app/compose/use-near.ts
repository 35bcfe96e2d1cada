/** Tells when a part far down a page comes near the view: what it needs is fetched then, and not before. */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the view it begins to be near. */
const MARGIN = '600px';

export function useNear(): readonly [ref: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, isNear];
}
