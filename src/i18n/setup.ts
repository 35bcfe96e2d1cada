/** Sets the languages up: French and English, one namespace a file, French as the default (SPEC section 7, DECISIONS 24). */
import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { backend } from './backend';
import { LANGUAGES, rememberLanguage, startLanguage, toLanguage, type Language } from './language';

/** SPEC section 7: up to 5 retries; i18next doubles the wait each time. */
export const RETRIES = 5;
export const FIRST_WAIT_MS = 350;

function followInDocument(language: string): void {
  document.documentElement.lang = toLanguage(language);
}

export interface TextSetup {
  readonly language: Language;
  readonly backend: BackendModule;
  /** Namespaces to preload; the promise does not wait for them. */
  readonly ahead?: readonly string[];
}

/** Creates a separate i18next instance, for the page or a test. Resolves when the interface texts have loaded or finally failed. */
export async function createTexts({ language, backend: source, ahead = [] }: TextSetup): Promise<i18n> {
  const instance = createInstance();
  instance.on('languageChanged', followInDocument);
  const ready = instance
    .use(source)
    .use(initReactI18next)
    .init({
      lng: language,
      // starts loading at once instead of in the next task
      initAsync: false,
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      ns: ['interface'],
      defaultNS: 'interface',
      maxRetries: RETRIES,
      retryTimeout: FIRST_WAIT_MS,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      // what a key is called is nobody's business but ours
      parseMissingKeyHandler: () => '',
    });
  void instance.loadNamespaces(ahead);
  await ready;
  followInDocument(language);
  return instance;
}

/** The page's texts, in the language of the address, of the last visit, or French. */
export function setUpTexts(ahead: readonly string[]): Promise<i18n> {
  return createTexts({ language: startLanguage(window.location.search, () => localStorage), backend, ahead });
}

/** Switches the language now and for later visits. Resolves when its texts are loaded. */
export async function chooseLanguage(texts: i18n, language: Language): Promise<void> {
  rememberLanguage(language, () => localStorage);
  await texts.changeLanguage(language);
}
