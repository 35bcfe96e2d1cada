// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fetchLostStyles, noteLostStyles } from '../../../src/ui/lost-styles';

const links = () => [...document.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css" /><link rel="stylesheet" href="/b.css" /><link rel="icon" href="/c.svg" />';
});

it('asks anew for styles that did not arrive, and for nothing else, until they are there', async () => {
  const stop = noteLostStyles(document);
  const [before, other, icon] = links();
  before?.dispatchEvent(new Event('error'));
  icon?.dispatchEvent(new Event('error'));
  stop();
  other?.dispatchEvent(new Event('error'));
  const vain = fetchLostStyles();
  const [copy] = links();
  expect(copy).not.toBe(before);
  expect(copy?.href).toBe(before?.href);
  expect(links().slice(1)).toEqual([other, icon]);
  copy?.dispatchEvent(new Event('error'));
  await expect(vain).rejects.toThrow('/a.css');
  const done = fetchLostStyles();
  links()[0]?.dispatchEvent(new Event('load'));
  await done;
  const [there] = links();
  await fetchLostStyles();
  expect(links()[0]).toBe(there);
});
