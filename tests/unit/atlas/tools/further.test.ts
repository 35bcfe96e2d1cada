import { expect, it } from 'vitest';
import { furtherJobs } from '../../../../atlas/tools/further';
import type { Planned } from '../../../../atlas/tools/plan';
import { CATALOGUE } from '../../../../src/maps/catalogue';
import type { LevelData } from '../../../../src/maps/schema';

const [level] = CATALOGUE;
if (!level) throw new Error('an empty catalogue');

const planned = (name: string, kind: 'theme' | 'artwork' = 'theme'): Planned => ({
  name,
  weight: 1,
  source: { level, kind, files: () => [] },
  place: { root: '/maps', keyword: name, hash: '0' },
});
const data: LevelData = { ...level, level: 1, updateDate: '', quests: [], maps: [] };
const written = (name: string) => ({ place: { root: '/maps', keyword: name, hash: '0' }, data });
const file = { name: 'life', file: 'life-0.json' } as const;

it('is left for drawn levels of a theme that lack a file', () => {
  const levels = [planned('a'), planned('b'), planned('c'), planned('d', 'artwork')];
  const jobs = furtherJobs(levels, ['a', 'c', 'd'].map(written), ({ keyword }) =>
    keyword === 'a' ? [] : [file],
  );
  expect(jobs.map((job) => job.planned.name)).toEqual(['c']);
});
