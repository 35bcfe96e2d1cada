/** Takes a folder of pictures and level documents into `resources/artwork`, all levels at once, and tells what became of each. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readArtwork } from '../../atlas/output/artwork';
import { PICTURE_ENDINGS, sizeOfPicture } from '../../atlas/output/artwork-picture';
import { NATURAL_SIZE } from '../../atlas/output/sizes';
import { artworkSchema, LANGUAGES, type ArtworkLanguage } from '../../src/artwork/document';
import type { Size } from '../../src/artwork/fit';
import {
  levelDocumentSchema,
  levelOf,
  toArtwork,
  type LevelDocument,
  type LevelTexts,
} from '../../src/artwork/level-document';
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { replaceFolder } from './store';

/** Larger files hold no definitions. */
const MOST_BYTES = 20e6;

export interface ImportOptions {
  /** `resources/artwork`. */
  readonly artwork: string;
  /** ISO day for documents without a date. */
  readonly today: string;
  readonly language: ArtworkLanguage;
  /** The size all boxes are measured in, where a document states none; without it, that of its main picture. */
  readonly size?: Size | undefined;
  /** Whether a level that has artwork is replaced; what was there is kept in `.studio/before`. */
  readonly replace: boolean;
}

/** What became of one document. */
export interface ImportRow {
  /** The level's route keyword, or the document's file when it is for no level. */
  readonly name: string;
  readonly outcome: 'taken' | 'refused';
  /** Why it was refused, or what was mended. */
  readonly notes: readonly string[];
}

/** Files of a folder and its folders, one level deep; links are left alone, they may lead anywhere. */
function filesIn(folder: string): string[] {
  const rows = readdirSync(folder).map((name) => path.join(folder, name));
  const plain = (file: string) => lstatSync(file).isFile();
  const inner = rows
    .filter((file) => lstatSync(file).isDirectory())
    .flatMap((one) => readdirSync(one).map((name) => path.join(one, name)));
  return [...rows, ...inner].filter(plain).toSorted();
}

const isPicture = (file: string): boolean => PICTURE_ENDINGS.includes(path.extname(file).toLowerCase());
const baseOf = (file: string): string => path.parse(file).name.toLowerCase();

/** A file's documents: one, a list, or one by each key. Throws when it is no JSON. */
function documentsIn(file: string): LevelDocument[] {
  if (lstatSync(file).size > MOST_BYTES) throw new Error('it is too large for a level document');
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const one = levelDocumentSchema.safeParse(json);
  if (one.success) return [one.data];
  if (typeof json === 'object' && json !== null && 'quests' in json)
    throw new Error(z.prettifyError(one.error));
  return Object.values(json ?? {}).flatMap((each: unknown) => {
    const parsed = levelDocumentSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

const textsSchema = z.record(z.string(), z.looseObject({ title: z.string(), hint: z.optional(z.string()) }));

/** Words beside the documents: `fr/<translation space>.json` and `en/…`. */
function textsIn(folder: string, { translationSpace }: CatalogueLevel): LevelTexts {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const file = path.join(folder, language, `${translationSpace}.json`);
      return existsSync(file) ? [[language, textsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))]] : [];
    }),
  );
}

/** The picture of a level: in a folder of its name, or named after it. */
function findPicture(
  files: readonly string[],
  level: CatalogueLevel,
  document: string,
  image: string,
): string | undefined {
  const { id, routeKeyword, translationSpace } = level;
  const names = [routeKeyword, translationSpace, `level${String(id)}`].map((name) => name.toLowerCase());
  const own = files.filter((file) => names.includes(path.basename(path.dirname(file)).toLowerCase()));
  const wanted = image.toLowerCase();
  const inFolder = own.find((file) => baseOf(file) === wanted);
  const besides = names.flatMap((name) => [`${name}-${wanted}`, `${name}_${wanted}`]);
  const after = wanted === 'main' ? [...names, baseOf(document)] : [wanted];
  return inFolder ?? files.find((file) => [...besides, ...after].includes(baseOf(file)));
}

async function takeLevel(
  folder: string,
  file: string,
  document: LevelDocument,
  level: CatalogueLevel,
  options: ImportOptions,
): Promise<readonly string[]> {
  const target = path.join(options.artwork, level.routeKeyword);
  if (existsSync(target) && !options.replace)
    throw new Error('it has artwork already; --replace takes this instead and keeps the other');
  const pictures = filesIn(folder).filter(isPicture);
  const main = findPicture(pictures, level, file, 'main');
  if (main === undefined)
    throw new Error(
      `there is no picture for it: ${level.routeKeyword}.png or ${level.routeKeyword}/main.png`,
    );
  const { width, height } = document;
  const size =
    width !== undefined && height !== undefined
      ? { width, height }
      : (options.size ?? (await sizeOfPicture(main, path.basename(main))));
  const texts = textsIn(folder, level);
  const artwork = artworkSchema.safeParse(toArtwork(document, level, { ...options, size, texts }));
  if (!artwork.success) throw new Error(z.prettifyError(artwork.error));
  const draft = path.join(options.artwork, '.studio', `import-${String(process.pid)}`, level.routeKeyword);
  try {
    await mkdir(draft, { recursive: true });
    const images = new Set(['main', ...artwork.data.quests.flatMap(({ image }) => image ?? [])]);
    if (findPicture(pictures, level, file, 'night')) images.add('night');
    for (const image of images) {
      const picture = image === 'main' ? main : findPicture(pictures, level, file, image);
      if (picture === undefined) throw new Error(`there is no picture "${image}"`);
      await copyFile(picture, path.join(draft, `${image}${path.extname(picture).toLowerCase()}`));
    }
    await writeFile(path.join(draft, 'level.json'), `${JSON.stringify(artwork.data, null, 2)}\n`);
    const { mended } = await readArtwork(draft, NATURAL_SIZE);
    await replaceFolder(options.artwork, level.routeKeyword, draft);
    return mended;
  } finally {
    await rm(path.dirname(draft), { recursive: true, force: true });
  }
}

/** Imports every document of the folder; one that fails stops no other. */
export async function importFolder(folder: string, options: ImportOptions): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  const words = new Set<string>(LANGUAGES);
  const documents = filesIn(folder).filter(
    (file) => path.extname(file) === '.json' && !words.has(path.basename(path.dirname(file))),
  );
  for (const file of documents) {
    const shown = path.relative(folder, file);
    const refuse = (name: string, error: unknown) =>
      rows.push({
        name,
        outcome: 'refused',
        notes: [error instanceof Error ? error.message : String(error)],
      });
    let found: LevelDocument[];
    try {
      found = documentsIn(file);
      if (found.length === 0) throw new Error('it holds no level document');
    } catch (error) {
      refuse(shown, error);
      continue;
    }
    for (const document of found) {
      const level = levelOf(document);
      if (!level) {
        refuse(shown, new Error('it names no level of the game (level, or translationSpace)'));
        continue;
      }
      try {
        const notes = await takeLevel(folder, file, document, level, options);
        rows.push({ name: level.routeKeyword, outcome: 'taken', notes });
      } catch (error) {
        refuse(level.routeKeyword, error);
      }
    }
  }
  return rows;
}
