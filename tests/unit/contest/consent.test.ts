import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONSENT_WORDING, CONSENT_WORDINGS, emailKey, isEmail } from '../../../src/contest/consent';
import legalEn from '../../../resources/locales/en/legal.json';
import en from '../../../resources/locales/en/records.json';
import legalFr from '../../../resources/locales/fr/legal.json';
import fr from '../../../resources/locales/fr/records.json';

describe('isEmail', () => {
  it.each([
    'a@b.fr',
    'first.last+tag@mail.example.org',
    'x_y%z-1@sub.domain.info',
    'A@B.CO',
    "o'neil@example.org",
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

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

describe('the wording', () => {
  const words = (version: (typeof CONSENT_WORDINGS)[number]) =>
    [legalFr, legalEn].map(({ contest }) => contest.wordings[version]);

  it('is kept for every version there ever was, in the very words', () => {
    // a stored version must always mean the very words it was given for: new words get a line of their own
    const hashes = CONSENT_WORDINGS.map((version) => [
      version,
      createHash('sha256').update(words(version).join('\n')).digest('hex').slice(0, 16),
    ]);
    expect(Object.fromEntries(hashes)).toEqual({
      'contest-1': '52e15156b2e6c284',
      'contest-2': '22f2dc198ab70431',
    });
  });

  it('of the form is that of the version which is stored', () => {
    expect(CONSENT_WORDING).toBe(CONSENT_WORDINGS[0]);
    expect([fr.entry.consent, en.entry.consent]).toEqual(words(CONSENT_WORDINGS[0]));
  });
});
