// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearFirstView, hasFirstView, picturesOfPage } from '../../../src/viewer/page-view';

test('the page’s own view goes with its bar, and nothing else', () => {
  document.body.innerHTML = '<div data-first-bar></div><div data-first-view><img></div><div id="root"></div>';
  expect(hasFirstView()).toBe(true);
  clearFirstView();
  expect(hasFirstView()).toBe(false);
  expect(document.body.children).toHaveLength(1);
  expect(document.getElementById('root')).not.toBeNull();
  clearFirstView();
});

test('the page’s pictures are those that its screen asked for, come or not', () => {
  document.body.innerHTML =
    '<div data-first-view><img src="/blur.webp"><picture><img id="other"></picture><picture><img id="own"></picture></div>';
  const asked = { value: 'http://localhost:3000/maps/a.webp' };
  Object.defineProperty(document.getElementById('own'), 'currentSrc', asked);
  Object.defineProperty(document.getElementById('other'), 'currentSrc', { value: '' });
  expect(picturesOfPage()).toEqual([asked.value]);
  clearFirstView();
  expect(picturesOfPage()).toEqual([]);
});
