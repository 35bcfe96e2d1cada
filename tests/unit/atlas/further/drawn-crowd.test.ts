/** The crowd's files as `npm run atlas` left them; a checkout without maps has none to look at. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PROJECT } from '../../../../atlas/output/project';
import { attributeText } from '../../../../src/crowd/codes';
import { crowdFileSchema } from '../../../../src/crowd/file';
import { targetOf } from '../../../../src/crowd/shape';
import { targetsHit } from '../../../../src/game/hit-test';
import { parseOutline } from '../../../../src/game/outline';
import { mapPoint, type MapPoint } from '../../../../src/game/space';
import { MAIN_MAP } from '../../../../src/maps/maps';
import { manifestSchema } from '../../../../src/maps/manifest';
import { levelDataSchema } from '../../../../src/maps/schema';

const text = (name: string): string => readFileSync(path.join(PROJECT.maps, name), 'utf8');
const read = (name: string): unknown => JSON.parse(text(name));

const drawn = existsSync(path.join(PROJECT.maps, 'manifest.json'))
  ? manifestSchema
      .parse(read('manifest.json'))
      .levels.flatMap(({ data, further }) =>
        further?.crowd === undefined ? [] : [{ data, crowd: further.crowd }],
      )
  : [];

/** Bytes of a file as it travels, and quests of a map. */
const MOST_BYTES = 12_000;
const LEAST_QUESTS = 80;

/** The middle of the longest run of a silhouette: surely nobody else's. */
function middleOf(outline: string): MapPoint {
  const shape = parseOutline(outline)?.shape;
  if (!shape) throw new Error('a target without an outline');
  const runs = shape.rows.flatMap((row, y) => row.map(([start, end]) => ({ y, start, end })));
  const [longest] = runs.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (!longest) throw new Error('an empty outline');
  return mapPoint((longest.start + longest.end) / 2, shape.top + longest.y);
}

it.skipIf(drawn.length === 0).each(drawn.length > 0 ? drawn : [{ data: '', crowd: 'no map is drawn' }])(
  'many of a crowd can be looked for, by clues of their own: $crowd',
  ({ data, crowd }) => {
    expect(gzipSync(text(crowd)).length).toBeLessThanOrEqual(MOST_BYTES);
    const { quests } = crowdFileSchema.parse(read(crowd));
    expect(quests.length).toBeGreaterThanOrEqual(LEAST_QUESTS);
    const clues = quests.map(({ who, is }) => [who, ...is.map(attributeText).toSorted()].join(' '));
    expect(new Set(clues).size).toBe(clues.length);
    const targets = levelDataSchema
      .parse(read(data))
      .quests.filter(({ image = MAIN_MAP }) => image === MAIN_MAP)
      .flatMap(({ positions }) => positions.map(({ outline }) => middleOf(outline ?? '')));
    for (const { who, is, shape } of quests) {
      const own = targetOf(shape);
      if (!own) throw new Error('an outline that cannot be read');
      const hit = targets.filter((point) => targetsHit({ point, slack: 0 }, [own]).length > 0);
      expect(hit, `${who} ${is.map(attributeText).join(' ')}`).toEqual([]);
    }
  },
);
