/** Delays code that is not urgent, so that it does not compete with the first pictures. */
import { useEffect, useState } from 'react';

/** In ms; by then the first pictures are usually requested. */
const CALM = 2500;

export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(id);
  }, []);
  return calm;
}
