// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EndlessScreen } from '../../../../src/screens/endless/EndlessScreen';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

// what a device keeps lies in a store that no page of these tests has
vi.mock('../../../../src/endless/kept-maps', () => ({ keptMaps: { list: () => Promise.resolve([]) } }));

beforeEach(newDisk);

it.each([
  ['', /at least one letter/],
  ['!?', /at least one letter/],
  ['E9-KYOTO', /another version of the game/],
  [' e2-été ', /another version of the game/],
])('a field that holds "%s" says what is wrong with it, and keeps it', async (word, message) => {
  showScreen(<EndlessScreen />, { records: localRecords().records });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your word' });
  fireEvent.change(field, { target: { value: word } });
  fireEvent.click(screen.getByRole('button', { name: 'Draw its map' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.value).toBe(word);
});
