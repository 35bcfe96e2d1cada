/** Sets the languages up: French and English, one namespace a file, French as the default (SPEC section 7, DECISIONS 24). */
import { rememberLanguage, startLanguage, type Language } from './language';
import { loadFile } from './load-file';
import { openTexts, type LoadFile, type Texts } from './texts';

interface TextSetup {
  readonly language: Language;
  readonly load: LoadFile;
  /** Namespaces to preload; the promise does not wait for them. */
  readonly ahead?: readonly string[];
}

/** Texts of their own, for the page or a test. Resolves when the interface texts have loaded or finally failed. */
export async function createTexts({ language, load, ahead = [] }: TextSetup): Promise<Texts> {
  const texts = openTexts(language, load);
  const followInDocument = () => {
    document.documentElement.lang = texts.language;
  };
  texts.subscribe(followInDocument);
  const ready = texts.load('interface');
  void texts.load(...ahead);
  await ready;
  followInDocument();
  return texts;
}

/** The page's texts, in the language of the address, of the last visit, or French. */
export function setUpTexts(ahead: readonly string[]): Promise<Texts> {
  return createTexts({
    language: startLanguage(window.location.search, () => localStorage),
    load: loadFile,
    ahead,
  });
}

/** Switches the language now and for later visits. Resolves when its texts are loaded. */
export async function chooseLanguage(texts: Texts, language: Language): Promise<void> {
  rememberLanguage(language, () => localStorage);
  await texts.change(language);
}
