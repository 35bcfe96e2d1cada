/** Keeps the list of maps true before a build: a build lays out all that the list names, and folders are deleted by hand. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listOf, writeManifest } from '../../atlas/output/manifest';
import { manifestSchema } from '../../src/maps/manifest';

/** Takes the levels whose files are gone out of the list in `maps`; without any level left there is no list. */
export async function forgetDeleted(maps: string): Promise<void> {
  const file = path.join(maps, 'manifest.json');
  if (!existsSync(file)) return;
  const { levels } = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const there = levels.filter(({ data }) => existsSync(path.join(maps, data)));
  if (there.length === levels.length) return;
  if (there.length === 0) await rm(file);
  else await writeManifest(maps, listOf(there));
}
