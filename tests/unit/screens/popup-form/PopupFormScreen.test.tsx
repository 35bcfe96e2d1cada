// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PopupFormScreen } from '../../../../src/screens/popup-form/PopupFormScreen';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(newDisk);

const show = (state: unknown) => showScreen(<PopupFormScreen />, { records: localRecords().records, state });

it('asks for the name of a result that was handed over', () => {
  show({ result: { level: 1, mode: 2, score: 10, time: 42.2 } });
  expect(screen.getByRole('heading', { level: 1, name: '10 right answers in 42.2 s' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit Score' })).toBeTruthy();
});

it('shows right answers alone in a time attack', () => {
  show({ result: { level: 1, mode: 3, score: 1, time: 20 } });
  expect(screen.getByRole('heading', { level: 1, name: '1 right answer!' })).toBeTruthy();
});

it.each([null, undefined, {}, { result: { level: 23, mode: 2, score: 10, time: 1 } }, { result: 'x' }])(
  'says that there is nothing to submit for %j',
  (state) => {
    show(state);
    expect(screen.getByRole('heading', { name: 'No score to submit' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a map' })).toBeTruthy();
  },
);
