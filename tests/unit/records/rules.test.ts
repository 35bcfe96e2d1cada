import { describe, expect, it } from 'vitest';
import {
  commentProblem,
  entryProblem,
  hasComment,
  isWorthSaving,
  scoreProblem,
  signature,
} from '../../../src/records/rules';

const player = { userId: 'u1', name: 'Camille' };

describe('names', () => {
  it('signs with the known player before the typed name', () => {
    expect(signature({ name: ' Zoé\u200b ' })).toBe('Zoé');
    expect(signature({ name: 'Zoé', player })).toBe('Camille');
  });
});

describe('the score form', () => {
  it('needs a name, typed or known', () => {
    expect(scoreProblem({ name: ' ', feedback: '' })).toBe('nameRequired');
    expect(scoreProblem({ name: 'A', feedback: '' })).toBe('nameTooShort');
    expect(scoreProblem({ name: 'Dаvid', feedback: '' })).toBe('nameNotValid');
    expect(scoreProblem({ name: '', feedback: '', player })).toBeUndefined();
  });

  it('bounds the feedback', () => {
    expect(scoreProblem({ name: 'Ada', feedback: 'x'.repeat(2000) })).toBeUndefined();
    expect(scoreProblem({ name: 'Ada', feedback: 'x'.repeat(2001) })).toBe('textTooLong');
  });

  it('saves a score of 1 and not of 0', () => {
    expect([0, 0.5, 1, 10].map(isWorthSaving)).toEqual([false, false, true, true]);
  });

  it('comments only when name and text are both more than blank', () => {
    expect(hasComment('Zoé', 'Bravo')).toBe(true);
    expect(hasComment(' ', 'Bravo')).toBe(false);
    expect(hasComment('Zoé', ' \n')).toBe(false);
  });
});

describe('the feedback form', () => {
  it.each([
    ['', 'Bravo', 'nameRequired'],
    ['', '', 'textRequired'],
    ['Zoé', ' ', 'textRequired'],
    ['Zoé', 'x'.repeat(2001), 'textTooLong'],
    ['Zoé', 'Bravo', undefined],
  ])('name "%s"', (name, text, problem) => {
    expect(commentProblem({ name, text })).toBe(problem);
  });
});

describe('the contest entry', () => {
  const form = { name: 'Zoé', email: ' zoe@example.org ', consent: true };

  it('needs a name, an address and the consent, told in that order', () => {
    expect(entryProblem(form)).toBeUndefined();
    expect(entryProblem({ ...form, consent: false })).toBe('consentRequired');
    expect(entryProblem({ ...form, consent: false, email: 'zoe@example' })).toBe('emailNotValid');
    expect(entryProblem({ name: '', email: '', consent: false })).toBe('nameRequired');
  });
});
