import { describe, expect, it } from 'vitest';
import { scoreSchema, writeSchema } from '../../../src/records/schema';
import { score, scoreWrite } from '../../support/records';

describe('a stored score', () => {
  it('is read back as it was kept', () => {
    expect(scoreSchema.parse(score())).toEqual(score());
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(21) }],
    ['score 0', { score: 0 }],
    ['half a score', { score: 1.5 }],
    ['a time before the start', { time: -0.1 }],
    ['no number', { time: Number.NaN }],
    ['mode 6', { gameMode: 6 }],
    ['level 23', { level: 23 }],
    ['a bad date', { date: '21/11/2026' }],
    ['a week that does not exist', { week: '2025-W53' }],
  ])('with %s is refused', (_, change) => {
    expect(scoreSchema.safeParse({ ...score(), ...change }).success).toBe(false);
  });
});

it('knows a contest entry by its game, and shows no address', () => {
  const document = {
    name: 'Zoé',
    time: 12,
    email: 'zoe@example.org',
    score: 1,
    level: 1,
    gameMode: 5,
    quest: 'dquest5',
    date: score().date,
    userId: '',
    week: '2026-W47',
    consent: { wording: 'contest-1', date: score().date },
    publicId: 'p1',
  };
  const shown = {
    name: 'Zoé',
    maskedEmail: '***@example.org',
    time: 12,
    score: 1,
    level: 1,
    date: score().date,
    week: '2026-W47',
  };
  const write = { kind: 'entry', id: 'p1', document, shown };
  expect(writeSchema.safeParse(write).success).toBe(true);
  expect(writeSchema.safeParse({ ...write, document: { ...document, gameMode: 2 } }).success).toBe(false);
  // a public side that holds the address itself never leaves
  expect(
    writeSchema.safeParse({ ...write, shown: { ...shown, maskedEmail: 'zoe@example.org' } }).success,
  ).toBe(false);
});

it('reads a write back', () => {
  expect(writeSchema.parse(scoreWrite('a'))).toEqual(scoreWrite('a'));
});
