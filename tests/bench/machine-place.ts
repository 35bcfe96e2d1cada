/** Where the largest machine stands: what a living picture costs is measured with it in view too. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMachines } from '../../src/living/machines-shape';
import { manifestSchema } from '../../src/maps/manifest';
import { levelDataSchema } from '../../src/maps/schema';

/** A place of a level's map as shares of its width and height. */
export interface Place {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** The middle of what moves of it, by day; undefined where no level has one. `root` is the folder of the maps. */
export async function machinePlace(root: string): Promise<Place | undefined> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const { levels } = manifestSchema.parse(await read('manifest.json'));
  const all = await Promise.all(
    levels.map(async ({ level, data, further }) => {
      const raw = further?.machines === undefined ? undefined : await read(further.machines);
      return isMachines(raw) ? raw.machines.map(({ bare }) => ({ level, data, bare })) : [];
    }),
  );
  const [largest] = all
    .flat()
    .toSorted(({ bare: a }, { bare: b }) => b.width * b.height - a.width * a.height);
  if (!largest) return undefined;
  const [map] = levelDataSchema.parse(await read(largest.data)).maps;
  const { x, y, width, height } = largest.bare;
  return map && { level: largest.level, x: (x + width / 2) / map.width, y: (y + height / 2) / map.height };
}
