import { expect, test } from 'vitest';
import { waitBeforeReload } from '../../../electron/main/crash';

test('one stop is mended at once, many in a row ever later', () => {
  expect(waitBeforeReload([1000], 1000)).toBe(0);
  expect(waitBeforeReload([1000, 2000], 2000)).toBe(2000);
  expect(waitBeforeReload([1, 2, 3], 3)).toBe(10_000);
  expect(waitBeforeReload([1, 2, 3, 4, 5, 6], 6)).toBe(30_000);
});

test('stops of long ago are forgotten', () => {
  expect(waitBeforeReload([1, 2, 3, 200_000], 200_000)).toBe(0);
});
