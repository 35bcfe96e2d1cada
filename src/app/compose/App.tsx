/** The app's root component: the providers every screen relies on, around the routes. */
import { Suspense } from 'react';
import type { Texts } from '../../i18n/texts';
import { TextsProvider } from '../../i18n/TextsContext';
import { RouterProvider } from 'react-router-dom';
import { ManifestProvider } from '../../levels/ManifestContext';
import type { ManifestResult } from '../../levels/manifest';
import type { Platform } from '../../platform/platform';
import { PlatformProvider } from '../../platform/PlatformContext';
import { lateCode } from '../../ui/late';
import { noteError } from '../boot/error-log';
import { BoothUnloaded } from '../shell/BoothUnloaded';
import { LatePart } from '../shell/LatePart';
import type { AppRouter } from './router';

interface Props {
  readonly platform: Platform;
  readonly texts: Texts;
  /** The list of levels, already being loaded. */
  readonly manifest: Promise<ManifestResult>;
  /** The same list where it has come by now. */
  readonly listed?: ManifestResult | undefined;
  readonly router: AppRouter;
}

const KIOSK = lateCode(async () => (await import('../shell/KioskShell')).KioskShell);
const QUESTION = lateCode(async () => (await import('../shell/BoothQuestionPage')).BoothQuestionPage);

function note(error: unknown): void {
  noteError(error, location.pathname, Date.now(), () => localStorage);
}

export function App({ platform, texts, manifest, listed, router }: Props) {
  const game = (
    <Suspense>
      <RouterProvider router={router} onError={note} />
    </Suspense>
  );
  return (
    <TextsProvider value={texts}>
      <PlatformProvider platform={platform}>
        <ManifestProvider start={manifest} known={listed}>
          {platform.boothQuestion ? (
            <Suspense>
              <LatePart
                code={QUESTION}
                props={{ question: platform.boothQuestion }}
                renderUnloaded={(how) => <BoothUnloaded {...how} />}
              />
            </Suspense>
          ) : platform.kiosk ? (
            <Suspense>
              <LatePart
                code={KIOSK}
                props={{
                  host: platform.kiosk,
                  onGo: (to) => router.navigate(to, { replace: true }),
                  children: game,
                }}
                renderUnloaded={(how) => <BoothUnloaded {...how} />}
              />
            </Suspense>
          ) : (
            game
          )}
        </ManifestProvider>
      </PlatformProvider>
    </TextsProvider>
  );
}
