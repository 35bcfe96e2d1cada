import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  foundBefore,
  keepCrowd,
  keptCrowdFile,
  readKeptCrowd,
  searchOf,
  staleCrowds,
} from '../../../../atlas/output/kept-crowd';

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

describe('keeping what drawing found', () => {
  const drawn = (text: string) => {
    const folder = path.join(root, 'maps/jojo/89abcdef');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, FILE.file), text);
  };

  it('writes it beside the level, once', () => {
    drawn(JSON.stringify(CROWD));
    expect(keepCrowd(root, place(), FILE)).toBe(keptCrowdFile(root, 'jojo'));
    expect(foundBefore(root, place(), FILE)).toEqual(CROWD);
    expect(keepCrowd(root, place(), FILE)).toBeUndefined();
  });

  it.each([
    ['the level has no crowd to look for', 'null\n'],
    ['the level is not drawn', undefined],
  ])('writes nothing where %s', (_name, text) => {
    if (text !== undefined) drawn(text);
    expect(keepCrowd(root, place(), FILE)).toBeUndefined();
    expect(existsSync(keptCrowdFile(root, 'jojo'))).toBe(false);
  });
});
