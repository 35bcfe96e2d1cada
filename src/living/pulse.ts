/** The one clock of a living picture: all that moves is drawn in the same frame, and a device that is late at it moves less. */
import { governed, GOVERNOR, triedAgain, type Governor, type Pace } from './governor';

/** Ms between two steps: usually, while something answers, and on a slow device. */
const STEP_MS = 180;
const LIVELY_MS = 42;
const SLOW_MS = 250;
/** Ms of one frame: by what the frame after a step takes longer, the step was late. */
const FRAME_MS = 1000 / 60;

/** The page's clock, frames and timers. */
export interface Clock {
  now(): number;
  /** Runs `run` after `ms` milliseconds; the returned function calls it off. */
  later(ms: number, run: () => void): () => void;
  /** Runs `run` with the next frame, whose time it is given; the returned function calls it off. */
  frame(run: (now: number) => void): () => void;
}

export const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  frame: (run) => {
    const id = requestAnimationFrame(run);
    return () => cancelAnimationFrame(id);
  },
};

/** Something that draws with each step. */
export interface Beat {
  /** Draws; returns whether it did: a step without drawing is not measured. */
  step(now: number, pace: Pace): boolean;
  /** Whether it answers a tap: steps then come faster, and at any pace. */
  readonly isLively: boolean;
}

export class Pulse {
  readonly #clock: Clock;
  readonly #beats = new Set<Beat>();
  #governor: Governor = GOVERNOR;
  #cancel: () => void = () => undefined;
  #isOver = false;
  /** No step before this instant of the clock, unless something answers. */
  #heldUntil = 0;
  /** Whether the last step is still being measured; the next one is not yet waited for. */
  #isMeasuring = false;

  constructor(clock: Clock = PAGE_CLOCK) {
    this.#clock = clock;
  }

  /** How much may move on this device. */
  get pace(): Pace {
    return this.#governor.pace;
  }

  add(beat: Beat): void {
    this.#beats.add(beat);
    this.#wait();
  }

  /** Takes the next step now, because something answers. */
  wake(): void {
    this.#heldUntil = 0;
    this.#wait(0);
  }

  /** Takes no step for `ms` milliseconds, so that the display has them for something else; a later `wake` ends it. */
  hold(ms: number): void {
    this.#heldUntil = this.#clock.now() + ms;
    if (!this.#isMeasuring && this.#beats.size > 0) this.#go();
  }

  /** Nothing that comes later begins it again. */
  destroy(): void {
    this.#isOver = true;
    this.#cancel();
    this.#beats.clear();
  }

  get #isLively(): boolean {
    return [...this.#beats].some(({ isLively }) => isLively);
  }

  #wait(ms = this.#isLively ? LIVELY_MS : this.pace === 'few' ? SLOW_MS : STEP_MS): void {
    this.#cancel();
    this.#isMeasuring = false;
    if (this.#isOver) return;
    const wait = Math.max(ms, this.#heldUntil - this.#clock.now());
    this.#cancel = this.#clock.later(wait, () => {
      this.#cancel = this.#clock.frame((now) => this.#step(now));
    });
  }

  #step(now: number): void {
    const begun = this.#clock.now();
    this.#governor = triedAgain(this.#governor, begun);
    const drew = [...this.#beats].map((beat) => beat.step(now, this.pace)).includes(true);
    const script = this.#clock.now() - begun;
    if (!drew) return this.#go();
    this.#isMeasuring = true;
    // the delay of the next frame shows what the display needed for this step
    this.#cancel = this.#clock.frame((next) => {
      const late = Math.max(0, next - now - FRAME_MS);
      const before = this.pace;
      this.#governor = governed(this.#governor, Math.max(script, late), next);
      // what stops is taken away at once
      if (before !== this.pace && this.pace === 'still')
        for (const beat of this.#beats) beat.step(next, 'still');
      this.#go();
    });
  }

  #go(): void {
    const { pace, again = 0 } = this.#governor;
    if (pace !== 'still' || this.#isLively) this.#wait();
    else this.#wait(Math.max(STEP_MS, again - this.#clock.now()));
  }
}
