/** Fetches the moving parts of a level's machines. */
import type { Machines } from '../maps/machines';
import type { MapSource } from '../platform/platform';
import { isMachines } from './machines-shape';

export { Turners } from './turners';

export interface MachinesSource {
  readonly maps: MapSource;
  readonly level: number;
  readonly path: string;
  readonly isNight: boolean;
}

/** Undefined when the file cannot be read. */
export async function machinesIn({
  maps,
  level,
  path,
  isNight,
}: MachinesSource): Promise<Machines | undefined> {
  const raw = await maps.further?.(level, isNight ? 'nightmachines' : 'machines', path);
  return isMachines(raw) ? raw : undefined;
}
