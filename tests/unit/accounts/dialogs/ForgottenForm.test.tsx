// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ForgottenForm } from '../../../../src/accounts/dialogs/ForgottenForm';
import type { AccountAnswer, AccountRights } from '../../../../src/accounts/port';
import type { Records } from '../../../../src/records/port';
import { noRights } from '../../../support/accounts';
import { showScreen, signedIn } from '../../../support/screen';

function show(rights: AccountRights) {
  const accounts = { ...signedIn({ userId: 'u1', name: 'Zoé' }), rights };
  const onSignIn = vi.fn();
  showScreen(<ForgottenForm email="" onSignIn={onSignIn} />, { records: {} as Records, accounts });
  return onSignIn;
}

const field = () => screen.getByLabelText(/^E-?mail/i);

function send(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.submit(field().closest('form') ?? document.body);
}

it('sends the link to an address that is one, and says so', async () => {
  const sendPasswordMail = vi.fn<(email: string) => Promise<AccountAnswer>>();
  sendPasswordMail.mockResolvedValue({ kind: 'ok' });
  show({ ...noRights, sendPasswordMail });
  send('zoe');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sendPasswordMail).not.toHaveBeenCalled();
  send('zoe@example.org');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/on its way/));
  expect(sendPasswordMail).toHaveBeenCalledWith('zoe@example.org');
});

it('keeps the address when no mail could be sent', async () => {
  show({
    ...noRights,
    sendPasswordMail: () => Promise.resolve({ kind: 'invalid', problem: 'tooManyTries' }),
  });
  send('zoe@example.org');
  await screen.findByText(/Too many tries/);
  expect(field()).toHaveProperty('value', 'zoe@example.org');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says on a device that no mail leaves it, and leads back', () => {
  const onSignIn = show(noRights);
  expect(screen.getByText(/sends no e-mail/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Back/ }));
  expect(onSignIn).toHaveBeenCalledOnce();
});
