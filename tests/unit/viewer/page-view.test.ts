// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearFirstView, hasFirstView } from '../../../src/viewer/page-view';

test('the page’s own view goes with its bar, and nothing else', () => {
  document.body.innerHTML = '<div data-first-bar></div><div data-first-view><img></div><div id="root"></div>';
  expect(hasFirstView()).toBe(true);
  clearFirstView();
  expect(hasFirstView()).toBe(false);
  expect(document.body.children).toHaveLength(1);
  expect(document.getElementById('root')).not.toBeNull();
  clearFirstView();
});
