import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEFAULT_LOCK, WORD_LENGTH, lettersOf, opens } from '../../../src/contest/mystery-word';

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));

it.each(['CHASSEAUTRESOR', 'chasseautresor', 'Chasse au trésor'])(
  '%s opens the default lock',
  async (word) => {
    expect(lettersOf(word)).toHaveLength(WORD_LENGTH);
    expect(await opens(word, DEFAULT_LOCK, sha256)).toBe(true);
  },
);

it.each(['CHASSEAUTRESOS', '', 'CHASSE'])('%j opens nothing', async (word) => {
  expect(await opens(word, DEFAULT_LOCK, sha256)).toBe(false);
});

it('takes letters alone', () => {
  expect(lettersOf('à1b-ç d!É')).toBe('ABCDE');
});
