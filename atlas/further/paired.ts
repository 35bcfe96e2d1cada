/** A level as its cheering figures are drawn from it: the pairs of its other pictures are told as well. */
import type { KeptPair } from '../fairness/hiding';
import type { Surveyed } from './surveyed';

export interface Paired extends Surveyed {
  /** Which figure of the main map has its second on which picture, as far as it was kept; the quest is named like the picture. */
  readonly pairs: readonly KeptPair[];
}
