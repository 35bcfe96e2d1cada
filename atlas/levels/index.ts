/** The levels that are drawn, each found by its folder, which its row in the catalogue names. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../src/maps/catalogue';
import type { Theme } from '../stage/theme';

/** The file a level's theme is read from. */
export const themeFile = (keyword: string, levels = import.meta.dirname): string =>
  path.join(levels, keyword, 'index.ts');

/** Route keywords of the levels that are drawn, by level id; a level of the catalogue without a folder is not yet open. */
export const THEMES: readonly string[] = CATALOGUE.map(({ routeKeyword }) => routeKeyword).filter((keyword) =>
  existsSync(themeFile(keyword)),
);

/** Loads one theme, as each is large. Throws when no folder is called so, or its `index.ts` exports no `theme`. */
export async function loadTheme(keyword: string): Promise<Theme> {
  if (!existsSync(themeFile(keyword)))
    throw new Error(`no theme "${keyword}" in atlas/levels; known: ${THEMES.join(', ')}`);
  const module: { readonly theme?: Theme } = await import(`./${keyword}/index.ts`);
  if (module.theme === undefined) throw new Error(`atlas/levels/${keyword}/index.ts exports no theme`);
  return module.theme;
}
