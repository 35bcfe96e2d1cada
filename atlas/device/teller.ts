/** What is told while a map is drawn, by whichever worker draws it. */
import type { Step } from '../../src/endless/protocol';

export interface Teller {
  /** `share` of the whole is done, 0 to 1. */
  readonly step: (step: Step, share: number) => void;
  /** The map in little, as far as it is. */
  readonly sketch: (picture: Blob) => void;
}

/** The part of the whole that is done when a step begins, roughly. */
export const DONE: Readonly<Record<Step, number>> = {
  plan: 0,
  landmarks: 0.04,
  crowd: 0.12,
  hiding: 0.24,
  ink: 0.6,
  proof: 0.78,
  cutting: 0.8,
};
