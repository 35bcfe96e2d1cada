/** The studio's only way to the disk: level documents and pictures inside `resources/artwork`, each written in one step. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {
  openPicture,
  PICTURE_ENDINGS,
  PictureFault,
  sizeOfPicture,
} from '../../atlas/output/artwork-picture';
import { NATURAL_SIZE } from '../../atlas/output/sizes';
import { canonical, noteReplaced, readJournal } from './journal';
import { diskRefusal, messageOf, placeOf, Refusal } from './refusal';
import { artworkSchema, PICTURE_NAME, type ArtworkDocument } from '../../src/artwork/document';
import { historyFrom, type Deed } from '../../src/artwork/history';
import { CATALOGUE } from '../../src/maps/catalogue';

export interface OpenLevel {
  readonly document: ArtworkDocument;
  /** Changes with every change of the file, whoever made it. */
  readonly revision: string;
  readonly pictures: readonly string[];
}

/** How a picture of other proportions comes onto the map. */
export type Fitting = 'crop' | 'pad';

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A level's folder, which no link may lead out of. Throws for what is no level. */
export function folderOf(artwork: string, keyword: string): string {
  if (!CATALOGUE.some(({ routeKeyword }) => routeKeyword === keyword))
    throw new Refusal(404, 'noLevel', 'no such level');
  const folder = path.join(artwork, keyword);
  if (existsSync(folder) && realpathSync(folder) !== path.join(realpathSync(artwork), keyword))
    throw new Refusal(403, 'leadsOut', `${keyword} leads out of the artwork's folder`);
  return folder;
}

const textOf = (folder: string): string | undefined => {
  const file = path.join(folder, 'level.json');
  return existsSync(file) && lstatSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
};

/** Writes a file beside its place and moves it there: a full disk or a lost connection leaves the old one. */
async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}-${String(process.pid)}`);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw diskRefusal(error);
  }
}

export function pictureFile(folder: string, name: string): string | undefined {
  if (!PICTURE_NAME.test(name) || !existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((each) => {
    const { name: own, ext } = path.parse(each);
    return own === name && PICTURE_ENDINGS.includes(ext.toLowerCase());
  });
  const found = file === undefined ? undefined : path.join(folder, file);
  return found !== undefined && lstatSync(found).isFile() ? found : undefined;
}

function picturesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => PICTURE_ENDINGS.includes(path.extname(file).toLowerCase()))
    .map((file) => path.parse(file).name)
    .filter((name) => pictureFile(folder, name) !== undefined)
    .toSorted();
}

/** Throws a Refusal that names the line, or the place, at which a level's file is no level. */
function documentIn(text: string): ArtworkDocument {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // a file that was cut short ends before anything is wrong
    const [, line = String(text.split('\n').length)] = /line (\d+)/.exec(messageOf(error)) ?? [];
    throw new Refusal(422, 'unreadableText', `level.json is not valid JSON: ${messageOf(error)}`, line);
  }
  const parsed = artworkSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, 'unreadable', z.prettifyError(parsed.error), placeOf(parsed.error));
}

/** A level as it lies there; undefined while it has no artwork. Throws when its file cannot be read. */
export function openLevel(artwork: string, keyword: string): OpenLevel | undefined {
  const folder = folderOf(artwork, keyword);
  const text = textOf(folder);
  if (text === undefined) return undefined;
  return { document: documentIn(text), revision: revisionOf(text), pictures: picturesOf(folder) };
}

/**
 * Saves a level that was opened at `revision`, and keeps what it replaces in the level's journal.
 * @throws a Refusal when somebody else has changed it meanwhile; nothing is written then.
 */
export async function saveLevel(
  artwork: string,
  keyword: string,
  document: ArtworkDocument,
  revision: string | undefined,
  deed: Deed = 'change',
): Promise<string> {
  const folder = folderOf(artwork, keyword);
  const before = textOf(folder);
  if ((before === undefined ? undefined : revisionOf(before)) !== revision)
    throw new Refusal(409, 'elsewhere', 'it was changed elsewhere');
  const text = `${JSON.stringify(document, null, 2)}\n`;
  try {
    await mkdir(folder, { recursive: true });
    if (before !== undefined) await noteReplaced(artwork, keyword, deed, before);
  } catch (error) {
    throw diskRefusal(error);
  }
  await replaceFile(path.join(folder, 'level.json'), text);
  return revisionOf(text);
}

/** Steps of undo that are told at once. */
const TOLD = 200;

export interface ToldHistory {
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  /** How many steps lie before those of `past`. */
  readonly earlier: number;
}

/** What undo and redo lead to, of which `earlier` were told to lie before what is known; all of them without it. */
export function readHistory(artwork: string, keyword: string, earlier = Infinity): ToldHistory {
  const text = textOf(folderOf(artwork, keyword));
  if (text === undefined) return { past: [], future: [], earlier: 0 };
  const parse = (each: string): unknown[] => {
    try {
      return [JSON.parse(each)];
    } catch {
      return [];
    }
  };
  const { past, future } = historyFrom(readJournal(artwork, keyword), canonical(text));
  const end = Math.min(past.length, earlier);
  const from = Math.max(0, end - TOLD);
  return {
    past: past.slice(from, end).flatMap(parse),
    future: future.slice(0, TOLD).flatMap(parse),
    earlier: from,
  };
}

/** Puts a complete folder in the place of a level's artwork; what was there is kept in `.studio/before`. */
export async function replaceFolder(artwork: string, keyword: string, draft: string): Promise<void> {
  const target = folderOf(artwork, keyword);
  if (existsSync(target)) {
    const before = path.join(artwork, '.studio/before', `${keyword}-${String(Date.now())}`);
    await mkdir(path.dirname(before), { recursive: true });
    await rename(target, before);
  }
  await rename(draft, target);
}

/** Stores a picture in the size of a map, whatever it was; its old file goes with the new one in place. */
export async function savePicture(
  artwork: string,
  keyword: string,
  name: string,
  bytes: Buffer,
  fitting: Fitting,
): Promise<void> {
  const folder = folderOf(artwork, keyword);
  if (!PICTURE_NAME.test(name))
    throw new Refusal(400, 'pictureName', 'a picture is named by letters and digits');
  let webp: Buffer;
  try {
    await sizeOfPicture(bytes, name);
    webp = await openPicture(bytes)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({
        ...NATURAL_SIZE,
        fit: fitting === 'crop' ? 'cover' : 'contain',
        background: '#ffffff',
        kernel: 'lanczos3',
      })
      .webp({ quality: 95, effort: 2 })
      .toBuffer();
  } catch (error) {
    throw new Refusal(422, error instanceof PictureFault ? error.code : 'damaged', messageOf(error));
  }
  try {
    await mkdir(folder, { recursive: true });
    const old = pictureFile(folder, name);
    const file = path.join(folder, `${name}.webp`);
    await replaceFile(file, webp);
    if (old !== undefined && old !== file) await rm(old);
  } catch (error) {
    throw diskRefusal(error);
  }
}
