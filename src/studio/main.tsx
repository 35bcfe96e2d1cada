/** The map studio's entry, served by `npm run studio` alone; the game never loads it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../i18n/setup';
import { startLanguage } from '../i18n/language';
import { Studio } from './Studio';
import { studioTexts } from './texts';
import '../ui/base.css';

async function start(root: HTMLElement): Promise<void> {
  const language = startLanguage(location.search, () => localStorage);
  const texts = await createTexts({ language, backend: studioTexts });
  await texts.loadNamespaces('studio');
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <Studio />
      </I18nextProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
