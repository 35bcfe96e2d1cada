import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { THEMES, loadTheme, themeFile } from '../../../../atlas/levels';
import { CATALOGUE, findLevel } from '../../../../src/maps/catalogue';

const LEVELS = path.resolve('atlas/levels');
const folders = readdirSync(LEVELS, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe('the levels that are drawn', () => {
  it('are those of the catalogue that have a folder, in its order', () => {
    expect(THEMES.length).toBeGreaterThan(0);
    const drawn = CATALOGUE.filter(({ routeKeyword }) => existsSync(path.join(LEVELS, routeKeyword)));
    expect(THEMES).toEqual(drawn.map(({ routeKeyword }) => routeKeyword));
  });

  it('leave no folder over: each but the template has its row in the catalogue', () => {
    const strays = folders.filter(({ name }) => !name.startsWith('_') && findLevel(name) === undefined);
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it.each(THEMES)('%s has a theme where it is looked for', (keyword) => {
    expect(existsSync(themeFile(keyword))).toBe(true);
  });
});

describe('loading a theme', () => {
  it('gives what its folder exports', async () => {
    expect((await loadTheme('naruto')).cast.members.length).toBeGreaterThan(0);
  });

  it('throws on a folder that is not there, and says which are', async () => {
    await expect(loadTheme('nowhere')).rejects.toThrow(/no theme "nowhere".*naruto/);
  });
});

describe('the guide cat', () => {
  it('hides once on every map and never twice in one attitude', async () => {
    const cats = await Promise.all(THEMES.map(async (keyword) => (await loadTheme(keyword)).cat));
    const attitudes = cats.map((cat) => cat && `${cat.pose} ${cat.with ?? ''}`);
    expect(attitudes).not.toContain(undefined);
    expect(new Set(attitudes).size).toBe(THEMES.length);
  });
});
