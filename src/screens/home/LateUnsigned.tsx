/** Brings the reminder of unsigned results for whoever has some; nobody else's page fetches it. */
import { useState } from 'react';
import { readText } from '../../kept/kept';
import { Late, lateCode } from '../../ui/late';

export const UNSIGNED = lateCode(async () => (await import('./UnsignedNote')).UnsignedNote);

/** An empty list names none. */
const hasUnsigned = (): boolean => readText('unsigned', () => localStorage)?.includes('"level"') === true;

/** Home waits for it, so that the line moves nothing when it comes; never rejects. */
export async function fetchUnsigned(): Promise<void> {
  if (hasUnsigned()) await UNSIGNED.fetch().catch(() => undefined);
}

export function LateUnsigned() {
  const [has] = useState(hasUnsigned);
  return has ? <Late code={UNSIGNED} props={{}} renderUnloaded={() => null} /> : null;
}
