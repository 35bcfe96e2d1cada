import { expect, it } from 'vitest';
import { Random } from '../../../../atlas/core/random';
import { dresser } from '../../../../atlas/stage/cast';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { inRole } from '../../../../atlas/stage/role';

const CAT = { plan: 'beast', colour: 'white', second: 'white' } as const;
const PERSON = { outfit: 'tee', hair: 'bob', colours: ['red'] } as const satisfies FigureSpec;

it('is played in the clothes somebody has, and by no animal', () => {
  expect(inRole({ pose: 'sit', mood: 'joy' })(PERSON)).toEqual({ ...PERSON, pose: 'sit', mood: 'joy' });
  expect(inRole({ pose: 'sit' })(CAT)).toBeUndefined();
});

it('goes to a person where an animal is the first of all that is cast', () => {
  const coming: FigureSpec[] = [CAT, PERSON];
  const dress = dresser({ members: [], extra: () => coming.shift() ?? PERSON });
  expect(dress(new Random('role'), inRole({ pose: 'sit' }))).toEqual({ ...PERSON, pose: 'sit' });
});
