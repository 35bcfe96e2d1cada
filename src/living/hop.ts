/** How a touched thing moves: soft things sway, everything else hops. */
import type { Family } from '../maps/life';
import { moveShare, REST, spring, type Pose } from './motion';
import type { LivingThing } from './things';

export type Answer = 'hop' | 'sway';

/** Seconds an answer takes. */
export const ANSWER_SECONDS = 0.85;

const SOFT: readonly Family[] = ['leaf', 'cloth', 'water', 'paper', 'fire', 'bell', 'serpent'];

export const answerOf = (voice: Family): Answer => (SOFT.includes(voice) ? 'sway' : 'hop');

/** The pose at a share of an answer's time, at rest before and after it. */
export function answer({ box }: Pick<LivingThing, 'box'>, kind: Answer, share: number): Pose {
  if (share <= 0 || share >= 1) return REST;
  const [broad, far] = [moveShare(box), spring(box)];
  if (kind === 'sway') {
    const left = 1 - share;
    return {
      wide: 1 + 0.03 * left * broad,
      tall: 1 + 0.05 * left * far,
      lean: Math.sin(share * Math.PI * 6) * 0.09 * left * far,
    };
  }
  // a hop dies away, and is down to nothing at its end
  const left = Math.exp(-3.2 * share) * (1 - share);
  return {
    wide: 1 + 0.07 * left * broad * Math.abs(Math.cos(share * Math.PI * 3)),
    tall: 1 + 0.24 * left * far * Math.abs(Math.sin(share * Math.PI * 3)),
    lean: 0,
  };
}
