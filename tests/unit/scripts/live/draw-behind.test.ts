import { describe, expect, it } from 'vitest';
import { writeLevel } from '../../../../atlas/output/level-folder';
import type { WrittenLevel } from '../../../../atlas/output/manifest';
import type { Report } from '../../../../atlas/tools/crew';
import { drawBehind } from '../../../../scripts/live/draw-behind';
import type { LevelJob } from '../../../../scripts/live/draw-behind';
import { FAKE_CATALOGUE_LEVEL, fakeInput } from '../../../support/fake-level';
import { tempFolder } from '../../../support/temp-folder';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const JOBS: readonly LevelJob[] = [
  { name: 'heavy', level: 1, weight: 6 },
  { name: 'seven', level: 7, weight: 2 },
  { name: 'eight', level: 8, weight: 2 },
  { name: 'nine', level: 9, weight: 2 },
];

const input = (level: number) => ({ ...fakeInput(), level: { ...FAKE_CATALOGUE_LEVEL, id: level } });

/** A hand that draws what the test tells it to, when it tells it to. */
async function handOf(hands = 1, failing: readonly string[] = []) {
  const root = tempFolder();
  const written = new Map<number, WrittenLevel>();
  for (const { level, name } of JOBS) {
    const place = { root, keyword: name, hash: '0123abcd' };
    written.set(level, { place, data: await writeLevel(input(level), place) });
  }
  const begun: string[] = [];
  const reports = new Map<string, Report>();
  const ends = new Map<string, () => void>();
  const said: string[] = [];
  let clock = 0;
  const live = drawBehind({
    written: [],
    failures: [],
    jobs: JOBS,
    hands,
    now: () => clock,
    onDrawn: async ({ name }, { levels }) => {
      await turn();
      said.push(`${name}: ${levels.map(({ level }) => level).join()}`);
    },
    onFailed: ({ name, reason }) => said.push(`${name}: ${reason}`),
    draw: async ({ name, level }, report) => {
      begun.push(name);
      reports.set(name, report);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (failing.includes(name)) throw new Error('quest3 is hidden');
      const found = written.get(level);
      if (!found) throw new Error('nothing written');
      return found;
    },
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let i = 0; i < 8; i++) await turn();
  };
  return {
    live,
    begun,
    said,
    end,
    report: (name: string) => reports.get(name),
    pass: (ms: number) => (clock += ms),
  };
}

describe('drawing behind an open game', () => {
  it('begins with the lightest, and draws next what is asked for', async () => {
    const { live, begun, end } = await handOf();
    expect(begun).toEqual(['seven']);
    expect(live.raise(1)).toBe(true);
    expect(live.raise(7)).toBe(false);
    expect(live.raise(22)).toBe(false);
    await end('seven');
    await end('heavy');
    expect(begun).toEqual(['seven', 'heavy', 'eight']);
  });

  it('says of each level whether it waits, is drawn and how far, or is there', async () => {
    const { live, end, report, pass } = await handOf();
    report('seven')?.({ what: 'drawing main', share: 0, until: 0.6 });
    report('seven')?.({
      what: 'cutting main',
      share: 0.8,
      until: 1,
      placeholder: 'data:image/webp;base64,AA',
    });
    expect(live.state().levels).toEqual([
      { kind: 'waiting', level: 1 },
      { kind: 'drawing', level: 7, share: 0.8, placeholder: 'data:image/webp;base64,AA' },
      { kind: 'waiting', level: 8 },
      { kind: 'waiting', level: 9 },
    ]);
    pass(60_000);
    expect(live.state().levels[1]).toMatchObject({ kind: 'drawing', share: expect.closeTo(1, 3) });
    await end('seven');
    expect(live.state().drawn).toEqual([7]);
    expect(live.state().levels.map(({ level }) => level)).toEqual([1, 8, 9]);
    expect(live.manifest().levels.map(({ data }) => data)).toEqual(['seven/0123abcd/level.json']);
  });

  it('goes on after a level that fails, and keeps why', async () => {
    const { live, begun, said, end } = await handOf(1, ['seven']);
    for (const name of ['seven', 'eight', 'nine', 'heavy']) await end(name);
    expect(begun).toEqual(['seven', 'eight', 'nine', 'heavy']);
    expect(await live.done).toEqual([{ level: 7, name: 'seven', reason: 'quest3 is hidden' }]);
    expect(live.state()).toEqual({
      drawn: [8, 9, 1],
      levels: [{ kind: 'failed', level: 7, reason: 'quest3 is hidden' }],
    });
    expect(said).toEqual(['seven: quest3 is hidden', 'eight: 8', 'nine: 8,9', 'heavy: 1,8,9']);
  });
});
