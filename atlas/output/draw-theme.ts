/** From a theme of the atlas to the pictures of a level. */
import type { CatalogueLevel } from '../../src/maps/catalogue';
import type { Hiding } from '../fairness/hiding';
import type { Thing } from '../core/thing';
import { boxesOf, layOutPicture, misfitsOf, pictureIds, pictureSvg } from '../layout/build';
import { changedBoxes } from '../layout/changes';
import { MAIN, NIGHT } from '../layout/picture';
import type { LaidPicture } from '../layout/picture';
import { loadTheme } from '../levels';
import type { Theme } from '../stage/theme';
import { checkPicture } from './check';
import type { PictureSource, Pixels } from './drawn';
import { readHiding, staleHiding } from './hiding-file';
import { opaque, paint, patched } from './pictures';
import type { Painted } from './pictures';
import { PROJECT } from './project';
import type { DrawnLevel } from './render-source';

/**
 * The day the drawn maps last changed for the players. It stands in `level.json`, where a newer document of the
 * database wins, so it moves when boxes or outlines move and never by itself: same inputs, same bytes.
 */
export const DRAWN_ON = '2026-11-27';

/** The main map as it was painted, and the things on it, in painter's order. */
interface PaintedMain {
  readonly painted: Painted;
  readonly things: readonly Thing[];
}

/** What is known of a level that is being drawn. */
interface Drawing {
  readonly theme: Theme;
  readonly kept: Hiding | undefined;
  /** Kept for the pictures of pairs, if the level has any. */
  main?: PaintedMain;
}

/** Hears of the main map once it is laid out, before it is painted. */
type OnMain = (laid: LaidPicture, theme: Theme) => void;

/** The picture of a pair is the main map but for its pair. */
function paintLaid(drawing: Drawing, laid: LaidPicture): Painted {
  const { theme, main } = drawing;
  if (laid.id === NIGHT || !theme.duplicates?.pictures?.length) return paint(pictureSvg(theme, laid));
  const { things } = laid.stage.scene;
  if (main) {
    const boxes = changedBoxes(main.things, things);
    return patched(main.painted, paint(pictureSvg(theme, laid, boxes)), boxes);
  }
  const painted = paint(pictureSvg(theme, laid));
  if (laid.id === MAIN) drawing.main = { painted, things: [...things] };
  return painted;
}

/** The finished picture. Throws with every rule of fairness it breaks, so that no unfair map is ever written. */
async function fairPixels(drawing: Drawing, laid: LaidPicture): Promise<Pixels> {
  const painted = paintLaid(drawing, laid);
  const faults = checkPicture(laid, painted);
  if (faults.length > 0)
    throw new Error(faults.map(({ picture, quest, fault }) => `${picture}, ${quest}: ${fault}`).join('\n'));
  return opaque(painted);
}

function pictureOf(drawing: Drawing, id: string, onMain: OnMain): PictureSource {
  return {
    id,
    draw: async () => {
      const laid = layOutPicture(drawing.theme, id, drawing.kept);
      if (id === MAIN) onMain(laid, drawing.theme);
      return { ...boxesOf(laid), pixels: () => fairPixels(drawing, laid) };
    },
  };
}

/** Goes by the hiding places kept beside the level as far as they fit. Throws when no theme draws the level. */
export async function drawTheme(
  { routeKeyword }: CatalogueLevel,
  onMain: OnMain = () => undefined,
): Promise<DrawnLevel> {
  const theme = await loadTheme(routeKeyword);
  const file = readHiding(PROJECT.root, routeKeyword);
  const drawing: Drawing = { theme, kept: 'hiding' in file ? file.hiding : undefined };
  return {
    updateDate: DRAWN_ON,
    pictures: pictureIds(theme).map((id) => pictureOf(drawing, id, onMain)),
    searched: () => {
      const [why] = 'missing' in file ? [file.missing] : misfitsOf(theme);
      return why === undefined ? undefined : staleHiding(routeKeyword, why);
    },
  };
}
