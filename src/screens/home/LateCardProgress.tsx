/** Brings a card's progress for whoever has found something; a newcomer's page fetches none of it. */
import { useState } from 'react';
import { readText } from '../../kept/kept';
import type { ManifestLevel } from '../../maps/manifest';
import { Late, lateCode } from '../../ui/late';

const CODE = lateCode(async () => (await import('./CardProgress')).CardProgress);

export const hasBegun = (): boolean =>
  readText('progress', () => localStorage) !== undefined ||
  readText('catalogue', () => localStorage) !== undefined;

export function LateCardProgress({ level }: { readonly level: ManifestLevel }) {
  const [begun] = useState(hasBegun);
  return begun ? <Late code={CODE} props={{ level }} renderUnloaded={() => null} /> : null;
}
