// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MysteryWordScreen } from '../../../../src/screens/mystery-word/MysteryWordScreen';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(newDisk);

it('keeps what was typed when something fails, says so, and may be sent again', async () => {
  const { records } = localRecords();
  let tries = 0;
  const submitReply = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('a defect');
    return { kind: 'ok', id: 'r', storage: 'device' } as const;
  };
  showScreen(<MysteryWordScreen />, { records: { ...records, submitReply } });
  const email = await screen.findByLabelText('Your e-mail');
  fireEvent.change(email, { target: { value: 'zoe@example.org' } });
  const send = screen.getByRole('button', { name: 'Send my answer' });
  fireEvent.click(send);
  expect(await screen.findByText(/Something went wrong here/)).toBeTruthy();
  expect(email).toHaveProperty('value', 'zoe@example.org');
  fireEvent.click(send);
  await expect.poll(() => email).toHaveProperty('value', '');
  expect(tries).toBe(2);
});
