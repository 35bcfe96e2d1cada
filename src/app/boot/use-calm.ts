/** Tells when the first pictures have come, so that what nobody waits for can be loaded. */
import { useEffect, useState } from 'react';
import { arePicturesSettled, LOOK_EVERY } from './pictures';

/**
 * How long nothing may be loading before the screen counts as calm, ms. Players move the map as soon as they see it,
 * and the tiles for that go first.
 */
export const QUIET = 1500;
/** Longest wait for calm, ms: a picture may never come. */
export const LONGEST = 8000;

/** Looks at the page as it is since the component is there. Once calm it stays so. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    let waited = 0;
    let quiet = 0;
    const timer = setInterval(() => {
      waited += LOOK_EVERY;
      quiet = arePicturesSettled(document) ? quiet + LOOK_EVERY : 0;
      if (quiet < QUIET && waited < LONGEST) return;
      clearInterval(timer);
      setCalm(true);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return calm;
}
