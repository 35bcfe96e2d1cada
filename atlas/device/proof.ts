/**
 * Which quests of a map from a seed are fair to look for, wherever it is painted. Shapes are judged before the picture is
 * painted and colours after it, by small parts: the place with all its people and the whole picture are never held at once.
 */
import type { Box } from '../core/geometry';
import { contrastOf, LEAST_CONTRAST } from '../fairness/contrast';
import type { Picture } from '../fairness/contrast';
import { measure, soughtIn } from '../layout/measure';
import type { LaidPicture } from '../layout/picture';
import { placesOf } from '../layout/silhouettes';
import { checkPicture } from '../output/check';
import type { Sought } from './level';

/** A map with fewer quests than this is not worth a game. */
const LEAST_QUESTS = 10;
/** Further than a figure is compared with what is around it (`fairness/contrast`), picture pixels. */
export const AROUND = 48;
/** Nobody melts into a picture without a pixel: what is checked on it is everything but colours. */
const NO_PICTURE: Picture = { data: new Uint8Array(), width: 0, height: 0 };

/** A map on which too much would be unfair. */
export class Unfair extends Error {}

/** A part of the picture, whole pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Somebody who has to stand out from what is around them. */
interface Standing {
  readonly quest: string;
  readonly part: Part;
  /** What is seen of them, in pixels of the part. */
  readonly box: Box;
  /** 1 for each of their pixels, row by row of the part. */
  readonly own: Uint8Array;
}

/** What is left to prove of a picture whose shapes were judged; it holds nothing of the place itself. */
export interface Proof {
  /** The quests whose shapes are fair. */
  readonly sought: readonly Sought[];
  readonly standing: readonly Standing[];
  /** Of the quests that are not fair, with their names. */
  readonly faults: readonly string[];
}

function standingOf(laid: LaidPicture): Standing[] {
  const { buffer } = measure(laid);
  const { width: widest, height: highest } = laid.stage.scene;
  return soughtIn(laid).flatMap(({ quest, thing }): Standing[] => {
    const seen = buffer.seen(thing);
    if (!seen) return [];
    const [left, top] = [Math.max(0, seen.x0 - AROUND), Math.max(0, seen.y0 - AROUND)];
    const width = Math.min(widest, seen.x1 + AROUND) - left;
    const height = Math.min(highest, seen.y1 + AROUND) - top;
    const own = new Uint8Array(width * height);
    for (let at = 0; at < own.length; at++)
      if (buffer.shows(thing, left + (at % width), top + Math.floor(at / width))) own[at] = 1;
    const box = { x0: seen.x0 - left, y0: seen.y0 - top, x1: seen.x1 - left, y1: seen.y1 - top };
    return [{ quest, part: { left, top, width, height }, box, own }];
  });
}

/** Proves everything but colours. */
export function proveShapes(laid: LaidPicture): Proof {
  const faults = checkPicture(laid, NO_PICTURE);
  const unfair = new Set(faults.map(({ quest }) => quest));
  const places = placesOf(laid).filter(({ quest }) => !unfair.has(quest));
  const sought = [...new Set(places.map(({ quest }) => quest))].map((quest) => ({
    quest,
    positions: places.filter((place) => place.quest === quest).map(({ target }) => target),
  }));
  return {
    sought,
    standing: standingOf(laid),
    faults: faults.map(({ quest, fault }) => `${quest}: ${fault}`),
  };
}

/**
 * The quests with their places, without those whose colours melt into what is around them on this picture: soft edges are
 * the engine's own. `read` gives a part of the painted picture. Throws `Unfair`, with every fault, when too few are left.
 */
export function provenOn({ sought, standing, faults }: Proof, read: (part: Part) => Picture): Sought[] {
  const quiet = standing.flatMap(({ quest, part, box, own }) => {
    const contrast = contrastOf(read(part), box, (x, y) => own[y * part.width + x] === 1);
    return contrast < LEAST_CONTRAST ? [{ quest, contrast }] : [];
  });
  const proven = sought.filter(({ quest }) => !quiet.some((each) => each.quest === quest));
  if (proven.length < LEAST_QUESTS)
    throw new Unfair(
      [
        ...faults,
        ...quiet.map(({ quest, contrast }) => `${quest}: its contrast is ${contrast.toFixed(2)}`),
      ].join('\n'),
    );
  return proven;
}

/** A part of a picture whose pixels are all at hand. */
export function partOf({ data, width: whole }: Picture, { left, top, width, height }: Part): Picture {
  const part = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * whole + left) * 4;
    part.set(data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data: part, width, height };
}
