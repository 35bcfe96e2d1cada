import { expect, it } from 'vitest';
import { clockText } from '../../../src/table/texts';

it.each([
  [0, false, '0:00'],
  [9.9, false, '0:09'],
  [65, false, '1:05'],
  [754.2, false, '12:34'],
  [20, true, '0:20'],
  [19.9, true, '0:20'],
  [0.1, true, '0:01'],
  [0, true, '0:00'],
])('%f s, counting down %s, reads %s', (seconds, down, text) => {
  expect(clockText(seconds, down)).toBe(text);
});
