// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StampPortrait } from '../../../../../src/screens/profile/portrait/StampPortrait';
import { LEVEL } from '../../../../support/level';
import { localRecords, newDisk } from '../../../../support/records';
import { showScreen } from '../../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

const show = (quest: string) =>
  showScreen(<StampPortrait portrait={{ level: 1, quest }} instead="?" />, {
    records: localRecords().records,
    levelFile: async () => LEVEL,
  }).container;

it.each([
  ['quest1', 'main'],
  ['dquest2', 'dquest2'],
])('cuts who is looked for by %s from the picture they stand on', async (quest, map) => {
  const container = show(quest);
  expect(container.textContent).toBe('?');
  const tiles = () => [...container.querySelectorAll<HTMLImageElement>('img[loading]')];
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
  for (const { src } of tiles()) expect(src).toContain(`/maps/fair/${map}/`);
  expect(container.textContent).toBe('');
});

it('gives what stands instead where the map does not look for them', async () => {
  const container = show('quest9');
  await new Promise((resolve) => void setTimeout(resolve, 0));
  expect([container.textContent, container.querySelector('img')]).toEqual(['?', null]);
});
