// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RegisterForm } from '../../../../src/accounts/dialogs/RegisterForm';
import type { Accounts } from '../../../../src/accounts/port';
import type { Records } from '../../../../src/records/port';
import { showScreen, signedIn } from '../../../support/screen';

it('registers who was written down, keeps what was refused, and is done once it is accepted', async () => {
  const register = vi.fn<Accounts['register']>();
  const onDone = vi.fn();
  register.mockResolvedValueOnce({ kind: 'invalid', problem: 'nameTaken' });
  register.mockResolvedValueOnce({ kind: 'ok' });
  showScreen(<RegisterForm email="zoe@example.org" onDone={onDone} onSignIn={vi.fn()} />, {
    records: {} as Records,
    accounts: { ...signedIn({ userId: 'u1', name: 'Zoé' }), register },
  });
  const name = screen.getByLabelText<HTMLInputElement>('Username');
  const form = name.closest('form') ?? document.body;
  fireEvent.change(name, { target: { value: 'Zoé' } });
  for (const field of [screen.getByLabelText('Password'), screen.getByLabelText(/again|once more/i)])
    fireEvent.change(field, { target: { value: 'secret-word' } });
  fireEvent.submit(form);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(onDone).not.toHaveBeenCalled();
  expect(name.value).toBe('Zoé');
  fireEvent.submit(form);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(register).toHaveBeenLastCalledWith({
    email: 'zoe@example.org',
    name: 'Zoé',
    password: 'secret-word',
    confirmation: 'secret-word',
  });
});
