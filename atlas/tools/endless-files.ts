/**
 * A map from a seed as files, for devices that cannot draw one: `{code}/{hash}/` like a level's with `words.json` beside its
 * `level.json`, and `{code}.json`, which says the hash. The same code and sources give the same files.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeText } from '../../src/endless/code';
import type { EndlessCode } from '../../src/endless/code';
import { ENDLESS_LEVEL, folderOf } from '../../src/endless/drawn-map';
import type { EndlessTexts } from '../../src/endless/drawn-map';
import { readyFolder, readyPointer, WORDS, type ReadyPointer } from '../../src/endless/ready';
import { boxesOf, type Sought } from '../device/level';
import type { ReadWords } from '../device/texts';
import type { Pixels } from '../output/drawn';
import { writeLevel } from '../output/level-folder';
import { MAIN } from '../layout/picture';

export interface ReadyInput {
  readonly code: EndlessCode;
  readonly sought: readonly Sought[];
  readonly texts: EndlessTexts;
  readonly pixels: Pixels;
}

/** Reads the words of a level, or of the interface, from the locale files. */
export const localeReader =
  (locales: string): ReadWords =>
  async (language, space) =>
    JSON.parse(await readFile(path.join(locales, language, `${space}.json`), 'utf8'));

/** Written beside its place and moved there, so that whoever reads it never finds half of it. */
async function writeWhole(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, `${JSON.stringify(value)}\n`);
  await rename(draft, file);
}

/** Writes a map below `root` and says last that it is there; what an older edition of it left goes. Returns its folder. */
export async function writeReady(root: string, { code, sought, texts, pixels }: ReadyInput): Promise<string> {
  const name = codeText(code);
  const boxes = await boxesOf(sought);
  const { width, height } = pixels;
  const picture = { id: MAIN, width, height, quests: sought, pixels: () => Promise.resolve(pixels) };
  const level = {
    id: ENDLESS_LEVEL,
    name: code.seed,
    routeKeyword: name,
    translationSpace: folderOf(name),
    catalogOrder: 0,
    questCounts: { normal: 0, duplicate: 0 },
  };
  const input = {
    level,
    // the same inputs give the same files: no day is written down
    updateDate: '',
    pictures: [{ id: MAIN, draw: () => Promise.resolve(picture) }],
    text: (quest: string) => texts.en[quest],
  };
  await writeLevel(input, { root, keyword: name, hash: boxes });
  const folder = path.join(root, readyFolder(name, boxes));
  await writeWhole(path.join(folder, WORDS), texts);
  const pointer: ReadyPointer = { boxes };
  await writeWhole(path.join(root, readyPointer(name)), pointer);
  await forgetOthers(path.join(root, name), boxes);
  return folder;
}

async function forgetOthers(folder: string, kept: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== kept);
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
