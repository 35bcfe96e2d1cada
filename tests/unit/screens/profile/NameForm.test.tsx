// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Records } from '../../../../src/records/port';
import { NameForm } from '../../../../src/screens/profile/NameForm';
import { showScreen, signedIn } from '../../../support/screen';

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
};

it.each(['Cancel', 'Save'])(
  'takes the keyboard to the name’s field and with %s back to its button',
  async (end) => {
    showScreen(<NameForm name="Zoé" />, {
      records: {} as Records,
      accounts: { ...signedIn({ userId: 'u1', name: 'Zoé' }), rename: async () => ({ kind: 'ok' }) },
    });
    await press('Edit');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Zoé Deux' } });
    await press(end);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  },
);
