// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { showWordless } from '../../../../src/app/boot/wordless';

it('says in both languages that the words are missing, and tries again when told or when the line is back', () => {
  const root = document.createElement('div');
  const reload = vi.fn<() => void>();
  showWordless(root, reload);
  expect([...root.querySelectorAll<HTMLElement>('[lang]')].map(({ lang }) => lang)).toEqual([
    'fr',
    'fr',
    'en',
  ]);
  root.querySelector('button')?.click();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});
