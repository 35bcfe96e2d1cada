import { expect, it } from 'vitest';
import { endOfWeek } from '../../../../../src/contest/weeks';
import { sealState } from '../../../../../src/screens/admin/today/seal-state';

const WEEK = '2026-W47';
const END = endOfWeek(WEEK);
const answer = (isSealed: boolean) => ({
  kind: 'ok' as const,
  value: {
    seal: isSealed ? { week: WEEK, seal: 'a'.repeat(64), sentAt: 0 } : undefined,
    draws: [],
    winners: [],
  },
});

it('says until the week’s last instant that it is to be sealed, and not what it does not know', () => {
  expect(sealState(answer(false), WEEK, END - 1)).toBe('toSeal');
  expect(sealState(answer(false), WEEK, END)).toBe('missed');
  expect(sealState(answer(true), WEEK, END)).toBe('sealed');
  expect(sealState(undefined, WEEK, END)).toBe('unknown');
  expect(sealState({ kind: 'offline' }, WEEK, END)).toBe('unknown');
});
