/** What drawing measured of every target, against the limits; a checkout without maps has nothing to look at. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { THEMES } from '../../../../atlas/levels';
import { loadShown } from '../../../../atlas/levels/shown';
import { proofOf } from '../../../../atlas/output/further-files';
import { PROJECT } from '../../../../atlas/output/project';
import { truthSchema } from '../../../../atlas/truth/facts';
import { truthFaults } from '../../../../atlas/truth/judge';
import { manifestSchema } from '../../../../src/maps/manifest';

/** Of each limit: an edge falls differently on another renderer. */
const HAIR = 0.9;

const manifest = path.join(PROJECT.maps, 'manifest.json');
const drawn = existsSync(manifest)
  ? manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))).levels.flatMap(({ data }) => {
      const [keyword = '', hash = ''] = data.split('/');
      const text = THEMES.includes(keyword)
        ? proofOf({ root: PROJECT.maps, keyword, hash }, 'truth')
        : undefined;
      return text === undefined ? [] : [{ keyword, text }];
    })
  : [];

it.skipIf(drawn.length === 0).each(drawn.length > 0 ? drawn : [{ keyword: 'none is drawn', text: '' }])(
  'the targets show what their words name: $keyword',
  async ({ keyword, text }) => {
    const facts = truthSchema.parse(JSON.parse(text));
    expect(truthFaults(facts, await loadShown(keyword), HAIR)).toEqual([]);
  },
);
