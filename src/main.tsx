/** The renderer's entry, on the web and in the desktop shell alike. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { definitionsOf } from './app/definitions';
import { setUpTexts } from './i18n/setup';
import { loadManifest } from './levels/manifest';
import { webPlatform } from './platform/web';
import './ui/base.css';

const base = import.meta.env.BASE_URL;
const root = document.getElementById('root');

if (root) {
  const platform = webPlatform(base, definitionsOf(import.meta.env));
  // both are needed for the first picture, so neither waits for the other
  const manifest = loadManifest(platform);
  const texts = await setUpTexts();
  createRoot(root).render(
    <StrictMode>
      <App platform={platform} texts={texts} manifest={manifest} base={base} />
    </StrictMode>,
  );
}
