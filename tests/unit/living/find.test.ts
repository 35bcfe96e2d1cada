// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { outlineText, type Run } from '../../../src/game/outline';
import { mapRect } from '../../../src/game/space';
import { celebrate } from '../../../src/living/celebrate';
import { cheerOf } from '../../../src/living/cheers';
import { cutOut, tilesOn } from '../../../src/living/cutting';
import { leapAll } from '../../../src/living/find';
import type { FoundPlace } from '../../../src/viewer/types';

vi.mock('../../../src/living/celebrate', () => ({ celebrate: vi.fn() }));
vi.mock('../../../src/living/cheers', () => ({ cheerOf: vi.fn(), cheersIn: vi.fn() }));
vi.mock('../../../src/living/cutting', () => ({ cutOut: vi.fn(), tilesOn: vi.fn() }));

const MAP = { width: 1000, height: 600 };
const CHEERS = { version: 1, cheers: [] } as const;
const canvas = document.createElement('canvas');

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(tilesOn).mockReturnValue([]);
  vi.mocked(cutOut).mockImplementation(({ box }) => ({ canvas, box }));
  vi.mocked(celebrate).mockImplementation(
    (_, { box }) =>
      () =>
        void ended.push(box.left),
  );
});

let ended: number[] = [];

const found = (id: string, left?: number): FoundPlace => {
  const rows = Array.from({ length: 10 }, (): Run[] => [[left ?? 0, (left ?? 0) + 10]]);
  const outline = outlineText({ shape: { top: 100, rows }, reach: { top: 0, rows: [] } });
  return { id, rect: mapRect(0, 0, 1, 1), ...(left === undefined ? {} : { outline }) };
};

function leap(...who: readonly FoundPlace[]) {
  ended = [];
  const [content, tiles, scroller] = [0, 1, 2].map(() => document.createElement('div'));
  if (!content || !tiles || !scroller) throw new Error('no page');
  Object.defineProperty(content, 'clientWidth', { value: 500 });
  const host = { content, tiles, scroller };
  const ends = leapAll(
    who,
    host,
    MAP,
    (quest) => `the ${quest}`,
    Promise.resolve(CHEERS),
    () => 0.5,
  );
  return { content, ends, leapers: vi.mocked(celebrate).mock.calls.map(([, leaper]) => leaper) };
}

it('lets whoever was found leap from where they stand, at the size they are seen', () => {
  const { content, leapers } = leap(found('quest1-0', 40));
  expect(leapers[0]?.box).toEqual({ left: 40, top: 100, right: 50, bottom: 110 });
  const [where, , map, scale] = vi.mocked(celebrate).mock.lastCall ?? [];
  expect([where, map, scale]).toEqual([content, MAP, 0.5]);
});

it('gives both of a pair one card, and whoever else was found their own', () => {
  const { leapers } = leap(found('dquest1-0', 40), found('dquest1-1', 80), found('quest12-0', 120));
  expect(leapers.map(({ name }) => name)).toEqual(['the dquest1', undefined, 'the quest12']);
});

it('asks for how each of them cheers, where they stand', async () => {
  const look = { canvas, box: { left: 30, top: 80, right: 60, bottom: 110 } };
  vi.mocked(cheerOf).mockResolvedValue(look);
  const { leapers } = leap(found('dquest1-0', 40), found('dquest1-1', 80));
  expect(await leapers[1]?.cheer).toBe(look);
  expect(vi.mocked(cheerOf).mock.lastCall).toEqual([CHEERS, 'dquest1-1', leapers[1]?.box]);
});

it('leaves alone who has no outline, or cannot be cut out', () => {
  vi.mocked(cutOut).mockReturnValueOnce(undefined);
  const { leapers, ends } = leap(found('quest1-0', 40), found('quest2-0'), found('quest3-0', 120));
  expect([leapers.map(({ name }) => name), ends.length]).toEqual([['the quest3'], 1]);
});

it('gives what ends each', () => {
  const { ends } = leap(found('quest1-0', 40), found('quest2-0', 80));
  for (const end of ends) end();
  expect(ended).toEqual([40, 80]);
});
