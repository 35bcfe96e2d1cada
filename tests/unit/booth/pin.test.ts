import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lockFor, pinLockSchema, tryPin, waitAfter, waitLeft } from '../../../src/booth/pin';

test('a lock holds no PIN and opens to it alone', async () => {
  const lock = await lockFor('2468');
  expect(pinLockSchema.parse(lock)).toEqual(lock);
  expect(JSON.stringify(lock)).not.toContain('2468');
  expect((await tryPin(lock, '2468', 0)).answer).toEqual({ kind: 'open' });
  expect((await tryPin(lock, '2469', 0)).answer).toEqual({ kind: 'wrong', wait: 0 });
});

test('two locks of one PIN differ', async () => {
  expect((await lockFor('2468')).hash).not.toBe((await lockFor('2468')).hash);
});

test('the third wrong try begins a wait, and a right one ends the count', async () => {
  let lock = await lockFor('2468');
  for (const wait of [0, 0, 5]) {
    const tried = await tryPin(lock, '0000', 1000);
    expect(tried.answer).toEqual({ kind: 'wrong', wait });
    lock = tried.lock;
  }
  expect((await tryPin(lock, '2468', 5999)).answer).toEqual({ kind: 'tooSoon', wait: 1 });
  const opened = await tryPin(lock, '2468', 6000);
  expect(opened.answer).toEqual({ kind: 'open' });
  expect(opened.lock.wrong).toBe(0);
});

test('waits never shrink, and end at ten minutes', () => {
  fc.assert(
    fc.property(fc.nat(500), (wrong) => {
      expect(waitAfter(wrong + 1)).toBeGreaterThanOrEqual(waitAfter(wrong));
      expect(waitAfter(wrong)).toBeLessThanOrEqual(600);
    }),
  );
  expect(waitAfter(40)).toBe(600);
});

test('a clock that is put back or forward never makes a wait longer', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(1e9), fc.integer({ min: -1e9, max: 1e9 }), (wrong, lastWrong, now) => {
      const left = waitLeft({ salt: '', hash: '', wrong, lastWrong }, now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(waitAfter(wrong));
    }),
  );
});

test('waits begin with the third wrong try in a row, and double', () => {
  expect([0, 2, 3, 4, 5, 9, 10, 99].map(waitAfter)).toEqual([0, 0, 5, 10, 20, 320, 600, 600]);
});

test('a right try leaves the lock as it was new', async () => {
  const lock = await lockFor('2468');
  const opened = await tryPin({ ...lock, wrong: 2, lastWrong: 1000 }, '2468', 2000);
  expect(opened).toEqual({ answer: { kind: 'open' }, lock });
});
