/** Makes `life.json`: every figure and thing that can be seen and touched, cut from the id buffer. */
import { LONGEST_OUTLINE, outlineText, parseOutline, type Mask, type Run } from '../../src/game/outline';
import type { Life, LifeThing } from '../../src/maps/life';
import type { Seen } from '../fairness/id-buffer';
import { familyOf } from './families';
import type { Surveyed } from './surveyed';

/** Shapes are exact to the pixel: a coarser cut shows a seam where somebody stretches. */
const CELL = 1;
/** What shows less is no finger's aim, natural pixels. */
const LEAST_PIXELS = 60;

const NO_REACH: Mask = { top: 0, rows: [] };

/** The pixels of a box that a rule holds, as rows of runs. */
export function shapeIn(
  { x0, y0, x1, y1 }: Pick<Seen, 'x0' | 'y0' | 'x1' | 'y1'>,
  isIts: (x: number, y: number) => boolean,
): Mask {
  const rows = Array.from({ length: y1 - y0 }, (_, row) => {
    const runs: Run[] = [];
    for (let x = x0; x < x1; x++) {
      if (!isIts(x, y0 + row)) continue;
      const start = x;
      while (x < x1 && isIts(x, y0 + row)) x++;
      runs.push([start, x]);
    }
    return runs;
  });
  return { top: y0, rows };
}

/** Undefined for what is too ragged or too large for the text of an outline: it stays still. */
function textOf(shape: Mask): string | undefined {
  const text = outlineText({ shape, reach: NO_REACH });
  return text.length <= LONGEST_OUTLINE && parseOutline(text) ? text : undefined;
}

export function life({ main, buffer }: Surveyed): Life {
  const things = main.stage.scene.things.flatMap((thing): LifeThing[] => {
    const seen = buffer.seen(thing);
    if (!seen || seen.count < LEAST_PIXELS) return [];
    const shape = textOf(shapeIn(seen, (x, y) => buffer.shows(thing, x, y)));
    if (shape === undefined) return [];
    const voice = familyOf(thing);
    return [{ shape, voice, ...(thing.features ? { figure: true as const } : {}) }];
  });
  return { version: 1, cell: CELL, things };
}
