/** Tells when the first pictures have come, so that what nobody waits for can be loaded. */
import { useEffect, useState } from 'react';
import { arePicturesSettled, LOOK_EVERY } from './pictures';

/** How long nothing has been on its way before the screen is calm, in ms: whoever sees the map moves it at once, and what that asks for goes first. */
export const QUIET = 1500;
/** The longest that what nobody waits for is kept back, in ms: a picture may never come. */
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
