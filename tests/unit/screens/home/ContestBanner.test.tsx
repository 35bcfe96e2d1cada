// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Drawing } from '../../../../src/levels/use-drawing';
import { ContestBanner } from '../../../../src/screens/home/ContestBanner';
import { localRecords, newDisk, NOON } from '../../../support/records';
import { manifestOf, showScreen } from '../../../support/screen';

beforeEach(newDisk);

const drawing = (...expected: readonly number[]): Drawing => ({
  levels: undefined,
  isExpected: (level) => expected.includes(level),
  isAway: false,
  first: () => undefined,
});

/** The contest of that week is on level 1. */
it.each([
  ['is being drawn', drawing(1, 2), /is being drawn right now/],
  ['is not open, and will not be', drawing(2), /not open yet/],
  ['is missing where nobody draws', undefined, /not open yet/],
])('says of the contest’s map that it %s', async (_, from, said) => {
  showScreen(<ContestBanner now={NOON} manifest={manifestOf(3)} drawing={from} />, {
    records: localRecords().records,
  });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
