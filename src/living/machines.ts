/** Fetches what moves of a level's machines. */
import type { MapSource } from '../platform/platform';
import { isMachines } from './machines-shape';
import type { MapView } from './map-view';
import type { Pulse } from './pulse';
import type { LivingThing } from './things';
import { Turners } from './turners';

export interface MachinesSource {
  readonly maps: MapSource;
  readonly level: number;
  readonly path: string;
  readonly isNight: boolean;
}

/** `kept` are those over whom nothing is drawn although the file does not know them; undefined when it cannot be read. */
export async function machinesIn(
  { maps, level, path, isNight }: MachinesSource,
  view: MapView,
  pulse: Pulse,
  kept: readonly LivingThing[],
): Promise<Turners | undefined> {
  const raw = await maps.further?.(level, isNight ? 'nightmachines' : 'machines', path);
  return isMachines(raw) ? new Turners(view, pulse, raw, kept) : undefined;
}
