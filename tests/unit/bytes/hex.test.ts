import { expect, it } from 'vitest';
import { toHex } from '../../../src/bytes/hex';

it('has two digits for every byte', () => {
  expect(toHex(new Uint8Array([0, 9, 16, 171, 255]))).toBe('000910abff');
  expect(toHex(new Uint8Array())).toBe('');
});
