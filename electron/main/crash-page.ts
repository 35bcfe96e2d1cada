/** The page shown after the renderer has crashed: a message in both languages and a link back to the game. */
import english from '../../resources/locales/en/shell.json';
import french from '../../resources/locales/fr/shell.json';

/** Its address below the root. */
export const CRASH_PAGE = 'stopped.html';

/** Without script, so that what stopped the game cannot stop this page. */
export function crashPage(): string {
  const part = ({ crash }: typeof french, language: string) =>
    `<section lang="${language}"><h1>${crash.title}</h1><p>${crash.text}</p><p><a href="/">${crash.again}</a></p></section>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Worldmaps</title><link rel="stylesheet" href="/stopped.css"></head><body>${part(french, 'fr')}${part(english, 'en')}</body></html>`;
}
