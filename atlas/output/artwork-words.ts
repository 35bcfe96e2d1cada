/** The words of a level from artwork as files beside its map, which the game's build takes in place of the locale files'. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { LANGUAGES, type ArtworkDocument, type ArtworkLanguage } from '../../src/artwork/document.ts';
import { wordsOf, type LevelWords } from '../../src/artwork/words.ts';
import type { CatalogueLevel } from '../../src/maps/catalogue';

/** The folder of the words within a written level, named as the game's own; `{language}/{translation space}.json` in it. */
export const WORDS_FOLDER = 'locales';
/** What is told of a written level besides its map. */
export const ABOUT_FILE = 'artwork.json';

/** The level's own name and credit line, and what was mended or borrowed when it was written. */
export const aboutSchema = z.object({
  name: z.optional(z.string()),
  credit: z.optional(z.string()),
  notes: z.array(z.string()),
});
export type AboutArtwork = z.infer<typeof aboutSchema>;

const drawnSchema = z.record(
  z.string(),
  z.looseObject({ title: z.optional(z.string()), hint: z.optional(z.string()) }),
);
const placeSchema = z.object({ place: z.record(z.string(), z.string()) });

function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export interface WrittenWords {
  readonly words: LevelWords;
  /** What the owner should know about them, in plain words. */
  readonly notes: readonly string[];
}

/**
 * The words of a level in both languages. `locales` is the folder of the locale files.
 * @throws an Error that names the quests without any title.
 */
export function artworkWords(
  locales: string,
  { translationSpace: space }: Pick<CatalogueLevel, 'translationSpace'>,
  document: ArtworkDocument,
): WrittenWords {
  const read = <T>(schema: z.ZodType<T>, name: string) =>
    Object.fromEntries(
      LANGUAGES.map((each) => [each, readJson(path.join(locales, each, `${name}.json`), schema)]),
    );
  const drawn = read(drawnSchema, space);
  const places = read(placeSchema, 'artwork');
  const { words, missing, borrowed } = wordsOf(document, {
    drawn: (language, quest) => {
      const text = drawn[language]?.[quest];
      return (
        text && { ...(text.title ? { title: text.title } : {}), ...(text.hint ? { hint: text.hint } : {}) }
      );
    },
    place: (language, part) => places[language]?.place[part] ?? '',
  });
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: no title in French or in English`);
  const notes =
    borrowed.length > 0 ? [`${borrowed.join(', ')}: without words, shown with those of the drawn map`] : [];
  return { words, notes };
}

/** A level's words file, relative to its folder. */
export const wordsFile = (language: ArtworkLanguage, space: string): string =>
  `${WORDS_FOLDER}/${language}/${space}.json`;
