import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'atlas', 'scripts', 'electron'];
const AMERICAN = /\b\w*(?:[Cc]enter|[Cc]atalog(?!u)|[Cc]olor)\w*/g;

/** What browsers, the web's manifest and the level files of the specification call so. */
const GIVEN = new Set([
  'addColorStop',
  'backgroundColor',
  'background_color',
  'catalog',
  'catalogOrder',
  'center',
  'color',
  'currentcolor',
  'theme_color',
]);

it('centre, colour and catalogue are spelt one way, but for names that others gave', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(AMERICAN)]
      .filter(([word]) => !GIVEN.has(word))
      .map(([word]) => `${file}: ${word}`),
  );
  expect(others).toEqual([]);
});
