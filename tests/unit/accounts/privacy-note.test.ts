import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every form that asks for an address says what becomes of it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: readFileSync(`src/${file}`, 'utf8') }));
  const asking = files.filter(({ code }) => code.includes('type="email"'));
  expect(asking.length).toBeGreaterThan(4);
  expect(asking.filter(({ code }) => !code.includes('<PrivacyNote />')).map(({ file }) => file)).toEqual([]);
});
