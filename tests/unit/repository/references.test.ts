import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'atlas', 'scripts', 'electron', 'tests', 'docs'];

const texts = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css|md)$/.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\s+(?:\*|\/\/)?\s*/g, ' ')),
);

/** Numbers after a word: `DECISIONS 13 and 14`, `SPEC sections 2, 4 and 5`. */
function numbersAfter(word: RegExp): readonly number[] {
  const lists = new RegExp(`${word.source} (\\d+(?:(?:, | and | to )\\d+)*)`, 'g');
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(lists)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []),
  );
  return [...new Set(numbers)].map(Number);
}

it('every decision and section that a comment names stands on the page of decisions, every ADR in its folder', () => {
  const page = readFileSync('docs/decisions.md', 'utf8');
  const rules = [...page.matchAll(/^(\d+)\. \*\*/gm)].map(([, rule]) => Number(rule));
  const sections = [...page.matchAll(/^\| (\d+) /gm)].map(([, section]) => Number(section));
  const adrs = readdirSync('docs/adr').map((name) => Number.parseInt(name, 10));
  const index = readFileSync('docs/adr/README.md', 'utf8');

  const named = numbersAfter(/DECISIONS/);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(numbersAfter(/SPEC sections?/).filter((section) => !sections.includes(section))).toEqual([]);
  expect(numbersAfter(/ADR/).filter((adr) => !adrs.includes(adr))).toEqual([]);
  for (const name of readdirSync('docs/adr')) if (name !== 'README.md') expect(index).toContain(`(${name})`);
});
