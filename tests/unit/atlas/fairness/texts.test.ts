import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../../../atlas/fairness/texts';

const words = (title: string) => ({ title, hint: 'Look twice.' });

describe('the words of quests', () => {
  it('are complete', () => {
    expect(checkTexts('en', ['quest1', 'dquest1'], { quest1: words('a'), dquest1: words('b') })).toEqual([]);
  });

  it('name what is missing, left over or said twice', () => {
    expect(checkTexts('en', ['quest1'], {})).toEqual(['en: quest1 has no title', 'en: quest1 has no hint']);
    expect(checkTexts('en', ['quest1'], { quest1: { title: 'a', hint: ' ' } })).toEqual([
      'en: quest1 has no hint',
    ]);
    expect(checkTexts('fr', [], { quest9: words('a') })).toEqual(['fr: quest9 has words but no picture']);
    expect(checkTexts('fr', ['quest1', 'quest2'], { quest1: words('a'), quest2: words('a') })).toEqual([
      'fr: two quests share a title',
    ]);
  });
});
