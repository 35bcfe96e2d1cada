/** The words a level from artwork is played with: its own, else those of the other language, else those of the drawn map. */
import { LANGUAGES, type ArtworkDocument, type ArtworkLanguage, type ArtworkQuest } from './document.ts';

export interface ShownWords {
  readonly title: string;
  readonly hint: string;
}

/** Words by quest in each language; each quest stands in both. */
export type LevelWords = Readonly<Record<ArtworkLanguage, Readonly<Record<string, ShownWords>>>>;

/** What stands in when the artwork has no words of its own for a quest, or only a title. */
export interface StandIns {
  /** The drawn map's words of this quest; undefined when it has none. */
  readonly drawn: (language: ArtworkLanguage, quest: string) => Partial<ShownWords> | undefined;
  /** A hint that says in which part of the map the quest's first target lies. */
  readonly place: (language: ArtworkLanguage, part: Part) => string;
}

/** A ninth of a map, row by row from the left top corner: `0` to `8`. */
export type Part = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
const PARTS: readonly Part[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];

/** The ninth of the picture in which the middle of a quest's first box lies; the middle one when it has none. */
export function partOf(
  quest: Pick<ArtworkQuest, 'positions'>,
  size: { width: number; height: number },
): Part {
  const [box] = quest.positions;
  if (!box) return '4';
  const third = (from: number, to: number, whole: number) =>
    Math.min(2, Math.max(0, Math.floor((((from + to) / 2) * 3) / whole)));
  const column = third(box.top.x, box.bottom.x, size.width);
  const row = third(box.top.y, box.bottom.y, size.height);
  return PARTS[row * 3 + column] ?? '4';
}

const other = (language: ArtworkLanguage): ArtworkLanguage => (language === 'fr' ? 'en' : 'fr');
const filled = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text;

/** A quest's own words in a language, each taken from the other language where it is missing; undefined without a title. */
export function ownWords(
  quest: Pick<ArtworkQuest, ArtworkLanguage>,
  language: ArtworkLanguage,
): { title: string; hint?: string | undefined } | undefined {
  const [first, second] = [quest[language], quest[other(language)]];
  const title = filled(first?.title) ?? filled(second?.title);
  return title === undefined ? undefined : { title, hint: filled(first?.hint) ?? filled(second?.hint) };
}

export interface WordsOf {
  readonly words: LevelWords;
  /** Quests that nothing has a title for. */
  readonly missing: readonly string[];
  /** Quests shown with the drawn map's words, which need not fit the picture. */
  readonly borrowed: readonly string[];
}

/** Every quest's words in both languages. */
export function wordsOf(
  level: Pick<ArtworkDocument, 'width' | 'height' | 'quests'>,
  standIns: StandIns,
): WordsOf {
  const missing: string[] = [];
  const borrowed: string[] = [];
  const words: Record<ArtworkLanguage, Record<string, ShownWords>> = { fr: {}, en: {} };
  for (const quest of level.quests) {
    const name = quest.quest;
    for (const language of LANGUAGES) {
      const own = ownWords(quest, language);
      const drawn = own
        ? undefined
        : (standIns.drawn(language, name) ?? standIns.drawn(other(language), name));
      const title = own?.title ?? filled(drawn?.title);
      if (title === undefined) {
        if (!missing.includes(name)) missing.push(name);
        continue;
      }
      if (!own && !borrowed.includes(name)) borrowed.push(name);
      const hint = own?.hint ?? filled(drawn?.hint) ?? standIns.place(language, partOf(quest, level));
      words[language][name] = { title, hint };
    }
  }
  return { words, missing, borrowed };
}
