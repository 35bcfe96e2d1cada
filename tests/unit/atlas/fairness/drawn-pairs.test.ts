/** Where the pairs of each drawn map stand to one another; a checkout without maps has none to look at. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { distance, type Point } from '../../../../atlas/core/geometry';
import { PAIRS_APART } from '../../../../atlas/fairness/judge';
import { THEMES } from '../../../../atlas/levels';
import { proofOf } from '../../../../atlas/output/further-files';
import { PROJECT } from '../../../../atlas/output/project';
import { isDuplicateQuest } from '../../../../src/game/modes';
import { manifestSchema } from '../../../../src/maps/manifest';
import { levelDataSchema } from '../../../../src/maps/schema';

/** From a figure's feet to the middle of what is seen of it, picture pixels, twice. */
const BODIES = 100;
/** Pairs for which the map has no room further away; they keep half the distance. */
const NEARER = ['pokemon dquest5'];

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(PROJECT.maps, name), 'utf8'));

const drawn = existsSync(path.join(PROJECT.maps, 'manifest.json'))
  ? manifestSchema.parse(read('manifest.json')).levels.flatMap(({ data }) => {
      const [keyword = '', hash = ''] = data.split('/');
      const isDrawn =
        THEMES.includes(keyword) && proofOf({ root: PROJECT.maps, keyword, hash }, 'truth') !== undefined;
      return isDrawn ? [{ keyword, data }] : [];
    })
  : [];

it.skipIf(drawn.length === 0)('nobody of a pair stands beside somebody of another pair', () => {
  const pairs = drawn.flatMap(({ keyword, data }) =>
    levelDataSchema
      .parse(read(data))
      .quests.filter(isDuplicateQuest)
      .map(({ quest, positions }) => ({
        keyword,
        name: `${keyword} ${quest}`,
        at: positions.map(({ top, bottom }): Point => [(top.x + bottom.x) / 2, (top.y + bottom.y) / 2]),
      })),
  );
  const near = pairs.flatMap((pair, i) =>
    pairs
      .slice(i + 1)
      .filter(({ keyword }) => keyword === pair.keyword)
      .filter(({ name, at }) => {
        const share = [name, pair.name].some((each) => NEARER.includes(each)) ? 0.5 : 1;
        return pair.at.some((a) => at.some((b) => distance(a, b) < PAIRS_APART * share - BODIES));
      })
      .map(({ name }) => `${pair.name}, ${name}`),
  );
  expect(near).toEqual([]);
  expect(pairs.length).toBeGreaterThan(0);
});
