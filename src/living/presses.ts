/** Lets a press be answered before the picture goes on: a step in the same frame would make its mark late. */
import type { Pulse } from './pulse';

/** Ms from a press until it is over, as a tap usually is. */
const DOWN_MS = 120;
/** Ms in which the display shows the mark of a tap: two frames, and what a busy one is late. */
const SHOWN_MS = 50;

/** Holds `pulse` at every press, finger or key, until `signal` aborts. */
export function holdAtPresses(pulse: Pick<Pulse, 'hold'>, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal } as const;
  window.addEventListener('pointerdown', () => pulse.hold(DOWN_MS), options);
  for (const type of ['pointerup', 'pointercancel', 'keydown'])
    window.addEventListener(type, () => pulse.hold(SHOWN_MS), options);
}
