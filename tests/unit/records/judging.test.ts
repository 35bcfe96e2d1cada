/** The records rank what their judge trusts, and hand it what it needs. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryForm } from '../../../src/records/forms';
import type { Judge } from '../../../src/records/judge';
import type { Ranked } from '../../../src/records/store-port';
import { awayStore, fakeServer, localRecords, newDisk, score, scoreForm } from '../../support/records';

beforeEach(newDisk);

const QUERY = { level: 1, mode: 2, week: '2026-W47' } as const;

describe('what a player did', () => {
  it('is remembered with its run, so that it is watched from the profile', async () => {
    const player = { userId: 'u1', name: 'Mia' };
    const { records } = localRecords({ userId: 'u1' });
    await records.submitScore(scoreForm({ player, run: 'A'.repeat(90) }));
    await records.submitScore(scoreForm({ player, time: 50 }));
    // activities follow their scores
    await vi.waitFor(async () => {
      const { activities } = await records.activities(player);
      expect(activities.map(({ time, run }) => [time, run])).toEqual(
        expect.arrayContaining([
          [42.2, 'A'.repeat(90)],
          [50, undefined],
        ]),
      );
    });
  });
});

describe('judging', () => {
  /** Doubts what took less than ten seconds. */
  const asked: number[] = [];
  const judge: Judge = (level) => {
    asked.push(level);
    return (claimed) =>
      Promise.resolve(
        new Map(claimed.flatMap(({ id, time }) => (time < 10 ? [[id, 'eyeTooFast'] as const] : []))),
      );
  };
  beforeEach(() => asked.splice(0));

  it('ranks what is trusted, waiting or sent, and shows the rest below', async () => {
    const server = fakeServer();
    server.weather = 'offline';
    const { records } = localRecords({ store: awayStore({ put: server.put }), judge });
    await records.submitScore(scoreForm({ name: 'Ana' }));
    const fast = await records.submitScore(scoreForm({ name: 'Zed', time: 5 }));
    const { board } = await records.board(QUERY, { ownId: fast.kind === 'offline' ? fast.id : '' });
    expect(board.rows).toMatchObject([{ rank: 1, name: 'Ana' }]);
    expect(board.unproved).toMatchObject([{ name: 'Zed', doubt: 'eyeTooFast', own: true, waiting: true }]);
  });

  it('reads the level anew with each fresh reading, and not when the outbox alone has changed', async () => {
    const { records } = localRecords({ judge });
    await records.board(QUERY);
    await records.board(QUERY, { reading: 'known' });
    expect(asked).toEqual([1]);
    await records.board(QUERY);
    expect(asked).toEqual([1, 1]);
    await records.board({ ...QUERY, level: 2 }, { reading: 'known' });
    expect(asked).toEqual([1, 1, 2]);
  });

  it('has the store read on while rows are doubted, but for weeks before runs were kept', async () => {
    const counted: number[] = [];
    const rows = [
      { ...score({ time: 5 }), id: 'fast' },
      { ...score(), id: 'slow' },
    ];
    const scores = async (_query: unknown, ranked?: Ranked) => {
      counted.push((await ranked?.(rows))?.length ?? 0);
      return { kind: 'ok', rows } as const;
    };
    const { records } = localRecords({ judge, store: awayStore({ scores }) });
    await records.board({ ...QUERY, week: '2026-W48' });
    await records.board({ ...QUERY, week: '2026-W47' });
    expect(counted).toEqual([1, 2]);
  });

  it('says of one result whether it would be ranked', async () => {
    const { records } = localRecords({ judge });
    const claimed = { ...score(), id: 'mine' };
    expect(await records.doubtOf(claimed)).toBeUndefined();
    expect(await records.doubtOf({ ...claimed, time: 1 })).toBe('eyeTooFast');
  });

  it('judges entries as results of the week’s game, with the run they carry', async () => {
    const claims: unknown[] = [];
    const { records } = localRecords({
      judge: (level) => (claimed) => {
        claims.push(level, ...claimed);
        return judge(level)(claimed);
      },
    });
    const form: EntryForm = {
      name: 'Mia',
      email: 'mia@example.org',
      consent: true,
      time: 4,
      score: 1,
      level: 1,
      mode: 5,
      quest: 'dquest5',
      week: '2026-W47',
      run: 'A'.repeat(90),
    };
    expect(await records.submitEntry(form)).toMatchObject({ kind: 'ok' });
    const { rows } = await records.contestResults('2026-W47');
    expect(rows).toMatchObject([{ name: 'Mia', doubt: 'eyeTooFast' }]);
    expect(claims).toMatchObject([1, { level: 1, gameMode: 5, quest: 'dquest5', run: form.run, time: 4 }]);
  });
});
