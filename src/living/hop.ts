/** How a thing moves that is touched: soft things sway, everything else hops. */
import type { Family } from '../maps/life';
import { ease, REST, type Pose } from './motion';
import type { LivingThing } from './things';

export type Answer = 'hop' | 'sway';

/** Seconds an answer takes. */
export const ANSWER_SECONDS = 0.85;

const SOFT: readonly Family[] = ['leaf', 'cloth', 'water', 'paper', 'fire', 'bell', 'serpent'];

/** Soft things sway; everything else hops. */
export const answerOf = (voice: Family): Answer => (SOFT.includes(voice) ? 'sway' : 'hop');

/** The pose at a share of an answer's time, at rest before and after it. */
export function answer({ box }: Pick<LivingThing, 'box'>, kind: Answer, share: number): Pose {
  if (share <= 0 || share >= 1) return REST;
  const strength = ease(box);
  if (kind === 'sway') {
    const left = (1 - share) * strength;
    return {
      wide: 1 + 0.03 * left,
      tall: 1 + 0.05 * left,
      lean: Math.sin(share * Math.PI * 6) * 0.09 * left,
    };
  }
  // dies away, and is over when it ends
  const left = Math.exp(-3.2 * share) * (1 - share) * strength;
  return {
    wide: 1 + 0.07 * left * Math.abs(Math.cos(share * Math.PI * 3)),
    tall: 1 + 0.24 * left * Math.abs(Math.sin(share * Math.PI * 3)),
    lean: 0,
  };
}
