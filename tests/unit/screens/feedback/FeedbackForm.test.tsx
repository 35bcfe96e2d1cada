// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Records } from '../../../../src/records/port';
import { FeedbackForm } from '../../../../src/screens/feedback/FeedbackForm';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  sessionStorage.clear();
});

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const write = (words: string, by: string) => {
  fireEvent.change(text(), { target: { value: words } });
  fireEvent.change(name(), { target: { value: by } });
};
const send = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

function show(changes: Partial<Records> = {}) {
  const submitComment = vi.fn<Records['submitComment']>(() =>
    Promise.resolve({ kind: 'ok', id: 'c', storage: 'device' }),
  );
  const records: Records = { ...localRecords().records, submitComment, ...changes };
  return { submitComment, ...showScreen(<FeedbackForm />, { records }) };
}

it('keeps a message and clears the text, not the name', async () => {
  const { submitComment } = show();
  write('Bravo', 'Zoé');
  send();
  expect(await screen.findByText('Thank you! Your message is kept on this device.')).toBeTruthy();
  expect(submitComment).toHaveBeenCalledExactlyOnceWith({ text: 'Bravo', name: 'Zoé' });
  expect([text().value, name().value]).toEqual(['', 'Zoé']);
});

it.each([
  ['', 'Zoé', 'Your message is still empty.'],
  [' \n', 'Zoé', 'Your message is still empty.'],
  ['Bravo', ' ', 'Sign first: we need a name.'],
])('does not send "%s" by "%s"', (words, by, message) => {
  const { submitComment } = show();
  write(words, by);
  send();
  expect(screen.getByText(message)).toBeTruthy();
  expect(submitComment).not.toHaveBeenCalled();
  expect(text().value).toBe(words);
});

it('keeps what is typed when it is refused, and through a reload', async () => {
  const first = show({ submitComment: () => Promise.resolve({ kind: 'refused', reason: 'denied' }) });
  write('Un long message', 'Zoé');
  send();
  expect(await screen.findByText(/did not leave, but it is still here/)).toBeTruthy();
  expect(text().value).toBe('Un long message');
  first.unmount();
  show();
  expect([text().value, name().value]).toEqual(['Un long message', 'Zoé']);
});

it('says that it waits for the network, or that nothing outlives the page', async () => {
  show({ submitComment: () => Promise.resolve({ kind: 'offline', id: 'c', storage: 'memory' }) });
  write('Bravo', 'Zoé');
  send();
  expect(await screen.findByText(/leaves as soon as the network is back/)).toBeTruthy();
  expect(screen.getByText(/Your browser cannot save anything/)).toBeTruthy();
});

it('sends once however often the button is pressed', async () => {
  let answer: () => void = () => undefined;
  const submitComment = vi.fn<Records['submitComment']>(
    () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ kind: 'ok', id: 'c', storage: 'device' });
        };
      }),
  );
  show({ submitComment });
  write('Bravo', 'Zoé');
  send();
  fireEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  expect(submitComment).toHaveBeenCalledTimes(1);
  answer();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
});
