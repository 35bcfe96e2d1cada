// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearBlur } from '../../../src/levels/blur';

test('every picture of the blur goes, and nothing else', () => {
  document.body.innerHTML = '<img data-blur><img data-blur><div id="root"></div>';
  clearBlur();
  expect(document.querySelectorAll('[data-blur]')).toHaveLength(0);
  expect(document.getElementById('root')).not.toBeNull();
});
