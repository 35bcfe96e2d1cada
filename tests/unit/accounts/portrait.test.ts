import { expect, it } from 'vitest';
import { portraitIn, portraitText } from '../../../src/accounts/portrait';
import { CATALOGUE } from '../../../src/maps/catalogue';

it('everybody of every map can be kept and read again', () => {
  for (const { id: level } of CATALOGUE)
    for (const quest of ['quest1', 'quest20', 'dquest5'])
      expect(portraitIn(portraitText({ level, quest }))).toEqual({ level, quest });
});

it.each([
  '',
  portraitText(undefined),
  'https://a.test/p',
  'stamp:0-quest1',
  'stamp:3-quest0',
  ' stamp:3-quest1',
])('is read in nothing else: %j', (text) => expect(portraitIn(text)).toBeUndefined());
