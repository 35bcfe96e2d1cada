/** Six legs or more: beetles, bees, spiders, caterpillars, snails, crabs. */
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import type { Ground } from '../body';
import type { BugKind, BugTraits } from './bug-kind';
import { CRAWLING_BUGS } from './crawling-bugs';
import { FLYING_BUGS } from './flying-bugs';

export const BUGS = { ...CRAWLING_BUGS, ...FLYING_BUGS } as const;

export interface BugSpec extends BugTraits {
  readonly plan: 'bug';
  readonly kind?: keyof typeof BUGS;
}

/** Throws on a kind that does not exist. */
export function bug(s: Sketch, p: BugSpec): Ground {
  const { draw, ground } = named<BugKind>(BUGS, p.kind ?? 'beetle', 'bug');
  draw(s, p);
  return ground;
}
