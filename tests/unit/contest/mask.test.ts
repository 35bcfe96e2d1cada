import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from '../../../src/contest/mask';

describe('maskEmail', () => {
  it.each([
    ['camille@example.org', 'cami***@example.org'],
    ['abcd@example.org', 'a***@example.org'],
    ['abc@example.org', '***@example.org'],
    ['a@example.org', '***@example.org'],
    ['camille', 'cami***'],
    ['camille+win@example.org', 'cami***@example.org'],
    ['camille+a+long.tag@example.org', 'cami***@example.org'],
    ['zoe+concours@example.org', '***@example.org'],
    ['+zoe@example.org', '***@example.org'],
    ['@example.org', '***@example.org'],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });

  it('never shows the last three characters of the local part, nor its length when short', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (local) => {
        const shown = maskEmail(`${local}@example.org`);
        expect(shown.endsWith('***@example.org')).toBe(true);
        expect(shown.length - '***@example.org'.length).toBe(Math.max(0, local.length - 3));
      }),
    );
  });
});
