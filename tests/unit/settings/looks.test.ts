// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { followLooks } from '../../../src/settings/looks';
import { settings } from '../../../src/settings/settings';

afterEach(() => settings.change({ largeButtons: false, alwaysLight: false }));

const shown = () => {
  const { dataset } = document.documentElement;
  return { largeButtons: 'largeButtons' in dataset, alwaysLight: 'light' in dataset };
};

it('the page shows its buttons and its paper as they are set, from the start and at every change', () => {
  settings.change({ largeButtons: true });
  expect(shown()).toEqual({ largeButtons: false, alwaysLight: false });
  followLooks();
  expect(shown()).toEqual({ largeButtons: true, alwaysLight: false });
  settings.change({ largeButtons: false, alwaysLight: true });
  expect(shown()).toEqual({ largeButtons: false, alwaysLight: true });
  settings.change({ alwaysLight: false });
  expect(shown()).toEqual({ largeButtons: false, alwaysLight: false });
});
