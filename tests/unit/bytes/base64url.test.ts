/** Bytes as text that may stand in an address. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../../../src/bytes/base64url';

it('writes what the platform writes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(fromBase64url(toBase64url(bytes))).toStrictEqual(bytes);
    }),
  );
});

it('reads no text but the one it would write', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const bytes = fromBase64url(text);
      if (bytes) expect(toBase64url(bytes)).toBe(text);
    }),
  );
  for (const text of ['A', 'AB', 'AAB', 'AA==', 'AA+A', 'AA/A', 'A A', 'é'])
    expect(fromBase64url(text)).toBeUndefined();
});
