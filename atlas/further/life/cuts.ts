/** Every figure and thing of a map that can be seen and touched, cut from the id buffer: their order is that of all files. */
import type { Mask, Run } from '../../../src/game/outline';
import type { Thing } from '../../core/thing';
import type { IdBuffer, Seen } from '../../fairness/id-buffer';
import type { LaidPicture } from '../../layout/picture';
import type { Surveyed } from '../surveyed';
import { shapeText } from './texts';

/** Shapes are exact to the pixel: a coarser cut shows a seam where somebody stretches. */
export const CELL = 1;
/** What shows less is no finger's aim, natural pixels. */
const LEAST_PIXELS = 60;

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

/** What is seen of a thing, as it is cut out. */
export interface Cut {
  readonly thing: Thing;
  readonly seen: Seen;
  readonly shape: Mask;
  readonly text: string;
}

const known = new WeakMap<LaidPicture, readonly Cut[]>();

/** In painter's order; the same list however often a picture is asked for. */
export function cutsOf({ main, buffer }: Pick<Surveyed, 'main' | 'buffer'>): readonly Cut[] {
  const cuts = known.get(main) ?? cutOut(main, buffer);
  known.set(main, cuts);
  return cuts;
}

const cutOut = (main: LaidPicture, buffer: IdBuffer): readonly Cut[] =>
  main.stage.scene.things.flatMap((thing): Cut[] => {
    const seen = buffer.seen(thing);
    if (!seen || seen.count < LEAST_PIXELS) return [];
    const shape = shapeIn(seen, (x, y) => buffer.shows(thing, x, y));
    const text = shapeText(shape);
    return text === undefined ? [] : [{ thing, seen, shape, text }];
  });
