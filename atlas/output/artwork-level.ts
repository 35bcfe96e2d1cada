/** Writes a level from artwork: its map as any other level's, and its own words beside it, in one step. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../src/artwork/document';
import type { LevelData } from '../../src/maps/schema';
import type { Artwork } from './artwork';
import { ABOUT_FILE, aboutSchema, artworkWords, wordsFile, type AboutArtwork } from './artwork-words';
import { writeLevel, type LevelInput, type LevelPlace, type Step } from './level-folder';

export interface ArtworkInput extends Pick<LevelInput, 'level' | 'pictures'> {
  readonly artwork: Artwork;
  /** The folder of the locale files, whose words stand in where the artwork has none. */
  readonly locales: string;
}

/**
 * Writes the level complete or not at all.
 * @throws with the reason when pictures, boxes or words do not make a level.
 */
export async function writeArtworkLevel(
  { artwork, locales, level, pictures }: ArtworkInput,
  place: LevelPlace,
  onStep?: Step,
): Promise<LevelData> {
  const { document, updateDate, mended } = artwork;
  const { words, notes } = artworkWords(locales, level, document);
  const { name, credit } = document;
  // hidden beside the level's other folders, named as `removeStale` knows half-written ones
  const draft: LevelPlace = {
    ...place,
    root: path.join(place.root, place.keyword, `.artwork-${process.pid}`),
  };
  try {
    const data = await writeLevel(
      { level: name ? { ...level, name } : level, updateDate, pictures, text: (quest) => words.en[quest] },
      draft,
      onStep,
    );
    const folder = path.join(draft.root, place.keyword, place.hash);
    for (const language of LANGUAGES) {
      const file = path.join(folder, wordsFile(language, level.translationSpace));
      await mkdir(path.dirname(file), { recursive: true });
      const own = { ...words[language], ...(credit ? { map: { credit } } : {}) };
      await writeFile(file, `${JSON.stringify(own, null, 1)}\n`);
    }
    const about: AboutArtwork = {
      ...(name ? { name } : {}),
      ...(credit ? { credit } : {}),
      notes: [...mended, ...notes],
    };
    await writeFile(path.join(folder, ABOUT_FILE), `${JSON.stringify(about, null, 1)}\n`);
    const target = path.join(place.root, place.keyword, place.hash);
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    return data;
  } finally {
    await rm(draft.root, { recursive: true, force: true });
  }
}

/** What a written level says of its artwork; undefined when it is a drawn map. */
export async function readAbout({ root, keyword, hash }: LevelPlace): Promise<AboutArtwork | undefined> {
  const file = path.join(root, keyword, hash, ABOUT_FILE);
  if (!existsSync(file)) return undefined;
  const parsed = aboutSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}
