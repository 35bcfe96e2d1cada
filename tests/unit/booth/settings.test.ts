import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
