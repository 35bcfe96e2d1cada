/** What components of the game rely on, around the gallery: texts, addresses, plain levels, records on this device. */
import type { Texts } from '../../src/i18n/texts';
import type { ReactNode } from 'react';
import { TextsProvider } from '../../src/i18n/TextsContext';
import { MemoryRouter } from 'react-router-dom';
import { RecordsRoot } from '../../src/app/services/RecordsRoot';
import { ManifestProvider } from '../../src/levels/ManifestContext';
import { CATALOGUE } from '../../src/maps/catalogue';
import type { Platform } from '../../src/platform/platform';
import { PlatformProvider } from '../../src/platform/PlatformContext';
import { PLAIN_PICTURE, plainLevel, plainManifest } from '../support/plain-levels';

const pictureUrl = `data:image/svg+xml,${encodeURIComponent(PLAIN_PICTURE)}`;

const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.resolve(plainManifest()),
    level: (id) => Promise.resolve(CATALOGUE.filter((level) => level.id === id).map(plainLevel)[0]),
    pictureUrl: () => pictureUrl,
  },
};
const manifest = Promise.resolve({ kind: 'ready' as const, manifest: plainManifest() });

export function Frame({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return (
    <TextsProvider value={texts}>
      <PlatformProvider platform={platform}>
        <ManifestProvider start={manifest}>
          <MemoryRouter>
            <RecordsRoot>{children}</RecordsRoot>
          </MemoryRouter>
        </ManifestProvider>
      </PlatformProvider>
    </TextsProvider>
  );
}
