// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SubmitResult } from '../../../src/records/forms';
import { useSubmit } from '../../../src/results/use-submit';

// the words are somebody else's test: here a key stands for them
vi.mock('../../../src/i18n/use-translation', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

afterEach(cleanup);

const KEPT = { kind: 'ok', id: 'mine', storage: 'device' } as const;

function form() {
  const { result } = renderHook(useSubmit);
  const send = async (answer: SubmitResult | Promise<SubmitResult>, problem?: 'nameRequired') => {
    let sent: unknown;
    await act(async () => {
      sent = await result.current.send(problem, async () => answer);
    });
    return sent;
  };
  return { state: () => result.current, send, act: result };
}

describe('a form that is sent', () => {
  it.each([KEPT, { ...KEPT, kind: 'offline' } as const])(
    'gives back what was kept: $kind',
    async (answer) => {
      const { send, state } = form();
      expect(await send(answer)).toEqual(answer);
      expect(state()).toMatchObject({ sending: false, problem: undefined, refusal: undefined });
    },
  );

  it('answers the press before it begins', async () => {
    const { act: hook, state } = form();
    const submit = vi.fn(async () => KEPT);
    let sent: Promise<unknown> | undefined;
    act(() => {
      sent = hook.current.send(undefined, submit);
    });
    await act(async () => undefined);
    expect(state().sending).toBe(true);
    expect(submit).not.toHaveBeenCalled();
    await act(async () => {
      expect(await sent).toEqual(KEPT);
    });
  });

  it('is not sent with a problem in it', async () => {
    const { act: hook, state } = form();
    const submit = vi.fn();
    await act(async () => {
      expect(await hook.current.send('nameRequired', submit)).toBeUndefined();
    });
    expect(submit).not.toHaveBeenCalled();
    expect(state().problem).toBe('nameRequired');
  });

  it('is not sent twice at a time', async () => {
    const { act: hook, state } = form();
    let answer: (result: SubmitResult) => void = () => undefined;
    const submit = vi.fn(
      () =>
        new Promise<SubmitResult>((resolve) => {
          answer = resolve;
        }),
    );
    act(() => void hook.current.send(undefined, submit));
    expect(state().sending).toBe(true);
    await act(async () => {
      expect(await hook.current.send(undefined, submit)).toBeUndefined();
    });
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await act(async () => answer(KEPT));
    expect(state().sending).toBe(false);
    await act(async () => void hook.current.send(undefined, submit));
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  });

  it('says that something went wrong, and may be sent again', async () => {
    const { send, state } = form();
    const defect = Promise.reject(new TypeError('a defect'));
    // it is asked for a frame later, and until then nobody listens
    defect.catch(() => undefined);
    expect(await send(defect)).toBeUndefined();
    expect(state()).toMatchObject({ sending: false, problem: undefined, refusal: 'form.failed' });
    expect(await send(KEPT)).toEqual(KEPT);
    expect(state().refusal).toBeUndefined();
  });

  it.each<[SubmitResult, string | undefined, string | undefined]>([
    [{ kind: 'invalid', problem: 'emailNotValid' }, 'emailNotValid', undefined],
    [{ kind: 'refused', reason: 'nameTaken' }, 'nameTaken', undefined],
    [{ kind: 'refused', reason: 'denied' }, undefined, 'refusal.denied'],
    [{ kind: 'nothingToSave' }, undefined, 'form.nothing'],
  ])('says why it was not taken: %j', async (answer, problem, refusal) => {
    const { send, state } = form();
    expect(await send(answer)).toBeUndefined();
    expect(state()).toMatchObject({ problem, refusal, sending: false });
    act(() => state().change());
    expect(state()).toMatchObject({ problem: undefined, refusal: undefined });
  });
});
