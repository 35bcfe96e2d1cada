// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAccountForm } from '../../../../src/accounts/dialogs/use-account-form';
import type { AccountAnswer } from '../../../../src/accounts/port';

// the words are somebody else's test: here a key stands for them
vi.mock('../../../../src/i18n/use-translation', () => ({
  useTranslation: () => ({
    t: (key: string, { message = '' }: { message?: string } = {}) => `${key} ${message}`.trim(),
  }),
}));

afterEach(cleanup);

describe('a form of an account', () => {
  it.each<[AccountAnswer, boolean, string | undefined, string | undefined]>([
    [{ kind: 'ok' }, true, undefined, undefined],
    [{ kind: 'invalid', problem: 'nameTaken' }, false, 'nameTaken', undefined],
    [{ kind: 'offline' }, false, undefined, 'offline'],
    [{ kind: 'failed', message: 'odd' }, false, undefined, 'failed odd'],
  ])('says what came of %j', async (answer, accepted, problem, message) => {
    const { result } = renderHook(useAccountForm);
    await act(async () => {
      expect(await result.current.send(undefined, async () => answer)).toBe(accepted);
    });
    expect(result.current).toMatchObject({ sending: false, problem, message });
    act(() => result.current.change());
    expect(result.current).toMatchObject({ problem: undefined, message: undefined });
  });

  it('says that something failed where nothing answered, and may be sent again', async () => {
    const { result } = renderHook(useAccountForm);
    await act(async () => {
      const broken = () => Promise.reject(new TypeError('odd'));
      expect(await result.current.send(undefined, broken)).toBe(false);
    });
    expect(result.current).toMatchObject({ sending: false, message: 'failed TypeError: odd' });
    await act(async () => {
      expect(await result.current.send(undefined, async () => ({ kind: 'ok' }))).toBe(true);
    });
  });

  it('is not sent with a problem in it, nor twice at a time', async () => {
    const { result } = renderHook(useAccountForm);
    const submit = vi.fn(() => new Promise<AccountAnswer>(() => undefined));
    await act(async () => {
      expect(await result.current.send('passwordTooShort', submit)).toBe(false);
    });
    expect(submit).not.toHaveBeenCalled();
    expect(result.current.problem).toBe('passwordTooShort');
    act(() => void result.current.send(undefined, submit));
    expect(result.current).toMatchObject({ sending: true, problem: undefined });
    await act(async () => {
      expect(await result.current.send(undefined, submit)).toBe(false);
    });
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
