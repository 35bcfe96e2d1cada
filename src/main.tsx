/** The renderer's entry, on the web and in the desktop shell alike. */
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/compose/App';
import { firstScreen, openRouter } from './app/compose/router';
import { startGame } from './app/boot/game-start';
import { logPageErrors } from './app/boot/error-log';
import { inkFrames } from './app/boot/inked';
import { withPatience } from './app/boot/patience';
import { showWordless } from './app/boot/wordless';
import { contestsOf } from './app/services/contests';
import { definitionsOf } from './app/services/definitions';
import { setUpTexts } from './i18n/setup';
import { loadManifest, type ManifestResult } from './levels/manifest';
import { followLooks } from './settings/looks';
import { openPlatform } from './platform/open';
import { nextTask } from './platform/turns';
import { clearFirstView } from './viewer/page-view';
import './ui/base.css';

logPageErrors();
const root = document.getElementById('root');
// a task of its own: between running the modules and starting the game a tap is answered
if (root) setTimeout(() => void start(root, import.meta.env.BASE_URL));

/** Not top-level await: lazy chunks import from the entry chunk, so both would wait for each other. */
async function start(root: HTMLElement, base: string): Promise<void> {
  const opened = await openPlatform(base, definitionsOf(import.meta.env));
  const plain = { ...opened, planOf: contestsOf(import.meta.env), wording: () => wording };
  if (plain.kiosk) {
    document.documentElement.dataset['kiosk'] = '';
    clearFirstView();
  }
  // the first picture needs both, so both start in parallel
  const manifest = loadManifest(plain);
  let listed: ManifestResult | undefined;
  void manifest.then((result) => (listed = result));
  const address = location.pathname.slice(base.length);
  const game = plain.kiosk || plain.boothQuestion ? undefined : startGame(plain, manifest, address);
  const platform = game?.platform ?? plain;
  const wording = setUpTexts(game?.words ?? []);
  inkFrames(address);
  // what is fetched is on its way: the router takes a task of its own
  await nextTask();
  const router = openRouter(base, (words) => withPatience(wording.then((texts) => texts.load(...words))));
  const texts = await wording;
  if (!texts.has('interface')) {
    showWordless(root);
    return;
  }
  // renders the first screen only when it and the list of levels are ready: no spinner flashes, and no picture of the page goes and comes again
  await withPatience(Promise.all([firstScreen(router), manifest]));
  const tellLanguage = () => platform.followLanguage?.(texts.language);
  texts.subscribe(tellLanguage);
  tellLanguage();
  followLooks();
  // in slices, so that a tap on the page's first view is answered meanwhile
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App platform={platform} texts={texts} manifest={manifest} listed={listed} router={router} />
      </StrictMode>,
    ),
  );
}
