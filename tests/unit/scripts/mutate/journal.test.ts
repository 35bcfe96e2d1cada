import { describe, expect, it } from 'vitest';
import { keyOf, noted, verdictsOf } from '../../../../scripts/mutate/journal';

const mutant = {
  file: 'src/a.ts',
  operator: 'other number',
  line: 1,
  before: '1',
  after: '2',
  start: 8,
  end: 9,
} as const;

describe('the journal of a run', () => {
  it('gives the last verdict on each fault', () => {
    const key = keyOf(mutant, 'let a = 1');
    const other = keyOf({ ...mutant, start: 9 }, 'let a = 1');
    const text = noted(key, 'survived') + noted(other, 'untested') + noted(key, 'noticed');
    expect(verdictsOf(text)).toEqual(
      new Map([
        [key, 'noticed'],
        [other, 'untested'],
      ]),
    );
  });

  it('knows a fault no more when its file has changed', () => {
    expect(keyOf(mutant, 'let a = 1')).toBe(keyOf(mutant, 'let a = 1'));
    expect(keyOf(mutant, 'let a = 1')).not.toBe(keyOf(mutant, 'let b = 1'));
  });

  it('leaves out a line that was cut off, and words it does not know', () => {
    const key = keyOf(mutant, '');
    const cut = noted('another', 'noticed').slice(0, -9);
    expect([...verdictsOf(`${noted(key, 'survived')}{"key":"x","verdict":"maybe"}\n${cut}`).keys()]).toEqual([
      key,
    ]);
  });
});
