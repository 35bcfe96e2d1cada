/** Plays the sounds of the place in view, chosen anew once a second. */
import type { Life } from '../maps/life';
import { AmbientPlayer } from '../sound/ambient-player';
import { mixOf } from './air/mix';
import type { MapView } from './map-view';
import type { Beat, Pulse } from './pulse';
import type { LivingThing } from './things';

const LISTEN_MS = 1000;

export class Listening implements Beat {
  readonly isLively = false;
  readonly #view: MapView;
  readonly #life: Life;
  readonly #things: readonly LivingThing[];
  readonly #player: AmbientPlayer;
  #heardAt = 0;

  constructor(view: MapView, pulse: Pulse, life: Life, things: readonly LivingThing[]) {
    this.#view = view;
    this.#life = life;
    this.#things = things;
    this.#player = new AmbientPlayer(() => view.rests(performance.now()));
    pulse.add(this);
  }

  /** Chooses the sounds; draws nothing. */
  step(now: number): boolean {
    if (!this.#view.rests(now) || now - this.#heardAt < LISTEN_MS) return false;
    this.#heardAt = now;
    this.#player.play(mixOf(this.#view.visible(), this.#life.under, this.#things));
    return false;
  }

  destroy(): void {
    this.#player.destroy();
  }
}
