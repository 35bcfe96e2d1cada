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

/** Comments that had to be read twice. */
const STUMBLES = [
  'chunks fetched on the way import',
  'unknown is not taken',
  'can be scrolled nowhere else',
  'it still waits for its player',
  'alike in all tiles but its',
  'the picture alone in one hand',
  'so that they are everybody’s',
  'What a window’s game leaves to the map',
  'who has no line must hear of it',
  'with the records it needs at its end alone',
];

it('centre, colour and catalogue are spelt one way, but for names that others gave; no comment is back that had to be read twice', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const words = [...text.matchAll(AMERICAN)].map(([word]) => word).filter((word) => !GIVEN.has(word));
    const line = text.replaceAll("'", '’').replace(/\s+(?:\*|\/\/)?\s*/g, ' ');
    const stumbles = STUMBLES.filter((words) => line.includes(words));
    return [...words, ...stumbles].map((found) => `${file}: ${found}`);
  });
  expect(others).toEqual([]);
});
