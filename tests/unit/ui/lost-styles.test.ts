// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fetchLostStyles } from '../../../src/ui/lost-styles';

const links = () => [...document.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" /><link rel="icon" href="/b.svg" />';
});

it('asks anew for styles that did not arrive, and for nothing else', async () => {
  const [before, icon] = links();
  const done = fetchLostStyles(document);
  const [after] = links();
  expect(after).not.toBe(before);
  expect(after?.href).toBe(before?.href);
  expect(links()[1]).toBe(icon);
  after?.dispatchEvent(new Event('load'));
  await done;
});

it('rejects while they cannot be had', async () => {
  const done = fetchLostStyles(document);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(done).rejects.toThrow('/a.css');
});
