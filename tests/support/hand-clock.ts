/** A living picture's clock, moved by hand, on a device as slow as a test wants it. */
import type { Clock } from '../../src/living/pulse';

export const FRAME = 1000 / 60;

/** A frame after a step comes `late` ms. */
export class HandClock implements Clock {
  time = 0;
  late: number;
  #due: { at: number; run: (now: number) => void } | undefined;
  #hasStepped = false;

  constructor(late = 0) {
    this.late = late;
  }

  now = () => this.time;
  later = (ms: number, run: () => void) => this.#plan(this.time + ms, run);
  frame = (run: (now: number) => void) => {
    const next = (Math.floor(this.time / FRAME + 1e-6) + 1) * FRAME;
    const at = next + (this.#hasStepped ? this.late : 0);
    this.#hasStepped = false;
    return this.#plan(at, run);
  };

  /** A step was drawn, or a part of one, which took the script so long, ms. */
  worked(script: number): void {
    this.time += script;
    this.#hasStepped = true;
  }

  /** Lets it run until so many ms after its beginning. */
  until(end: number): void {
    while (this.#due && this.#due.at <= end) {
      const { at, run } = this.#due;
      this.#due = undefined;
      this.time = Math.max(this.time, at);
      run(this.time);
    }
    this.time = Math.max(this.time, end);
  }

  #plan(at: number, run: (now: number) => void): () => void {
    const due = { at, run };
    this.#due = due;
    return () => {
      if (this.#due === due) this.#due = undefined;
    };
  }
}
