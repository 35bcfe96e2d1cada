/**
 * The page shown when the interface's texts cannot be loaded; its few lines are part of the code, in both languages.
 */
import en from '../../../resources/locales/en/wordless.json';
import fr from '../../../resources/locales/fr/wordless.json';

function say(tag: string, text: string, lang: string): HTMLElement {
  const element = document.createElement(tag);
  element.lang = lang;
  element.textContent = text;
  return element;
}

/** Nothing runs behind it, so trying again is a new page; a line that is back does it by itself. */
export function showWordless(root: HTMLElement, reload = () => window.location.reload()): void {
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = `${fr.again} · ${en.again}`;
  again.addEventListener('click', reload);
  window.addEventListener('online', reload, { once: true });
  const page = document.createElement('main');
  page.append(say('h1', fr.title, 'fr'), say('p', fr.text, 'fr'), say('p', en.text, 'en'), again);
  page.className = 'wordless';
  root.replaceChildren(page);
}
