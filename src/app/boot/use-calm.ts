/** Tells when the first pictures are on their way, so that what nobody waits for can be loaded. */
import { useEffect, useState } from 'react';

/** Long enough for the first pictures to be on their way, in ms. */
const CALM = 2500;

export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(id);
  }, []);
  return calm;
}
