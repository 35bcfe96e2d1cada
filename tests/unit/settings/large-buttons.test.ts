// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { followLargeButtons } from '../../../src/settings/large-buttons';
import { settings } from '../../../src/settings/settings';

afterEach(() => settings.change({ largeButtons: false }));

const areLarge = () => 'largeButtons' in document.documentElement.dataset;

it('the page shows the buttons as they are set, from the start and at every change', () => {
  settings.change({ largeButtons: true });
  expect(areLarge()).toBe(false);
  followLargeButtons();
  expect(areLarge()).toBe(true);
  settings.change({ largeButtons: false });
  expect(areLarge()).toBe(false);
  settings.change({ largeButtons: true });
  expect(areLarge()).toBe(true);
});
