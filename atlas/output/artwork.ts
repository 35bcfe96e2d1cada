/** Real artwork in place of a drawn map (DECISIONS 3): a folder with pictures and a `level.json`, from the studio or by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { artworkSchema, type ArtworkBox, type ArtworkDocument } from '../../src/artwork/document';
import { sheetOf, heightFor } from '../../src/artwork/fit';
import { targetOf } from '../../src/artwork/target';
import { lookAt, mendingOf, PICTURE_ENDINGS, readPixels } from './artwork-picture';
import type { PictureSize, PictureSource, QuestPlace } from './drawn';
import { checkLevel, checkPicture } from './validate';

export interface Artwork {
  readonly document: ArtworkDocument;
  readonly updateDate: string;
  readonly pictures: readonly PictureSource[];
  /** What had to be done to make it fit, in plain words, a line each. */
  readonly mended: readonly string[];
}

/** The files of a level's artwork, sorted, or undefined when the folder has no `level.json`. */
export function artworkFiles(folder: string): string[] | undefined {
  if (!existsSync(path.join(folder, 'level.json'))) return undefined;
  return readdirSync(folder)
    .filter((name) => name === 'level.json' || PICTURE_ENDINGS.includes(path.extname(name).toLowerCase()))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/**
 * Reads and checks a level's artwork; boxes and pictures are scaled to the natural size of a map, and mended where
 * they are off by a few pixels.
 * @throws an Error in plain words when a picture is missing, unreadable or far from the size `level.json` says.
 */
export async function readArtwork(folder: string, natural: PictureSize): Promise<Artwork> {
  const document = parseLevel(path.join(folder, 'level.json'));
  const sheet = sheetOf(document, natural);
  if (!sheet) {
    const { width, height } = document;
    throw new Error(
      `level.json: ${width} x ${height} px has not the proportions of a map, which is ${natural.width} x ${natural.height} px (${width} x ${heightFor(width, natural)} would)`,
    );
  }
  const files = picturesIn(folder);
  const ids = new Set(['main', ...files.keys()]);
  for (const { quest, image = 'main' } of document.quests) {
    if (!ids.has(image)) throw new Error(`${quest}: there is no picture "${image}" in ${known(files)}`);
  }
  checkLevel(
    [...ids],
    document.quests.map(({ quest }) => quest),
  );
  const pictures: PictureSource[] = [];
  const mended: string[] = [];
  for (const id of ids) {
    const file = files.get(id);
    if (file === undefined) {
      throw new Error('there is no main picture: put main.png, main.webp or main.jpg beside level.json');
    }
    const picture = await lookAt(file, sheet);
    const mending = mendingOf(picture);
    if (mending !== undefined) mended.push(mending);
    const quests: QuestPlace<ArtworkBox>[] = document.quests.filter(({ image = 'main' }) => image === id);
    // before scaling, so that a fault is told in the owner's own pixels
    checkPicture({ id, width: document.width, height: document.height, quests });
    const places = quests.map(({ quest, positions }) => ({
      quest,
      positions: positions.map((box) => targetOf(box, sheet, natural)),
    }));
    const drawn = { id, ...natural, quests: places, pixels: () => readPixels(picture, natural) };
    pictures.push({ id, draw: () => Promise.resolve(drawn) });
  }
  return { document, updateDate: document.updateDate, pictures, mended };
}

/** A level's file, whose quests may still lack boxes. Throws an Error in plain words when it is no such file. */
export function parseLevel(file: string): ArtworkDocument {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `level.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  const parsed = artworkSchema.safeParse(json);
  if (!parsed.success) throw new Error(`level.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Pictures by their name without ending. */
function picturesIn(folder: string): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const file of artworkFiles(folder) ?? []) {
    const { name, base } = path.parse(file);
    if (base === 'level.json') continue;
    const other = pictures.get(name);
    if (other !== undefined)
      throw new Error(`${path.basename(other)} and ${base} are the same picture twice`);
    pictures.set(name, file);
  }
  return pictures;
}

const known = (files: ReadonlyMap<string, string>): string =>
  [...files.values()].map((file) => path.basename(file)).join(', ') || 'the folder';
