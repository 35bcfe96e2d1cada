import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { furtherFiles, proofOf } from '../../../../atlas/output/further-files';
import {
  foundBefore,
  keptCrowdFile,
  readKeptCrowd,
  searchOf,
  staleCrowds,
} from '../../../../atlas/output/kept-crowd';
import { contentsOf } from '../../../../atlas/output/make-further';
import { readHiding } from '../../../../atlas/output/hiding-file';
import { PROJECT } from '../../../../atlas/output/project';
import { layOutPicture } from '../../../../atlas/layout/build';
import { MAIN } from '../../../../atlas/layout/picture';
import { loadTheme } from '../../../../atlas/levels';
import { planLevels, writtenLevel } from '../../../../atlas/tools/plan';

const FILE = { name: 'crowd', file: 'crowd-01234567.json' } as const;
const CROWD = {
  version: 1,
  quests: [
    {
      who: 'someone',
      is: ['hat.pointed.turquoise', 'item.hammer.grey'],
      shape:
        '1zKgBB2QCBBABACBBABACBBABACBAABBCBAABAABBCBACBAABBABAABCCBBABAABBBBBABBACGNECCCBACCABCCCCAAACABABBOABABBADBECBCAoFOBoIGBACBBABACBAABAABACBACBAABCABAABIABACBCB',
    },
  ],
};

let root = '';
const place = () => ({ root: path.join(root, 'maps'), keyword: 'jojo', hash: '89abcdef' });
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-crowd-'));
  mkdirSync(path.dirname(keptCrowdFile(root, 'jojo')), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const keep = (text: string) => writeFileSync(keptCrowdFile(root, 'jojo'), text);

describe('the crowd kept beside a level', () => {
  it('stands in for the search as long as the search would be the same', () => {
    keep(JSON.stringify({ search: searchOf(place(), FILE), crowd: CROWD }));
    expect(foundBefore(root, place(), FILE)).toEqual(CROWD);
    expect(staleCrowds(root, [place()], [FILE])).toBeUndefined();
  });

  it.each([
    ['the level is drawn otherwise', { hash: '00000000' }, FILE],
    ['the search is another', {}, { ...FILE, file: 'crowd-76543210.json' }],
  ])('is not taken when %s, and the command that keeps it anew is told', (_name, change, file) => {
    keep(JSON.stringify({ search: searchOf(place(), FILE), crowd: CROWD }));
    const other = { ...place(), ...change };
    expect(foundBefore(root, other, file)).toBeUndefined();
    expect(staleCrowds(root, [other], [file])).toMatch(/^jojo: .*npm run atlas:keep/);
  });

  it.each([
    ['no JSON', '{'],
    ['no crowd', JSON.stringify({ search: '89abcdef/crowd-01234567.json', crowd: { version: 2 } })],
    ['no search', JSON.stringify({ search: 'ever', crowd: CROWD })],
  ])('is as good as none with %s', (_name, text) => {
    keep(text);
    expect(readKeptCrowd(root, 'jojo')).toBeUndefined();
    expect(foundBefore(root, place(), FILE)).toBeUndefined();
  });
});

it('what is drawn, kept or not, is what a search finds', async () => {
  const crowd = furtherFiles().find(({ name }) => name === 'crowd');
  const [planned] = planLevels(PROJECT, ['tezuka']).levels;
  const written = planned && (await writtenLevel(planned));
  if (!written || !crowd) throw new Error('draw the level first: npm run atlas');
  const theme = await loadTheme('tezuka');
  const hiding = readHiding(PROJECT.root, 'tezuka');
  const main = layOutPicture(theme, MAIN, 'hiding' in hiding ? hiding.hiding : undefined);
  // a place of another hash, so that nothing kept fits
  const found = contentsOf({ ...written.place, hash: 'ffffffff' }, theme, main, [crowd]).get(crowd);
  expect(JSON.parse(proofOf(written.place, 'crowd') ?? 'null')).toEqual(found);
});
