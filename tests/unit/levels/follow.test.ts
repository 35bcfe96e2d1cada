import { expect, it } from 'vitest';
import { follow } from '../../../src/levels/follow';

const state = (drawn: readonly number[], over = false) => ({ over, drawn, levels: [] });

/** Follows a server that gives these answers one after another; an error stands for no answer. */
async function followed(answers: readonly unknown[], stopAfter = Infinity) {
  const said: string[] = [];
  const waits: number[] = [];
  const left = answers.values();
  let asked = 0;
  await new Promise<void>((resolve) => {
    const stop = follow({
      ask: async () => {
        const { value, done } = left.next();
        if (done) return new Promise<never>(() => resolve());
        await Promise.resolve();
        if (value instanceof Error) throw value;
        return value;
      },
      onAnswer: (answer) => {
        asked += 1;
        said.push(answer ? `drawn ${answer.drawn.join()}` : 'away');
        if (answer?.over) setImmediate(resolve);
        if (asked === stopAfter) {
          stop();
          setImmediate(resolve);
        }
      },
      onDrawn: () => said.push('read the list'),
      pause: async (ms) => {
        waits.push(ms);
        await Promise.resolve();
      },
    });
  });
  return { said, waits };
}

it('reads the list again whenever a level was drawn, and at the end', async () => {
  const { said } = await followed([state([]), state([]), state([7]), state([7]), state([7, 8], true)]);
  expect(said).toEqual([
    'drawn ',
    'read the list',
    'drawn ',
    'drawn 7',
    'read the list',
    'drawn 7',
    'drawn 7,8',
    'read the list',
  ]);
});

it('asks no more when all is drawn', async () => {
  const { said, waits } = await followed([state([7], true), state([7, 8])]);
  expect(said).toEqual(['drawn 7', 'read the list']);
  expect(waits).toEqual([]);
});

it('waits longer and longer for a server that is away, and takes up again when it is back', async () => {
  const gone = new Error('nobody');
  const { said, waits } = await followed([
    state([]),
    gone,
    gone,
    gone,
    gone,
    gone,
    state([]),
    state([], true),
  ]);
  expect(said.filter((each) => each === 'away')).toHaveLength(5);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 1000]);
});

it.each([null, {}, '<!doctype html>', { ...state([]), levels: [{ kind: 'drawing', level: 7, share: 2 }] }])(
  'takes an answer it cannot understand for none: %j',
  async (answer) => {
    expect((await followed([answer, state([], true)])).said[0]).toBe('away');
  },
);

it('says nothing more to whoever has left', async () => {
  const { said } = await followed([state([]), state([7]), state([7, 8])], 2);
  expect(said).toEqual(['drawn ', 'read the list', 'drawn 7', 'read the list']);
});
