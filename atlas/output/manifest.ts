/** The list of drawn levels, made from the level folders alone. */
import { readdirSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LevelData } from '../../src/maps/schema';
import { manifestSchema, type Manifest, type ManifestLevel } from '../../src/maps/manifest';
import { furtherOf } from './further-files';
import type { LevelPlace } from './level-folder';
import { thumbnailsOf } from './pictures';

export interface WrittenLevel {
  readonly place: LevelPlace;
  readonly data: LevelData;
}

/** Bytes of all files of a written level. */
function bytesOf({ root, keyword, hash }: LevelPlace): number {
  return readdirSync(path.join(root, keyword, hash), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/** What the manifest says of a level. */
export function entryOf({ place, data }: WrittenLevel): ManifestLevel {
  const folder = `${place.keyword}/${place.hash}`;
  const main = data.maps.find(({ id }) => id === 'main');
  if (main === undefined) throw new Error(`${place.keyword}: no main map`);
  const duplicateQuests = data.quests.filter(({ type }) => type === 1).length;
  return {
    level: data.level,
    data: `${folder}/level.json`,
    thumbnails: thumbnailsOf(main).map(({ file, width, height }) => ({
      width,
      height,
      path: `${folder}/${file}`,
    })),
    placeholder: main.placeholder,
    normalQuests: data.quests.length - duplicateQuests,
    duplicateQuests,
    updateDate: data.updateDate,
    bytes: bytesOf(place),
    further: furtherOf(place),
  };
}

/** The manifest of these entries, by id. */
export function listOf(entries: readonly ManifestLevel[]): Manifest {
  return manifestSchema.parse({ version: 1, levels: entries.toSorted((a, b) => a.level - b.level) });
}

/** The manifest of these levels, by id. */
export function manifestOf(levels: readonly WrittenLevel[]): Manifest {
  return listOf(levels.map(entryOf));
}

/** Replaces `manifest.json` in one step: a game that reads it meanwhile sees the old one or the new one. */
export async function writeManifest(root: string, manifest: Manifest): Promise<void> {
  await mkdir(root, { recursive: true });
  const draft = path.join(root, `.manifest-${process.pid}.json`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(draft, path.join(root, 'manifest.json'));
}
