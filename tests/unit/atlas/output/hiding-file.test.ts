import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { THEMES, loadTheme } from '../../../../atlas/levels';
import { hidingFile, readHiding, staleHiding } from '../../../../atlas/output/hiding-file';
import { PROJECT } from '../../../../atlas/output/project';

const WHOLE = {
  layout: '0123456789abcdef',
  gone: [3],
  targets: [{ quest: 'quest1', index: 0, at: [1.5, 2.25] }],
  pairs: [{ quest: 'dquest1', of: 7, at: [3, 4] }],
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hiding-'));
  mkdirSync(path.dirname(hidingFile(root, 'jojo')), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (text: string) => {
  writeFileSync(hidingFile(root, 'jojo'), text);
  return readHiding(root, 'jojo');
};

describe('the file beside a level', () => {
  it('gives what was kept', () => {
    expect(read(JSON.stringify(WHOLE))).toEqual({ hiding: WHOLE });
  });

  it('is told when it is missing or no JSON', () => {
    expect(readHiding(root, 'jojo')).toEqual({ missing: 'there is none' });
    expect(read('{')).toMatchObject({ missing: expect.stringMatching(/^it is not valid JSON/) });
  });

  it.each([
    ['a fingerprint of another length', { ...WHOLE, layout: '12' }, /layout/],
    ['a place without height', { ...WHOLE, targets: [{ quest: 'quest1', index: 0, at: [1] }] }, /targets/],
    ['a quest that cannot be', { ...WHOLE, pairs: [{ quest: 'quest0', of: 7, at: [3, 4] }] }, /pairs/],
    ['a figure between two', { ...WHOLE, gone: [1.5] }, /gone/],
    ['something more', { ...WHOLE, notes: '' }, /notes/],
  ])('is as good as none with %s', (_name, data, where) => {
    const found = read(JSON.stringify(data));
    expect('missing' in found && found.missing).toMatch(where);
  });

  it('names the level, the reason and the command when it does not fit', () => {
    const told = staleHiding('jojo', 'quest3: it moved');
    for (const part of ['atlas/levels/jojo/hiding.json', 'quest3: it moved', 'npm run atlas:hide -- jojo'])
      expect(told).toContain(part);
  });
});

it.each(THEMES)('%s keeps a place for each figure of each quest, and for each pair', async (keyword) => {
  const file = readHiding(PROJECT.root, keyword);
  if (!('hiding' in file)) throw new Error(`${file.missing}: npm run atlas:hide -- ${keyword}`);
  const { cast, duplicates } = await loadTheme(keyword);
  const wanted = cast.members.flatMap(({ quest, figures }) => figures.map((_, index) => `${quest}.${index}`));
  const kept = file.hiding.targets.map(({ quest, index }) => `${quest}.${index}`);
  expect(kept.toSorted()).toEqual(wanted.toSorted());
  const pairs = [...(duplicates?.mainPair ? ['dquest1'] : []), ...(duplicates?.pictures ?? [])];
  expect(file.hiding.pairs.map(({ quest }) => quest)).toEqual(pairs);
});
