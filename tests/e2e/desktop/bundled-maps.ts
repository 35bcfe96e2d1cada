/** The maps as they lie on disk, for tests that ask no server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { levelDataSchema, type LevelData } from '../../../src/maps/schema';
import { manifestSchema } from '../../../src/maps/manifest';

export const MAPS = path.resolve(import.meta.dirname, '../../../resources/maps');

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(MAPS, file), 'utf8'));

/** Every drawn level's data, in the manifest's order. */
export function bundledLevels(): readonly LevelData[] {
  return manifestSchema
    .parse(json('manifest.json'))
    .levels.map(({ data }) => levelDataSchema.parse(json(data)));
}

export function bundledLevel(id: number): LevelData {
  const found = bundledLevels().find(({ level }) => level === id);
  if (!found) throw new Error(`level ${String(id)} is not drawn`);
  return found;
}
