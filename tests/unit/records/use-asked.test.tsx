// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminAnswer } from '../../../src/records/store-answer';
import { useAsked } from '../../../src/records/use-asked';

afterEach(cleanup);

type Ask = () => Promise<AdminAnswer<number> | undefined>;
const ok = (value: number): AdminAnswer<number> => ({ kind: 'ok', value });

async function asking(question: string, ask: Ask) {
  const shown = renderHook(({ question: asked, ask: how }) => useAsked(asked, how), {
    initialProps: { question, ask },
  });
  await act(async () => undefined);
  return {
    answer: () => shown.result.current.answer,
    shown: shown.result,
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

  it('shows no answer to a question that was asked before, though it was told to ask again', async () => {
    const answers: ((answer: AdminAnswer<number>) => void)[] = [];
    const shown = await asking('a', () => new Promise((resolve) => void answers.push(resolve)));
    await act(async () => answers[0]?.(ok(1)));
    await shown.reload();
    await shown.ask('b', async () => ok(2));
    await act(async () => answers[1]?.(ok(3)));
    expect(shown.answer()).toEqual(ok(2));
  });

  it('asks what is asked now when it is told to again by somebody who has waited since', async () => {
    const shown = await asking('a', async () => ok(1));
    const { reload } = shown.shown.current;
    let turn = 1;
    await shown.ask('b', async () => ok((turn += 1)));
    await act(async () => reload());
    expect(shown.answer()).toEqual(ok(3));
  });

  it('shows nothing of asking that broke off', async () => {
    const shown = await asking('a', async () => ok(1));
    await shown.ask('a', async () => undefined);
    expect(shown.answer()).toEqual(ok(1));
  });

  it('keeps the answer on show while more of the same is asked for', async () => {
    const shown = await asking('a', async () => ok(1));
    await shown.ask('a', () => new Promise(() => undefined));
    expect(shown.answer()).toEqual(ok(1));
  });
});
