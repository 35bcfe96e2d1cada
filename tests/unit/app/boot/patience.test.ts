import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withPatience } from '../../../../src/app/boot/patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for what ends soon, well or not, and leaves no timer behind', async () => {
  await expect(withPatience(Promise.resolve('here'))).resolves.toBeUndefined();
  await expect(withPatience(Promise.reject(new Error('away')))).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('waits four seconds for what does not end', async () => {
  const ended = vi.fn();
  void withPatience(new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(3999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});
