/** Where smoke, steam, flames, spray and glints come from: the tops of things of some kinds, and open water. */
import type { Mask } from '../../../src/game/outline';
import type { Source, SourceKind } from '../../../src/maps/life';
import { clamp } from '../../core/geometry';
import { Random } from '../../core/random';
import type { Thing } from '../../core/thing';
import type { IdBuffer } from '../../fairness/id-buffer';
import type { Stage } from '../../stage/place';
import { spaced } from '../families';
import { letterAt } from './under';

const WORDS: readonly (readonly [SourceKind, RegExp])[] = [
  ['flame', /campfire|brazier|torch/],
  ['spray', /fountain/],
  [
    'steam',
    /bath-?house|hot-spring|ramen|ryokan|cauldron|press|ether-mill|diner|potion|healing|coolant|cafe|restaurant|ramen-stand/,
  ],
  [
    'smoke',
    /volcano|iron-?works|steam-engine|factory|bakery|inn$|farmhouse|cottage|hut$|forge|chimney|wreck|dragon-hoard|menace|train|tank$|walker|drill|digger|rocket|lander|altar|dragon/,
  ],
];
const MOST_OF_A_KIND = 14;

/** Least distance between two glints, and from them to any thing; natural pixels. */
const STEP = 120;
const APART = 14;
const MOST_GLINTS = 60;

/** The middle of the highest row of a shape that is at least `least` pixels wide. */
function topOf({ top, rows }: Mask, least: number): readonly [x: number, y: number] | undefined {
  for (const [index, row] of rows.entries()) {
    const run = row.find(([start, end]) => end - start >= least);
    if (run) return [Math.round((run[0] + run[1]) / 2), top + index];
  }
  return undefined;
}

/** What comes out of a thing; undefined for most kinds. */
export function sourceOf({ name }: Pick<Thing, 'name'>, shape: Mask, width: number): Source | undefined {
  const kind = WORDS.find(([, found]) => found.test(spaced(name)))?.[0];
  if (!kind) return undefined;
  const top = topOf(shape, kind === 'flame' ? 6 : 3);
  if (!top) return undefined;
  const share = kind === 'flame' || kind === 'spray' ? 0.34 : 0.1;
  return { kind, x: top[0], y: top[1], size: Math.round(clamp(width * share, 8, 44)) };
}

export function fewOfEach(sources: readonly Source[]): Source[] {
  const counts = new Map<SourceKind, number>();
  return sources.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
}

/** Glints on the water that nothing stands in. */
export function glints(stage: Stage, buffer: IdBuffer): Source[] {
  const { width, height, seed } = { ...stage.scene, seed: stage.scene.random.seed };
  const random = new Random(`${seed}/glints`);
  const found: Source[] = [];
  for (let y = STEP / 2; y < height; y += STEP)
    for (let x = STEP / 2; x < width; x += STEP) {
      const at = [Math.round(x + random.jitter(40)), Math.round(y + random.jitter(40))] as const;
      const around = [
        [0, 0],
        [-APART, 0],
        [APART, 0],
        [0, -APART],
        [0, APART],
      ] as const;
      const isOpen = around.every(
        ([dx, dy]) =>
          at[0] + dx > 0 &&
          at[1] + dy > 0 &&
          letterAt(stage, at[0] + dx, at[1] + dy) === 'w' &&
          buffer.idAt(at[0] + dx, at[1] + dy) < 0,
      );
      if (isOpen) found.push({ kind: 'glint', x: at[0], y: at[1], size: random.int(10, 20) });
    }
  const every = Math.max(1, Math.ceil(found.length / MOST_GLINTS));
  return found.filter((_, index) => index % every === 0);
}
