/** The map studio's entry, served by `npm run studio` alone; the game never loads it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TextsProvider } from '../i18n/TextsContext';
import { createTexts } from '../i18n/setup';
import { startLanguage } from '../i18n/language';
import { Studio } from './Studio';
import { studioTexts } from './texts';
import '../ui/base.css';

async function start(root: HTMLElement): Promise<void> {
  const language = startLanguage(location.search, () => localStorage);
  const texts = await createTexts({ language, load: studioTexts });
  await texts.load('studio');
  createRoot(root).render(
    <StrictMode>
      <TextsProvider value={texts}>
        <Studio />
      </TextsProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
