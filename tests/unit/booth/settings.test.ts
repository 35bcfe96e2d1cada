import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { kioskSettingsSchema, parseKioskSettings } from '../../../src/booth/settings';

test('an empty file is a booth as usual', () => {
  expect(parseKioskSettings({})).toEqual({
    kind: 'ok',
    settings: {
      display: 'primary',
      languages: ['fr', 'en'],
      idleSeconds: 90,
      warningSeconds: 15,
      sessionMinutes: 15,
      attractSeconds: 12,
      rushSeconds: 60,
    },
  });
});

test.each([
  [{ idleSecond: 30 }, /idleSecond/],
  [{ levels: [] }, /levels/],
  [{ levels: [99] }, /levels\.0/],
  [{ modes: [5] }, /modes\.0/],
  [{ languages: ['de'] }, /languages\.0/],
  [{ idleSeconds: 3 }, /idleSeconds/],
  [{ display: 0 }, /display/],
  [{ prize: { fr: 'Un chat', en: ' ' } }, /prize\.en/],
  [{ prize: { fr: 'Un chat' } }, /prize\.en/],
  ['no object', /kiosk\.json/],
  [null, /kiosk\.json/],
])('%j is not valid, and the fault says where', (raw, fault) => {
  const parsed = parseKioskSettings(raw);
  expect(parsed.kind === 'bad' && parsed.fault).toMatch(fault);
});

test('every key is documented for operators', () => {
  const page = readFileSync(path.resolve('docs/kiosk.md'), 'utf8');
  for (const key of Object.keys(kioskSettingsSchema.shape)) expect(page).toContain(`\`${key}\``);
});

test.each([
  ['display', 1, undefined],
  ['idleSeconds', 15, 3600],
  ['warningSeconds', 5, 120],
  ['sessionMinutes', 2, 240],
  ['attractSeconds', 4, 300],
  ['rushSeconds', 15, 300],
] as const)('%s goes from %d to %d, in whole numbers', (key, least, most) => {
  const kindOf = (value: number) => parseKioskSettings({ [key]: value }).kind;
  expect([least - 1, least, least + 0.5].map(kindOf)).toEqual(['bad', 'ok', 'bad']);
  if (most !== undefined) expect([most, most + 1].map(kindOf)).toEqual(['ok', 'bad']);
});

test('every level and every mode may be on offer, and a booth offers at least one', () => {
  const levels = CATALOGUE.map(({ id }) => id);
  const given = { levels, modes: [1, 2, 3, 4] };
  expect(parseKioskSettings(given)).toMatchObject({ kind: 'ok', settings: given });
  for (const empty of [{ levels: [] }, { modes: [] }, { languages: [] }])
    expect(parseKioskSettings(empty).kind).toBe('bad');
});
