/** Fetches what moves of a level's machines, once one of them is in view; code and pictures of them come no sooner. */
import type { MapSource } from '../platform/platform';
import { isMachines } from './machines-shape';
import type { MapView } from './map-view';
import type { Beat, Pulse } from './pulse';
import { meet, type Box, type LivingThing } from './things';
import { Turners } from './turners';

export interface MachinesSource {
  readonly maps: MapSource;
  readonly level: number;
  readonly path: string;
  readonly night: boolean;
}

/** Runs once, as soon as the map rests with one of the boxes in view. */
export class Watch implements Beat {
  readonly isLively = false;
  readonly #view: Pick<MapView, 'rests' | 'visible'>;
  readonly #boxes: readonly Box[];
  #run: (() => Promise<void>) | undefined;

  constructor(view: Pick<MapView, 'rests' | 'visible'>, boxes: readonly Box[], run: () => Promise<void>) {
    this.#view = view;
    this.#boxes = boxes;
    this.#run = run;
  }

  step(now: number): boolean {
    if (!this.#run || !this.#view.rests(now)) return false;
    const view = this.#view.visible();
    if (!this.#boxes.some((box) => meet(box, view))) return false;
    const run = this.#run;
    this.#run = undefined;
    // without their file machines stand still
    run().catch(() => undefined);
    return false;
  }
}

/** `kept` are those over whom nothing is drawn although the file does not know them; undefined when it cannot be read. */
export async function machinesIn(
  { maps, level, path, night }: MachinesSource,
  view: MapView,
  pulse: Pulse,
  kept: readonly LivingThing[],
): Promise<Turners | undefined> {
  const raw = await maps.further?.(level, night ? 'nightmachines' : 'machines', path);
  return isMachines(raw) ? new Turners(view, pulse, raw, kept) : undefined;
}
