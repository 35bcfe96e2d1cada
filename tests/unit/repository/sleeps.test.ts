import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Folders of the tests that say whether something works; `bench` measures, and may let time pass. */
const FOLDERS = ['unit', 'contract', 'rules', 'e2e', 'package', 'gallery', 'support'];

/** The write pace that the emulator's rules enforce, and the pause of a driver that tells of nothing by itself. */
const MAY_WAIT = ['tests/contract/servers.ts', 'tests/e2e/engines/until.ts'];

/** A wait for nothing but time: Playwright's, or a promise kept after some ms. */
const SLEEPS = [
  /\bwaitForTimeout\(/,
  /new Promise(?:<[^>]*>)?\(\(?(\w+)\)? =>[\s{]*setTimeout\(\s*(?:\1|\(\) => \1\([^)]*\)),(?!\s*0\b)/,
  /from 'node:timers\/promises'/,
];

const isSleeping = (text: string) => SLEEPS.some((sleep) => sleep.test(text));

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join('tests', folder, ...name.split(path.sep))),
);

/** How long a unit test says that it waits, where it says so itself; in ms. */
const WAITS = /\btimeout: ([\d_]+)/g;

/** Least wait of a unit test on a machine that has thirty other things to do: two failed on such a one. */
const LEAST = 30_000;

const hasty = (text: string) =>
  [...text.matchAll(WAITS)].filter(([, most = '']) => Number(most.replaceAll('_', '')) < LEAST);

it('no unit test gives up sooner than all of them', () => {
  expect(readFileSync('tests/support/patience.ts', 'utf8')).toContain("'WORLDMAPS_PATIENCE'] ?? 30_000");
  expect(hasty('findByRole(x, y, { timeout: 5000 })')).toHaveLength(1);
  const unit = files.filter((file) => file.startsWith('tests/unit/') && !file.endsWith('sleeps.test.ts'));
  expect(unit.filter((file) => hasty(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});

describe('no test sleeps', () => {
  it('in any folder', () => {
    expect(files.length).toBeGreaterThan(200);
    const sleeping = files.filter(
      (file) => !file.endsWith('sleeps.test.ts') && isSleeping(readFileSync(file, 'utf8')),
    );
    expect(sleeping).toEqual(MAY_WAIT);
  });

  it.each([
    'await page.waitForTimeout(300);',
    'await new Promise((resolve) => setTimeout(resolve, 25));',
    'new Promise<void>((done) => {\n  setTimeout(done, wait);\n});',
    'new Promise<number>((resolve) => {\n  setTimeout(() => resolve(sum), 300);\n});',
    "import { setTimeout } from 'node:timers/promises';",
  ])('and this would be one: %s', (code) => {
    expect(isSleeping(code)).toBe(true);
  });

  it.each([
    'test.setTimeout(120_000);',
    'await new Promise((resolve) => setTimeout(resolve, 0));',
    'new Promise((_, reject) => setTimeout(() => reject(new Error()), 20));',
    'await new Promise(requestAnimationFrame);',
  ])('but not this: %s', (code) => {
    expect(isSleeping(code)).toBe(false);
  });
});
