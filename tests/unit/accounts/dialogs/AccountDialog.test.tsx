// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { AccountDialog, type AccountPage } from '../../../../src/accounts/dialogs/AccountDialog';
import type { Records } from '../../../../src/records/port';
import { letDialogsOpen } from '../../../support/dialogs';
import { showScreen } from '../../../support/screen';

beforeEach(letDialogsOpen);

function Opened() {
  const [page, setPage] = useState<AccountPage | undefined>('signIn');
  return (
    <>
      <button type="button" onClick={() => setPage('signIn')}>
        open
      </button>
      <AccountDialog page={page} onPage={setPage} />
    </>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>(/^E-?mail/i);
const press = (name: RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it('takes the address along from page to page, and forgets it when it is closed', () => {
  showScreen(<Opened />, { records: {} as Records });
  fireEvent.change(email(), { target: { value: 'zoe@example.org' } });
  press(/Create/);
  expect(email().value).toBe('zoe@example.org');
  fireEvent.change(email(), { target: { value: 'leo@example.org' } });
  press(/Log in/);
  expect(email().value).toBe('leo@example.org');
  press(/Forgotten|Forgot/);
  press(/Back/);
  expect(email().value).toBe('leo@example.org');
  press(/Close/);
  press(/open/);
  expect(email().value).toBe('');
});

it('keeps the keyboard when one page gives way to another', () => {
  showScreen(<Opened />, { records: {} as Records });
  press(/Create/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});
