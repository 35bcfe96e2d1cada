import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('no frame is taken away in the shorthand, which the minifier of the build empties', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const empties = (file: string) => /border-image:\s*none/.test(readFileSync(path.join('src', file), 'utf8'));
  expect(files.filter(empties)).toEqual([]);
});
