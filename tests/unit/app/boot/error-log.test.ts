import { expect, test } from 'vitest';
import { errorReport, KEPT_ERRORS, noteError, readErrors } from '../../../../src/app/boot/error-log';

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test('the newest are kept, oldest first, and the report tells them with version and browser', () => {
  const device = storage();
  for (let i = 0; i < KEPT_ERRORS + 5; i++)
    noteError(new TypeError(`no ${String(i)}`), '/worldmaps/', i * 1000, () => device);
  const errors = readErrors(() => device);
  expect(errors).toHaveLength(KEPT_ERRORS);
  expect(errors[0]?.what).toContain('TypeError: no 5');
  expect(errorReport(errors.slice(0, 1), '1.0.0', 'Browser')).toMatch(
    /^Worldmaps 1\.0\.0\nBrowser\n1970-01-01T00:00:05\.000Z \/worldmaps\/ TypeError: no 5/,
  );
});

test('anything can be thrown, and a very long word is cut', () => {
  const device = storage();
  for (const reason of [undefined, null, 'x'.repeat(5000), { a: 1 }, Symbol('s')])
    noteError(reason, '/', 0, () => device);
  expect(readErrors(() => device).every(({ what }) => what.length <= 300)).toBe(true);
});

test('a storage that fails or holds something else stops nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(() => noteError(new Error('x'), '/', 0, blocked)).not.toThrow();
  expect(readErrors(blocked)).toEqual([]);
  for (const kept of ['{', '{}', '[1, null, {"at": 1}]'])
    expect(readErrors(() => storage({ 'worldmaps.errors': kept }))).toEqual([]);
});
