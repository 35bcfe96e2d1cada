/** The whole game: what every screen may rely on, around the routes. */
import { lazy, Suspense } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from '../../router';
import { ManifestProvider } from '../../levels/ManifestContext';
import type { ManifestResult } from '../../levels/manifest';
import type { Platform } from '../../platform/platform';
import { PlatformProvider } from '../../platform/PlatformContext';
import { AppRoutes } from './routes';

interface Props {
  readonly platform: Platform;
  readonly texts: i18n;
  /** The list of levels, on its way. */
  readonly manifest: Promise<ManifestResult>;
  /** Where the app is served, with its slashes. */
  readonly base: string;
}

const Kiosk = lazy(async () => ({ default: (await import('../shell/KioskShell')).KioskShell }));

export function App({ platform, texts, manifest, base }: Props) {
  const game = (
    <Router base={base}>
      <Suspense>
        <AppRoutes base={base} />
      </Suspense>
    </Router>
  );
  return (
    <I18nextProvider i18n={texts}>
      <PlatformProvider platform={platform}>
        <ManifestProvider start={manifest}>
          {platform.kiosk ? (
            <Suspense>
              <Kiosk host={platform.kiosk} base={base}>
                {game}
              </Kiosk>
            </Suspense>
          ) : (
            game
          )}
        </ManifestProvider>
      </PlatformProvider>
    </I18nextProvider>
  );
}
