/** Writes a level as a `.worldmap` file and opens one from anybody: what is in it is judged before anything is written. */
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { openPicture, PictureFault, sizeOfPicture } from '../../atlas/output/artwork-picture';
import { fitOf, NATURAL, sheetOf } from '../../src/artwork/fit';
import { shareSchema, shareVersionSchema, SHARE_VERSION, type ShareFile } from '../../src/artwork/share-file';
import { diskRefusal, messageOf, placeOf, Refusal } from './refusal';
import { folderOf, openLevel, pictureFile, replaceFolder } from './store';

/** Most bytes of a share file: more than any level's pictures take in the studio's own format. */
export const MOST_SHARED = 150e6;

/** The share file of a level, as text. */
export function packLevel(artwork: string, keyword: string): string {
  const level = openLevel(artwork, keyword);
  if (!level) throw new Refusal(404, 'noFile', 'it has no artwork');
  const folder = folderOf(artwork, keyword);
  const files = level.pictures.flatMap((name) => {
    const file = pictureFile(folder, name);
    return file === undefined ? [] : [{ name, file }];
  });
  const bytes = files.reduce((sum, { file }) => sum + statSync(file).size, 0);
  // base64 takes four letters for three bytes
  if ((bytes * 4) / 3 > MOST_SHARED)
    throw new Refusal(413, 'tooLarge', 'its pictures are too large to share');
  const pictures = Object.fromEntries(files.map(({ name, file }) => [name, readFileSync(file, 'base64')]));
  const share: ShareFile = { worldmap: SHARE_VERSION, level: keyword, document: level.document, pictures };
  return JSON.stringify(share);
}

function parseShare(bytes: Buffer): ShareFile {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(422, 'noShare', 'it is no .worldmap file');
  }
  const version = shareVersionSchema.safeParse(json);
  if (!version.success) throw new Refusal(422, 'noShare', 'it is no .worldmap file');
  if (version.data.worldmap !== SHARE_VERSION)
    throw new Refusal(422, 'shareVersion', `it is of version ${String(version.data.worldmap)}`);
  const parsed = shareSchema.safeParse(json);
  if (!parsed.success)
    throw new Refusal(422, 'document', z.prettifyError(parsed.error), placeOf(parsed.error));
  return parsed.data;
}

/** The file of a picture that can be read to its end and fits the level's boxes. */
async function judgedPicture(name: string, base64: string, { document }: ShareFile) {
  const bytes = Buffer.from(base64, 'base64');
  const sheet = sheetOf(document, NATURAL);
  try {
    const size = await sizeOfPicture(bytes, name);
    if (!sheet || fitOf(size, sheet).kind === 'refused')
      throw new Refusal(422, 'shareShape', `${name} has not the size of its boxes`, name);
    // a damaged file is told only by reading all of it
    await openPicture(bytes).resize(8).raw().toBuffer();
    const { format } = await sharp(bytes).metadata();
    return { file: `${name}.${format === 'heif' ? 'avif' : format}`, bytes };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(422, error instanceof PictureFault ? error.code : 'damaged', messageOf(error), name);
  }
}

/**
 * Opens a share file in place of the level it is for, and tells that level's route keyword. Nothing is written unless
 * all of it can be used; artwork that is there is replaced only with `over`, and kept in `.studio/before`.
 */
export async function openShared(artwork: string, bytes: Buffer, over: boolean): Promise<string> {
  const share = parseShare(bytes);
  const keyword = share.level;
  folderOf(artwork, keyword);
  const wanted = ['main', ...share.document.quests.flatMap(({ image }) => image ?? [])];
  const lacking = wanted.find((name) => !Object.hasOwn(share.pictures, name));
  if (lacking !== undefined) throw new Refusal(422, 'shareLacks', `it lacks the picture ${lacking}`, lacking);
  if (openLevel(artwork, keyword) && !over)
    throw new Refusal(409, 'hasArtwork', 'it has artwork already', keyword);
  const files = [];
  for (const [name, base64] of Object.entries(share.pictures))
    files.push(await judgedPicture(name, base64, share));
  const draft = path.join(artwork, '.studio', `share-${String(process.pid)}-${String(Date.now())}`);
  try {
    await mkdir(draft, { recursive: true });
    for (const { file, bytes: content } of files) await writeFile(path.join(draft, file), content);
    await writeFile(path.join(draft, 'level.json'), `${JSON.stringify(share.document, null, 2)}\n`);
    await replaceFolder(artwork, keyword, draft);
  } catch (error) {
    throw diskRefusal(error);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return keyword;
}
