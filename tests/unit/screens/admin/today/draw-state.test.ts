import { expect, it } from 'vitest';
import { endOfWeek } from '../../../../../src/contest/weeks';
import type { ContestDraws, StoredDraw } from '../../../../../src/records/store-port';
import { drawState } from '../../../../../src/screens/admin/today/draw-state';

const WEEK = '2026-W47';
const END = endOfWeek(WEEK);
const [A_HASH, AN_ID] = ['a'.repeat(64), 'a'.repeat(32)];
const SEAL = { week: WEEK, seal: A_HASH, sentAt: 0 };
const draw = (number: number): StoredDraw => ({
  week: WEEK,
  number,
  seed: A_HASH,
  listHash: A_HASH,
  participants: 3,
  winner: AN_ID,
  reason: '',
  sentAt: 0,
});
const answer = (value: Partial<ContestDraws>) => ({
  kind: 'ok' as const,
  value: { seal: undefined, draws: [], winners: [], ...value },
});

it('says until the week’s last instant that it is to be sealed, and not what it does not know', () => {
  expect(drawState(answer({}), WEEK, END - 1)).toBe('toSeal');
  expect(drawState(answer({}), WEEK, END)).toBe('missed');
  expect(drawState(undefined, WEEK, END)).toBe('unknown');
  expect(drawState({ kind: 'offline' }, WEEK, END)).toBe('unknown');
});

it('a sealed week is to be drawn from its end on, and is done when the last one drawn is named', () => {
  expect(drawState(answer({ seal: SEAL }), WEEK, END - 1)).toBe('sealed');
  expect(drawState(answer({ seal: SEAL }), WEEK, END)).toBe('toDraw');
  const first = { week: WEEK, number: 1, name: 'Zoé', sentAt: 0 };
  expect(drawState(answer({ seal: SEAL, draws: [draw(1)] }), WEEK, END)).toBe('toName');
  expect(drawState(answer({ seal: SEAL, draws: [draw(1)], winners: [first] }), WEEK, END)).toBe('done');
  // the first one named is not the second one drawn
  const again = { seal: SEAL, draws: [draw(1), draw(2)], winners: [first] };
  expect(drawState(answer(again), WEEK, END)).toBe('toName');
});
