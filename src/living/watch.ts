/** Runs a fetch once one of some boxes is in view, and no sooner. */
import type { MapView } from './map-view';
import type { Beat } from './pulse';
import { meet, type Box } from './things';

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
    // what it should have fetched stands still
    run().catch(() => undefined);
    return false;
  }
}
