/** What drawing measured of every target, against the limits; a checkout without maps has nothing to look at. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { THEMES } from '../../../../atlas/levels';
import { loadShown } from '../../../../atlas/levels/shown';
import { missingFurther, proofOf } from '../../../../atlas/output/further-files';
import type { LevelPlace } from '../../../../atlas/output/level-folder';
import { PROJECT } from '../../../../atlas/output/project';
import { truthSchema } from '../../../../atlas/truth/facts';
import { doubleFaults, nearFaults, truthFaults } from '../../../../atlas/truth/judge';
import { manifestSchema } from '../../../../src/maps/manifest';

/** Of each limit: an edge falls differently on another renderer. */
const HAIR = 0.9;

/** What older sources measured says nothing of these figures: drawing measures them anew. */
const isOfToday = (place: LevelPlace) => missingFurther(place).every(({ name }) => name !== 'truth');

const manifest = path.join(PROJECT.maps, 'manifest.json');
const drawn = existsSync(manifest)
  ? manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))).levels.flatMap(({ data }) => {
      const [keyword = '', hash = ''] = data.split('/');
      const place = { root: PROJECT.maps, keyword, hash };
      const text = THEMES.includes(keyword) && isOfToday(place) ? proofOf(place, 'truth') : undefined;
      return text === undefined ? [] : [{ keyword, text }];
    })
  : [];

const levels = drawn.length > 0 ? drawn : [{ keyword: 'none is drawn', text: '' }];
const factsOf = (text: string) => truthSchema.parse(JSON.parse(text));

it.skipIf(drawn.length === 0).each(levels)(
  'the targets show what their words name: $keyword',
  async ({ keyword, text }) => {
    expect(truthFaults(factsOf(text), await loadShown(keyword), HAIR)).toEqual([]);
  },
);

it.skipIf(drawn.length === 0).each(levels)(
  'nobody else shows the thing that a title names: $keyword',
  async ({ keyword, text }) => {
    expect(doubleFaults(factsOf(text), await loadShown(keyword))).toEqual([]);
  },
);

it.skipIf(drawn.length === 0).each(levels)(
  'the targets stand where their hints say they are: $keyword',
  async ({ keyword, text }) => {
    expect(nearFaults(factsOf(text), await loadShown(keyword), HAIR)).toEqual([]);
  },
);
