/** The gallery's entry: every component of the game in its states, on one page (`npm run gallery`). */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { toLanguage } from '../../src/i18n/language';
import { loadFile } from '../../src/i18n/load-file';
import { createTexts } from '../../src/i18n/setup';
import { Frame } from './Frame';
import { Gallery } from './Gallery';
import '../../src/ui/base.css';

const NAMESPACES = ['play', 'records', 'accounts', 'daily', 'kiosk', 'pokemon'];

async function start(root: HTMLElement): Promise<void> {
  const language = toLanguage(new URLSearchParams(location.search).get('lng') ?? 'fr');
  const texts = await createTexts({ language, load: loadFile, ahead: NAMESPACES });
  await texts.load(...NAMESPACES);
  createRoot(root).render(
    <StrictMode>
      <Frame texts={texts}>
        <Gallery />
      </Frame>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
