/** Brings a card's progress for whoever has found something; a newcomer's page fetches none of it. */
import { useState } from 'react';
import { readText } from '../../kept/kept';
import type { ManifestLevel } from '../../maps/manifest';
import { Late, lateCode } from '../../ui/late';

const CODE = lateCode(async () => (await import('./CardProgress')).CardProgress);

export const hasBegun = (): boolean =>
  readText('progress', () => localStorage) !== undefined ||
  readText('catalogue', () => localStorage) !== undefined;

/** Whether this device knows how hard any quest is. */
const isCounted = (): boolean => readText('difficulty', () => localStorage)?.includes('quest') === true;

export function LateCardProgress({ level }: { readonly level: ManifestLevel }) {
  const [begun] = useState(() => hasBegun() || isCounted());
  return begun ? <Late code={CODE} props={{ level }} renderUnloaded={() => null} /> : null;
}
