/** One level as files: `{keyword}/{hash}/` with its `level.json`, thumbnails and tiles, complete or not there at all. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { levelDataSchema, type LevelData, type LevelMap } from '../../src/maps/schema';
import type { Quest } from '../../src/game/quest';
import { isDuplicateQuest } from './drawn';
import type { DrawnPicture, PictureSource, QuestText } from './drawn';
import { placeholderOf, sizesOf, thumbnailsOf, writeThumbnails, writeTiles } from './pictures';
import type { Sizes } from './pictures';
import { bandsOf, TILE_SIZE, tileNames, tileWidths } from './sizes';
import { checkLevel, checkPicture } from './validate';

export interface LevelInput {
  readonly level: CatalogueLevel;
  /** ISO 8601; the day the level last changed, never the day it is rendered: same inputs, same bytes. */
  readonly updateDate: string;
  readonly pictures: readonly PictureSource[];
  /** Once all is drawn: why hiding places had to be searched. */
  readonly searched?: () => string | undefined;
  /** English texts of a quest, which stand in `level.json` for whoever reads it. */
  text(quest: string): QuestText | undefined;
}

export interface LevelPlace {
  /** The maps' root, `resources/maps`. */
  readonly root: string;
  readonly keyword: string;
  readonly hash: string;
}

const MAIN = 'main';
/** Stands in the folder of a level whose hiding places were searched while it was drawn, and says why. */
const SEARCHED = 'searched.txt';
/** No level takes this long, in milliseconds. */
const ABANDONED_AFTER = 60 * 60 * 1000;

const levelFolder = ({ root, keyword, hash }: LevelPlace): string => path.join(root, keyword, hash);

function questOf(input: LevelInput, picture: DrawnPicture, place: DrawnPicture['quests'][number]): Quest {
  const text = input.text(place.quest);
  if (text === undefined) {
    throw new Error(`${place.quest}: no English text in the space "${input.level.translationSpace}"`);
  }
  return {
    quest: place.quest,
    description: text.title,
    ...(text.hint === undefined ? {} : { hint: text.hint }),
    ...(isDuplicateQuest(place.quest) ? { type: 1 as const } : {}),
    ...(picture.id === MAIN ? {} : { image: picture.id }),
    positions: place.positions.map(({ top, bottom, outline }) => ({
      top: { ...top },
      bottom: { ...bottom },
      ...(outline === undefined ? {} : { outline }),
    })),
  };
}

const byKindAndNumber = (a: Quest, b: Quest): number =>
  Number(isDuplicateQuest(a.quest)) - Number(isDuplicateQuest(b.quest)) ||
  a.quest.localeCompare(b.quest, 'en', { numeric: true });

/** What one picture adds to a level. */
interface WrittenPicture {
  readonly map: LevelMap;
  readonly quests: readonly Quest[];
  readonly sizes: Sizes;
}

async function writePicture(
  picture: DrawnPicture,
  input: LevelInput,
  place: LevelPlace,
  folder: string,
  other: WrittenPicture | undefined,
): Promise<WrittenPicture> {
  const { id, width, height } = picture;
  const main = other?.map.width === width && other.map.height === height ? other : undefined;
  checkPicture(picture);
  const quests = picture.quests.map((questPlace) => questOf(input, picture, questPlace));
  const pixels = await picture.pixels();
  if (pixels.width !== width || pixels.height !== height) {
    throw new Error(`rendered at ${pixels.width} x ${pixels.height} px, expected ${width} x ${height}`);
  }
  const sizes = await sizesOf(pixels);
  const tiled = { width, height, tileSize: TILE_SIZE, sizes: tileWidths(width), bands: bandsOf(width) };
  const own = await writeTiles(sizes, path.join(folder, id), tiled, main?.sizes);
  if (id === MAIN) await writeThumbnails(pixels, folder);
  const map: LevelMap = {
    id,
    ...tiled,
    path: `${place.keyword}/${place.hash}/${id}`,
    ...(main ? { like: { path: main.map.path, own } } : {}),
    placeholder: await placeholderOf(pixels),
  };
  return { map, quests, sizes };
}

