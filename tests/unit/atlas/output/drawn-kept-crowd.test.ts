import { describe, expect, it } from 'vitest';
import { layOutPicture } from '../../../../atlas/layout/build';
import { MAIN } from '../../../../atlas/layout/picture';
import { loadTheme } from '../../../../atlas/levels';
import { furtherFiles, proofOf } from '../../../../atlas/output/further-files';
import { readHiding } from '../../../../atlas/output/hiding-file';
import { contentsOf } from '../../../../atlas/output/make-further';
import { PROJECT } from '../../../../atlas/output/project';
import { planLevels, writtenLevel } from '../../../../atlas/tools/plan';

const [planned] = planLevels(PROJECT, ['tezuka']).levels;
const written = planned && (await writtenLevel(planned));

describe.skipIf(!written)('the crowd of a drawn level', () => {
  it('is what a search finds, whether it was kept or not', async () => {
    const crowd = furtherFiles().find(({ name }) => name === 'crowd');
    if (!written || !crowd) throw new Error('nothing is drawn');
    const theme = await loadTheme('tezuka');
    const hiding = readHiding(PROJECT.root, 'tezuka');
    const main = layOutPicture(theme, MAIN, 'hiding' in hiding ? hiding.hiding : undefined);
    // a place of another hash, so that nothing kept fits
    const found = contentsOf({ ...written.place, hash: 'ffffffff' }, theme, main, [crowd]).get(crowd);
    expect(JSON.parse(proofOf(written.place, 'crowd') ?? 'null')).toEqual(found);
  });
});
