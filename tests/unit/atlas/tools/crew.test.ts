import { describe, expect, it } from 'vitest';
import { runJobs } from '../../../../atlas/tools/crew';

const job = (name: string, weight = 1) => ({ name, weight });
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('runJobs', () => {
  it('never has more jobs at a time than hands, and does all of them', async () => {
    let now = 0;
    let most = 0;
    const seen: string[] = [];
    const outcomes = await runJobs(
      ['a', 'b', 'c', 'd', 'e'].map((name) => job(name)),
      {
        hands: 2,
        work: async ({ name }) => {
          most = Math.max(most, ++now);
          seen.push(name);
          await turn();
          now--;
        },
      },
    );
    expect(most).toBe(2);
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(outcomes.map((outcome) => [outcome.job.name, outcome.error])).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [name, undefined]),
    );
  });

  it('goes on after a job that fails and tells why', async () => {
    const outcomes = await runJobs([job('good'), job('bad'), job('last')], {
      hands: 1,
      work: async ({ name }) => {
        await turn();
        if (name === 'bad') throw new Error('quest3 is hidden');
      },
    });
    expect(outcomes.map(({ error }) => error)).toEqual([undefined, 'quest3 is hidden', undefined]);
  });

  it('tells the share of the whole by weight, a failed job counting as done', async () => {
    const shares: number[] = [];
    await runJobs([job('small', 1), job('bad', 1), job('large', 2)], {
      hands: 1,
      work: async ({ name }, report) => {
        report({ what: 'half', share: 0.5, until: 1 });
        await turn();
        if (name === 'bad') throw new Error('no');
      },
      onStep: (_job, _step, share) => shares.push(share),
    });
    expect(shares).toEqual([0.125, 0.375, 0.75]);
  });

  it('hands out what it is given, in that order, and still answers in the order of the jobs', async () => {
    const jobs = [job('a'), job('b'), job('c')];
    const turned = jobs.toReversed().values();
    const seen: string[] = [];
    const outcomes = await runJobs(jobs, {
      hands: 1,
      take: () => turned.next().value,
      work: async ({ name }) => {
        seen.push(name);
        await turn();
      },
    });
    expect(seen).toEqual(['c', 'b', 'a']);
    expect(outcomes.map((outcome) => outcome.job.name)).toEqual(['a', 'b', 'c']);
  });

  it('has nothing to do without jobs', async () => {
    expect(await runJobs([], { hands: 2, work: () => Promise.resolve() })).toEqual([]);
  });
});
