import { describe, expect, it } from 'vitest';
import { draftOf, draftSchema } from '../../../src/records/drafts';
import { trueDate } from '../../../src/records/true-date';
import type { Write } from '../../../src/records/schema';
import { score } from '../../support/records';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('a refused write', () => {
  const entry = {
    name: 'Zoé',
    time: 12.5,
    score: 1,
    level: 1,
    date: '2026-11-21T12:00:00.000Z',
    week: '2026-W47',
  } as const;
  const writes: Record<'score' | 'hunt' | 'comment' | 'entry', Write> = {
    score: { kind: 'score', id: 'a', document: score({ feedback: 'Bravo' }) },
    hunt: {
      kind: 'hunt',
      id: 'b',
      document: { name: 'Zoé', time: 60, date: entry.date, userId: '', day: '2026-11-21' },
    },
    comment: { kind: 'comment', id: 'c', document: { text: 'Salut', name: 'Zoé', date: entry.date } },
    entry: {
      kind: 'entry',
      id: 'd',
      document: {
        ...entry,
        gameMode: 5,
        quest: 'dquest5',
        email: 'zoe@example.org',
        userId: '',
        consent: { wording: 'contest-1', date: entry.date },
        publicId: 'd',
      },
      shown: { ...entry, maskedEmail: '***@example.org' },
    },
  };

  it.each(Object.entries(writes))('is what was written, in its form: %s', (_kind, write) => {
    const draft = draftOf(write);
    expect(draftSchema.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ name: write.kind === 'activity' ? '' : expect.any(String) });
  });

  it('of the contest is the contest’s game again, with address and consent', () => {
    expect(draftOf(writes.entry)).toMatchObject({
      id: 'd',
      email: 'zoe@example.org',
      consent: true,
      result: { level: 1, mode: 5, quest: 'dquest5', time: 12.5 },
    });
  });

  it('that nobody wrote has no form', () => {
    const { level, time, gameMode, date } = score();
    const document = {
      type: 'LevelCompleted',
      activity: 'x',
      level,
      time,
      gameMode,
      score: 1,
      date,
    } as const;
    expect(draftOf({ kind: 'activity', id: 'e', userId: 'u', document })).toBeUndefined();
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-21T12:09:00.000Z', true],
    ['2026-11-21T12:11:00.000Z', false],
    ['2026-11-07T12:01:00.000Z', true],
    ['2026-11-07T11:59:00.000Z', false],
  ])('%s is true: %s', (date, isTrue) => {
    expect(trueDate(date, NOW)).toBe(isTrue ? date : '2026-11-21T12:00:00.000Z');
  });
});
