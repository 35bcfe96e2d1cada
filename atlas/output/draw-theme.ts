/** From a theme of the atlas to the pictures of a level. */
import type { CatalogueLevel } from '../../src/levels/catalogue';
import { buildPicture, pictureIds } from '../core/build';
import { named } from '../core/named';
import { THEMES } from '../themes';
import type { Theme } from '../themes/theme';
import type { PictureSource } from './drawn';
import { rasterise } from './pictures';
import type { DrawnLevel } from './render-source';

/**
 * The day the drawn maps last changed for the players. It stands in `level.json`, where a newer document of the
 * database wins, so it moves when boxes move and never by itself: same inputs, same bytes.
 */
export const DRAWN_ON = '2026-11-21';

function pictureOf(theme: Theme, id: string): PictureSource {
  return {
    id,
    draw: () =>
      new Promise((resolve) => {
        const { svg, ...picture } = buildPicture(theme, id);
        resolve({ ...picture, pixels: () => rasterise(svg) });
      }),
  };
}

/** Throws when no theme draws the level. */
export async function drawTheme({ routeKeyword }: CatalogueLevel): Promise<DrawnLevel> {
  const theme = await named<() => Promise<Theme>>(THEMES, routeKeyword, 'theme')();
  return { updateDate: DRAWN_ON, pictures: pictureIds(theme).map((id) => pictureOf(theme, id)) };
}
