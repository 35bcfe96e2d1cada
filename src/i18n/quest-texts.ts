/** Loads the texts of a level's quests, one namespace per translation space, when a screen first needs them. */
import { use, useMemo } from 'react';
import { settled, type Texts } from './texts';
import { useTranslation } from './use-translation';

export interface QuestText {
  readonly title: string;
  /** Never empty (DECISIONS 6). */
  readonly hint: string;
}

/** Texts of a quest by its id; a quest without texts shows its id, so that a gap is seen and the game goes on. */
export type QuestTexts = (quest: string) => QuestText;

const loading = new WeakMap<Texts, Map<string, Promise<void>>>();

/** Spaces that could not be had, by language, and how often the player had insisted by then. */
const missed = new WeakMap<Texts, Map<string, number>>();

/** How often the player has insisted on what could not be had. */
let insisted = 0;

/** What could not be had may be asked for again: the player wants it, or the line is back. */
export function insistOnTexts(): void {
  insisted += 1;
}

async function load(texts: Texts, space: string, insist: boolean): Promise<void> {
  const { language } = texts;
  // waits for a request that is already under way instead of repeating it
  if (insist) await texts.reload(space);
  else await texts.load(space);
  if (!texts.has(space)) throw new Error(`No quest texts ${space} in ${language}`);
}

function loaded(texts: Texts, space: string): Promise<void> {
  const spaces = loading.get(texts) ?? new Map<string, Promise<void>>();
  loading.set(texts, spaces);
  const gaps = missed.get(texts) ?? new Map<string, number>();
  missed.set(texts, gaps);
  const key = `${texts.language} ${space}`;
  const known = spaces.get(key);
  // texts that came with another request are used without suspending, which would flash the fallback
  if (texts.has(space) && (!known || gaps.has(key))) {
    const there = settled();
    spaces.set(key, there);
    gaps.delete(key);
    return there;
  }
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

/** Suspends until the space's texts are loaded in the current language; throws to the error boundary when loading fails. */
export function useQuestTexts(space: string): QuestTexts {
  const { texts } = useTranslation();
  use(loaded(texts, space));
  const say = texts.sayIn(space);
  return useMemo(
    () => (quest) => {
      const [title, hint] = [say(`${quest}.title`), say(`${quest}.hint`)];
      return title && hint ? { title, hint } : { title: quest, hint: quest };
    },
    [say],
  );
}

/** Who drew a level whose map is somebody's artwork; undefined until its texts are there, and for all other maps. */
export function useMapCredit(space: string): string | undefined {
  const credit = useTranslation().texts.read(space, 'map.credit');
  return typeof credit === 'string' ? credit : undefined;
}
