// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminAnswer } from '../../../src/records/store-answer';
import { useAsked } from '../../../src/records/use-asked';

afterEach(cleanup);

type Ask = () => Promise<AdminAnswer<number>>;
const ok = (value: number): AdminAnswer<number> => ({ kind: 'ok', value });

async function asking(question: string, ask: Ask) {
  const shown = renderHook(({ question: asked, ask: how }) => useAsked(asked, how), {
    initialProps: { question, ask },
  });
  await act(async () => undefined);
  return {
    answer: () => shown.result.current.answer,
    reload: () => act(async () => shown.result.current.reload()),
    ask: (other: string, how: Ask) => act(async () => shown.rerender({ question: other, ask: how })),
  };
}

describe('asking for the desk', () => {
  it('asks once, and again when told to, keeping the last answer meanwhile', async () => {
    let turn = 0;
    const shown = await asking('a', async () => ok((turn += 1)));
    expect(shown.answer()).toEqual(ok(1));
    await shown.reload();
    expect(shown.answer()).toEqual(ok(2));
  });

  it('takes asking that fails for a store that cannot be reached', async () => {
    const shown = await asking('a', () => Promise.reject(new Error('no chunk')));
    expect(shown.answer()).toEqual({ kind: 'offline' });
  });

  it('shows no answer to another question, not even one that comes late', async () => {
    let answerLate: (answer: AdminAnswer<number>) => void = () => undefined;
    const late: Ask = () =>
      new Promise((resolve) => {
        answerLate = resolve;
      });
    const shown = await asking('a', async () => ok(1));
    await shown.ask('b', late);
    expect(shown.answer()).toBeUndefined();
    await shown.ask('c', async () => ok(3));
    await act(async () => answerLate(ok(2)));
    expect(shown.answer()).toEqual(ok(3));
  });

  it('keeps the answer on show while more of the same is asked for', async () => {
    const shown = await asking('a', async () => ok(1));
    await shown.ask('a', () => new Promise(() => undefined));
    expect(shown.answer()).toEqual(ok(1));
  });
});
