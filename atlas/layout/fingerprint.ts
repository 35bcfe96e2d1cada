/** A layout in sixteen hex digits, to notice that a level's sources no longer fit the hiding places kept for them. */
import { createHash } from 'node:crypto';
import type { Part } from '../core/compose';
import type { Box } from '../core/geometry';
import type { Scene } from '../core/scene';
import { isVolume } from '../core/volume';
import type { Theme } from '../stage/theme';

/** Tenths of a picture pixel: finer differences hide nobody. */
const tenths = (values: readonly number[]): string => values.map((value) => Math.round(value * 10)).join(' ');
const boxText = ({ x0, y0, x1, y1 }: Box): string => tenths([x0, y0, x1, y1]);

/**
 * The same while nothing moves, grows, is added or dressed anew: everything the search looks at but the marks inside an
 * outline. `scene` is laid out and sorted, before anybody is sent home; `gone` are those who will be.
 */
export function fingerprint(
  { cast, crowd, duplicates }: Theme,
  scene: Scene,
  overlays: readonly Part[],
  gone: readonly number[],
): string {
  const hash = createHash('sha256');
  for (const { id, name, seed, at, inked, features } of scene.things)
    hash.update(`${id} ${name} ${seed} ${tenths(at)} ${boxText(inked.inkBox)} ${JSON.stringify(features)}\n`);
  hash.update(JSON.stringify([cast.members, Object.keys(crowd.on), duplicates, gone]));
  // light on large forms is a mark inside them
  hash.update(JSON.stringify(overlays.map(({ nodes }) => nodes.filter((node) => !isVolume(node)))));
  return hash.digest('hex').slice(0, 16);
}
