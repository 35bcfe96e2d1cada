/** Where a level's largest machine stands: what a living picture costs is measured with it in view too. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MapSize } from '../../src/game/space';
import { isMachines } from '../../src/living/machines-shape';
import { manifestSchema } from '../../src/maps/manifest';

/** A place of a map as shares of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of what moves of it; undefined on a level without machines. `root` is the folder of the maps. */
export async function machinePlace(root: string, level: number, map: MapSize): Promise<Place | undefined> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const { levels } = manifestSchema.parse(await read('manifest.json'));
  const file = levels.find((entry) => entry.level === level)?.further?.machines;
  if (file === undefined) return undefined;
  const raw = await read(file);
  if (!isMachines(raw)) throw new Error(`${file} tells of no machines`);
  const [largest] = raw.machines
    .map(({ bare }) => bare)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return undefined;
  const { x, y, width, height } = largest;
  return { x: (x + width / 2) / map.width, y: (y + height / 2) / map.height };
}
