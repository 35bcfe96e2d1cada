// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInForm } from '../../../../src/accounts/dialogs/SignInForm';
import type { AccountAnswer, Accounts } from '../../../../src/accounts/port';
import type { Records } from '../../../../src/records/port';
import { noDesk, noRights } from '../../../support/accounts';
import { openPromise } from '../../../support/open-promise';
import { showScreen } from '../../../support/screen';

const signIn = vi.fn<Accounts['signIn']>();
const popup = vi.fn<() => Promise<AccountAnswer>>();
const onDone = vi.fn();
const onRegister = vi.fn();
const onForgotten = vi.fn();

beforeEach(() => {
  for (const mock of [signIn, popup, onDone, onRegister, onForgotten]) mock.mockReset();
});

function show(canPopup = true) {
  const guest = { kind: 'guest' } as const;
  const accounts: Accounts = {
    home: 'server',
    state: () => guest,
    subscribe: () => () => undefined,
    register: () => Promise.resolve({ kind: 'offline' }),
    signIn,
    signOut: () => Promise.resolve(),
    rename: () => Promise.resolve({ kind: 'offline' }),
    rights: noRights,
    openDesk: noDesk,
    ...(canPopup ? { signInWithPopup: popup } : {}),
  };
  showScreen(<SignInForm email="" onDone={onDone} onRegister={onRegister} onForgotten={onForgotten} />, {
    records: {} as Records,
    accounts,
  });
}

const emailField = () => screen.getByLabelText(/^E-?mail/i);
const passwordField = () => screen.getByLabelText(/^Password/i);

function write(email: string, password: string) {
  fireEvent.change(emailField(), { target: { value: email } });
  fireEvent.change(passwordField(), { target: { value: password } });
}

const send = () => fireEvent.submit(passwordField().closest('form') ?? document.body);
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('signing in', () => {
  it('is done when the account says so', async () => {
    signIn.mockResolvedValue({ kind: 'ok' });
    show();
    write('zoe@example.org', 'secret1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(signIn).toHaveBeenCalledWith({ email: 'zoe@example.org', password: 'secret1' });
  });

  it.each([
    ['wrongPassword', false, true],
    ['invalidCredential', false, true],
    ['userNotFound', true, false],
    ['tooManyTries', false, false],
  ] as const)('says %s where it belongs, until the form changes', async (problem, email, password) => {
    signIn.mockResolvedValue({ kind: 'invalid', problem });
    show();
    write('zoe@example.org', 'secret1');
    send();
    const said = () =>
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('');
    await waitFor(() => expect(said()).not.toBe(''));
    expect([isWrong(emailField()), isWrong(passwordField())]).toEqual([email, password]);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.change(passwordField(), { target: { value: 'secret2' } });
    expect(said()).toBe('');
    expect([isWrong(emailField()), isWrong(passwordField())]).toEqual([false, false]);
  });

  it('is not asked with an address that is none', () => {
    show();
    write('zoe', 'secret1');
    send();
    expect(isWrong(emailField())).toBe(true);
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.change(emailField(), { target: { value: 'zoe@' } });
    expect(isWrong(emailField())).toBe(false);
  });

  it('by popup is done when the account says so, and not when it was closed', async () => {
    popup.mockResolvedValueOnce({ kind: 'cancelled' }).mockResolvedValueOnce({ kind: 'ok' });
    show();
    const button = screen.getByRole('button', { name: /Google/ });
    await act(async () => void fireEvent.click(button));
    expect(onDone).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(button));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('shows that it is under way on both buttons', async () => {
    const answer = openPromise<AccountAnswer>();
    signIn.mockReturnValue(answer.promise);
    show();
    write('zoe@example.org', 'secret1');
    const submit = screen.getByRole('button', { name: 'Log in' });
    const google = screen.getByRole('button', { name: /Google/ });
    const busy = () => [submit, google].map((button) => button.getAttribute('aria-disabled'));
    const words = submit.textContent;
    expect(busy()).toEqual(['false', 'false']);
    send();
    expect(busy()).toEqual(['true', 'true']);
    expect(submit.textContent).not.toBe(words);
    await act(async () => answer.resolve({ kind: 'offline' }));
    expect(busy()).toEqual(['false', 'false']);
    expect(submit.textContent).toBe(words);
  });

  it('offers no popup where none opens, and leads to registering', () => {
    show(false);
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /No profile yet/ }));
    expect(onRegister).toHaveBeenCalledOnce();
  });
});
