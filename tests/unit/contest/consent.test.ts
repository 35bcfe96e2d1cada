import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONSENT_WORDING, emailKey, isEmail } from '../../../src/contest/consent';
import en from '../../../resources/locales/en/records.json';
import fr from '../../../resources/locales/fr/records.json';

describe('isEmail', () => {
  it.each(['a@b.fr', 'first.last+tag@mail.example.org', 'x_y%z-1@sub.domain.info', 'A@B.CO'])(
    'takes %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@',
    '@b.fr',
    'a@b',
    'a@b.f',
    'a b@c.fr',
    'a@b..fr',
    'a@b.fr ',
    'a@b.f1',
    'a@@b.fr',
    `${'a'.repeat(250)}@b.fr`,
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

it('takes an address of 254 characters, the longest there is, and none longer', () => {
  const long = (length: number) => `${'a'.repeat(length - '@b.fr'.length)}@b.fr`;
  expect(isEmail(long(254))).toBe(true);
  expect(isEmail(long(255))).toBe(false);
});

it('compares addresses without case and spaces around', () => {
  expect(emailKey('  Camille@Example.ORG ')).toBe('camille@example.org');
});

it('has a new version when the wording changes', () => {
  // a stored version must always mean the very words it was given for: change both together
  const hash = createHash('sha256').update(`${fr.entry.consent}\n${en.entry.consent}`).digest('hex');
  expect({ version: CONSENT_WORDING, hash: hash.slice(0, 16) }).toEqual({
    version: 'contest-1',
    hash: '52e15156b2e6c284',
  });
});
