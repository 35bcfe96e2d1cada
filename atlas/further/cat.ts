/** Makes `cat.json`: the visible box and outline of the guide cat, and how much of it is seen; `null` where none is drawn. */
import { boxOfMask, CELL, parseOutline } from '../../src/game/outline';
import { targetBox } from '../../src/game/quest';
import type { CatFile } from '../../src/maps/cat';
import { NOBODY, OTHER, OWN, outlineOfWindow, WIDEST_SLACK } from '../layout/outline';
import type { Window } from '../layout/outline';
import { guideCat } from '../stage/guide-cat';
import { seeCat } from './cat/seen';
import type { SeenCat } from './cat/seen';
import type { Surveyed } from './surveyed';

const downToCell = (value: number) => Math.floor(value / CELL) * CELL;
const upToCell = (value: number) => Math.ceil(value / CELL) * CELL;

/** Whose each pixel around the cat is: as for a target, but that the cat lies on a thing and is none. */
function windowAround({ main, buffer }: Surveyed, { view, shows }: SeenCat): Window {
  const { scene } = main.stage;
  const around = 2 * WIDEST_SLACK + CELL;
  const left = downToCell(Math.max(0, view.x0 - around));
  const top = downToCell(Math.max(0, view.y0 - around));
  const width = upToCell(Math.min(scene.width, view.x1 + around)) - left;
  const height = upToCell(Math.min(scene.height, view.y1 + around)) - top;
  const somebody = new Set(
    scene.things.filter(({ features, inked }) => features ?? inked.head).map(({ id }) => id),
  );
  const isIts = (x: number, y: number) =>
    x >= view.x0 && x < view.x1 && y >= view.y0 && y < view.y1 && shows(x, y);
  const whose = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      whose[y * width + x] = isIts(left + x, top + y)
        ? OWN
        : somebody.has(buffer.idAt(left + x, top + y))
          ? OTHER
          : NOBODY;
  return { left, top, width, height, whose };
}

/** Throws when nothing of a cat that is drawn can be seen. */
export function cat(surveyed: Surveyed): CatFile | null {
  const { theme, main } = surveyed;
  if (!theme.cat) return null;
  const { scene } = main.stage;
  const seen = seeCat(scene, main.overlays, theme.cat, guideCat(scene, theme.cat));
  const outline = outlineOfWindow(windowAround(surveyed, seen));
  const shape = parseOutline(outline)?.shape;
  if (!shape) throw new Error('nothing is seen of the guide cat');
  const { left, top, right, bottom } = boxOfMask(shape);
  return {
    version: 1,
    target: { ...targetBox(left, top, right, bottom), outline },
    seen: Math.round((100 * seen.seen) / seen.alone) / 100,
  };
}
