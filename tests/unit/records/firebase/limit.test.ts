import { afterEach, expect, it, vi } from 'vitest';
import { within } from '../../../../src/records/firebase/limit';

afterEach(() => {
  vi.useRealTimers();
});

it('gives what came in time', async () => {
  expect(await within(1000, Promise.resolve('answer'))).toBe('answer');
});

it('a call that never answers is an outage when its time is over', async () => {
  vi.useFakeTimers();
  const late = expect(within(1000, new Promise(() => {}))).rejects.toMatchObject({
    code: 'deadline-exceeded',
  });
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves no alarm behind', async () => {
  vi.useFakeTimers();
  await within(1000, Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
