/** From a theme of the atlas to the pictures of a level. */
import type { CatalogueLevel } from '../../src/maps/catalogue';
import type { Hiding } from '../fairness/hiding';
import { boxesOf, layOutPicture, misfitsOf, pictureIds, pictureSvg } from '../layout/build';
import type { LaidPicture } from '../layout/picture';
import { loadTheme } from '../levels';
import type { Theme } from '../stage/theme';
import { checkPicture } from './check';
import type { PictureSource, Pixels } from './drawn';
import { readHiding, staleHiding } from './hiding-file';
import { opaque, paint } from './pictures';
import { PROJECT } from './project';
import type { DrawnLevel } from './render-source';

/**
 * The day the drawn maps last changed for the players. It stands in `level.json`, where a newer document of the
 * database wins, so it moves when boxes or outlines move and never by itself: same inputs, same bytes.
 */
export const DRAWN_ON = '2026-11-22';

/** The finished picture. Throws with every rule of fairness it breaks, so that no unfair map is ever written. */
async function fairPixels(theme: Theme, laid: LaidPicture): Promise<Pixels> {
  const painted = paint(pictureSvg(theme, laid));
  const faults = checkPicture(laid, painted);
  if (faults.length > 0)
    throw new Error(faults.map(({ picture, quest, fault }) => `${picture}, ${quest}: ${fault}`).join('\n'));
  return opaque(painted);
}

function pictureOf(theme: Theme, id: string, kept: Hiding | undefined): PictureSource {
  return {
    id,
    draw: async () => {
      const laid = layOutPicture(theme, id, kept);
      return { ...boxesOf(laid), pixels: () => fairPixels(theme, laid) };
    },
  };
}

/** Goes by the hiding places kept beside the level as far as they fit. Throws when no theme draws the level. */
export async function drawTheme({ routeKeyword }: CatalogueLevel): Promise<DrawnLevel> {
  const theme = await loadTheme(routeKeyword);
  const file = readHiding(PROJECT.root, routeKeyword);
  const kept = 'hiding' in file ? file.hiding : undefined;
  return {
    updateDate: DRAWN_ON,
    pictures: pictureIds(theme).map((id) => pictureOf(theme, id, kept)),
    searched: () => {
      const [why] = 'missing' in file ? [file.missing] : misfitsOf(theme);
      return why === undefined ? undefined : staleHiding(routeKeyword, why);
    },
  };
}
