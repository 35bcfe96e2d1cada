/** Loads the texts of a level's quests, one namespace per translation space, when a screen first needs them. */
import { use, useMemo } from 'react';
import type { i18n } from 'i18next';
import { I18nContext, useTranslation } from 'react-i18next';

export interface QuestText {
  readonly title: string;
  /** Never empty (DECISIONS 6). */
  readonly hint: string;
}

/** Texts of a quest by its id; a quest without texts shows its id, so that a gap is seen and the game goes on. */
export type QuestTexts = (quest: string) => QuestText;

const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/** Spaces that could not be had, by language, and how often the player had insisted by then. */
const missed = new WeakMap<i18n, Map<string, number>>();

/** How often the player has insisted on what could not be had. */
let insisted = 0;

/** What could not be had may be asked for again: the player wants it, or the line is back. */
export function insistOnTexts(): void {
  insisted += 1;
}

async function load(texts: i18n, space: string, insist: boolean): Promise<void> {
  const { language } = texts;
  // waits for a request that is already under way instead of repeating it
  if (insist) await texts.reloadResources([language], [space]);
  else await texts.loadNamespaces(space);
  if (!texts.hasResourceBundle(language, space)) throw new Error(`No quest texts ${space} in ${language}`);
  // i18next then loads this space at the next change of language too
  await texts.loadNamespaces(space);
}

function loaded(texts: i18n, space: string): Promise<void> {
  const spaces = loading.get(texts) ?? new Map<string, Promise<void>>();
  loading.set(texts, spaces);
  const gaps = missed.get(texts) ?? new Map<string, number>();
  missed.set(texts, gaps);
  const key = `${texts.language} ${space}`;
  const known = spaces.get(key);
  // React renders at once what threw: asked again there, it would ask for ever
  if (known && (gaps.get(key) ?? insisted) === insisted) return known;
  const isAgain = gaps.delete(key);
  const promise = load(texts, space, isAgain).catch((error: unknown) => {
    gaps.set(key, insisted);
    throw error;
  });
  spaces.set(key, promise);
  return promise;
}

function isQuestText(value: unknown): value is QuestText {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'title' in value && typeof value.title === 'string' && 'hint' in value && typeof value.hint === 'string'
  );
}

/** Suspends until the space's texts are loaded in the current language; throws to the error boundary when loading fails. */
export function useQuestTexts(space: string): QuestTexts {
  useTranslation();
  // what the hook gives is another object each time, under which nothing is found again
  const { i18n: texts } = use(I18nContext);
  const { language } = texts;
  // texts already loaded are used without suspending, which would flash the fallback
  if (!texts.hasResourceBundle(language, space)) use(loaded(texts, space));
  return useMemo(
    () => (quest) => {
      const text: unknown = texts.getResource(language, space, quest);
      return isQuestText(text) ? text : { title: quest, hint: quest };
    },
    [texts, language, space],
  );
}

/** Who drew a level whose map is somebody's artwork; undefined until its texts are there, and for all other maps. */
export function useMapCredit(space: string): string | undefined {
  useTranslation();
  const { i18n: texts } = use(I18nContext);
  const credit: unknown = texts.getResource(texts.language, space, 'map.credit');
  return typeof credit === 'string' ? credit : undefined;
}
