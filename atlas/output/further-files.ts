/**
 * The files of a level beside its pictures, made from its scene after the level is written: `{name}-{hash}.json` in the
 * level's own folder. Their hash covers what makes them alone, so that no picture is drawn again for one.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FURTHER } from '../../src/maps/further';
import type { FurtherFiles } from '../../src/maps/further';
import { BESIDE } from '../further/beside';
import type { BesideName } from '../further/beside';
import type { LevelPlace } from './level-folder';
import { hashSources, importsOnce, sourceClosure } from './sources';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A further file as today's sources would write it. */
export interface FurtherFile {
  readonly name: BesideName;
  readonly file: string;
}

/** The module that makes a file. */
const makerOf = (name: BesideName) => path.join(ROOT, `atlas/further/${name}.ts`);

const folderOf = ({ root, keyword, hash }: LevelPlace) => path.join(root, keyword, hash);

const isOne = (name: BesideName, file: string) => new RegExp(`^${name}-[0-9a-f]{8}\\.json$`).test(file);

let known: readonly FurtherFile[] | undefined;

function filesNow(): readonly FurtherFile[] {
  const read = importsOnce();
  return BESIDE.map((name) => ({
    name,
    file: `${name}-${hashSources(ROOT, sourceClosure([makerOf(name)], read))}.json`,
  }));
}

/** All further files of any level, by the sources of today. The level's own folder stands for its scene. */
export function furtherFiles(): readonly FurtherFile[] {
  known ??= filesNow();
  return known;
}

/** Those of them that a written level lacks. */
export function missingFurther(place: LevelPlace, all = furtherFiles()): readonly FurtherFile[] {
  return all.filter(({ file }) => !existsSync(path.join(folderOf(place), file)));
}

/** Bytes of a file that says `null`: its maker found that the level has nothing of the kind. */
const NOTHING = 'null\n'.length;

/** The files a written level has, made by whatever sources, as the manifest lists them. */
export function furtherOf(place: LevelPlace): FurtherFiles {
  const folder = folderOf(place);
  const files = readdirSync(folder).filter((file) => statSync(path.join(folder, file)).size > NOTHING);
  const entries = FURTHER.flatMap((name) => {
    const file = files.find((each) => isOne(name, each));
    return file === undefined ? [] : [[name, `${place.keyword}/${place.hash}/${file}`] as const];
  });
  return Object.fromEntries(entries);
}

/** Writes a further file in one step, in place of those that older sources made. */
export async function writeFurther(
  place: LevelPlace,
  { name, file }: FurtherFile,
  content: unknown,
): Promise<void> {
  const folder = folderOf(place);
  // a run that ends halfway leaves it where abandoned folders are looked for
  const draft = path.join(place.root, place.keyword, `.${file}-${process.pid}`);
  await writeFile(draft, `${JSON.stringify(content)}\n`);
  for (const older of readdirSync(folder))
    if (isOne(name, older)) await rm(path.join(folder, older), { force: true });
  await rename(draft, path.join(folder, file));
}

/** The text of a further file of a written level; undefined where it is not written yet. */
export function proofOf(place: LevelPlace, name: BesideName): string | undefined {
  if (!existsSync(folderOf(place))) return undefined;
  const file = readdirSync(folderOf(place)).find((each) => isOne(name, each));
  return file === undefined ? undefined : readFileSync(path.join(folderOf(place), file), 'utf8');
}