function levelData({ level, updateDate }: LevelInput, pictures: readonly WrittenPicture[]): LevelData {
  const quests = pictures.flatMap((picture) => picture.quests).toSorted(byKindAndNumber);
  const maps = pictures.map(({ map }) => map);
  checkLevel(
    maps.map(({ id }) => id),
    quests.map(({ quest }) => quest),
  );
  return levelDataSchema.parse({
    level: level.id,
    name: level.name,
    translationSpace: level.translationSpace,
    catalogOrder: level.catalogOrder,
    updateDate,
    quests,
    maps,
  });
}

/** What a level is about to do: lay a picture out, or render and cut it. It waits for the answer. */
export type Step = (picture: string, doing: 'drawing' | 'rendering') => void | Promise<void>;

/**
 * Writes a level beside its final place and moves it there in one step, so that a folder that exists is complete.
 * @throws when the quests and pictures do not make a valid level, naming the picture; nothing is left behind then.
 */
export async function writeLevel(
  input: LevelInput,
  place: LevelPlace,
  onStep: Step = () => undefined,
): Promise<LevelData> {
  const target = levelFolder(place);
  const folder = path.join(path.dirname(target), `.${place.hash}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const written: WrittenPicture[] = [];
    let main: WrittenPicture | undefined;
    for (const { id, draw } of input.pictures) {
      await onStep(id, 'drawing');
      const picture = await draw().catch(inPicture(id));
      await onStep(id, 'rendering');
      const done = await writePicture(picture, input, place, folder, main).catch(inPicture(id));
      if (id === MAIN) main = done;
      // only the main picture is compared with: the pixels of the others are let go
      written.push(id === MAIN ? done : { ...done, sizes: [] });
    }
    const data = levelData(input, written);
    await writeFile(path.join(folder, 'level.json'), `${JSON.stringify(data, null, 1)}\n`);
    const searched = input.searched?.();
    if (searched !== undefined) await writeFile(path.join(folder, SEARCHED), `${searched}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    return data;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names the picture in the message of whatever went wrong in it, unless its quest has the same name and is told. */
const inPicture =
  (id: string) =>
  (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(reason.startsWith(`${id}: `) ? reason : `${id}: ${reason}`, { cause: error });
  };

/** The level written for this very hash; undefined when it is missing, invalid or lacks a single file. */
export async function readLevel(place: LevelPlace): Promise<LevelData | undefined> {
  const folder = levelFolder(place);
  if (!existsSync(path.join(folder, 'level.json'))) return undefined;
  const parsed = levelDataSchema.safeParse(
    parseJson(await readFile(path.join(folder, 'level.json'), 'utf8')),
  );
  if (!parsed.success) return undefined;
  const main = parsed.data.maps.find(({ id }) => id === MAIN);
  if (main === undefined) return undefined;
  const files = [
    ...thumbnailsOf(main).map(({ file }) => file),
    ...parsed.data.maps.flatMap((map) => {
      const names = map.like?.own ?? tileNames(map);
      return names.map((name) => `${map.id}/${name}.webp`);
    }),
  ];
  return files.every((file) => existsSync(path.join(folder, file))) ? parsed.data : undefined;
}

/** Why the hiding places of a written level had to be searched; undefined when the kept ones were fair. */
export async function whySearched(place: LevelPlace): Promise<string | undefined> {
  const file = path.join(levelFolder(place), SEARCHED);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Is a half-written folder (`.{hash}-{process}`) nobody's any more: its process gone, or the folder very old? */
async function isAbandoned(folder: string): Promise<boolean> {
  if (Date.now() - (await stat(folder)).mtimeMs > ABANDONED_AFTER) return true;
  try {
    process.kill(Number(path.basename(folder).split('-').at(-1)), 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * Removes what older sources left: other hashes of the levels named in `current`, and levels nobody draws any more.
 * A level whose hash is undefined could not be drawn and keeps its folders.
 */
export async function removeStale(
  root: string,
  current: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  if (!existsSync(root)) return;
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = path.join(root, entry.name);
    if (!current.has(entry.name)) {
      await rm(folder, { recursive: true, force: true });
      continue;
    }
    const keep = current.get(entry.name);
    for (const name of await readdir(folder)) {
      const stale = name.startsWith('.')
        ? await isAbandoned(path.join(folder, name))
        : keep !== undefined && name !== keep;
      if (stale) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
