// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Avatar } from '../../../../src/screens/profile/Avatar';
import { LEVEL } from '../../../support/level';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

function show(imageUrl: string, levelFile: () => Promise<unknown> = async () => LEVEL) {
  const records = localRecords().records;
  const { container } = showScreen(<Avatar name="léa" imageUrl={imageUrl} />, { records, levelFile });
  return {
    container,
    pictures: () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    seal: () => container.querySelector('[data-tone] > [aria-hidden="true"]')?.textContent,
  };
}

it('is a seal with the first letter where nobody was chosen', () => {
  const { container, pictures, seal } = show('');
  expect([seal(), pictures()]).toEqual(['L', []]);
  expect(container.textContent).toBe('LPortrait of léa');
});

it('is the picture of a provider, which is told of no page', () => {
  const { container } = show('https://example.org/lea.png');
  const [image] = container.querySelectorAll('img');
  expect([image?.src, image?.alt]).toEqual(['https://example.org/lea.png', 'Portrait of léa']);
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('is somebody found once their map is read, and the seal until then', async () => {
  const { container, pictures, seal } = show('stamp:1-quest1');
  expect(seal()).toBe('L');
  await waitFor(() => expect(pictures().some((src) => src?.startsWith('/maps/fair/main/'))).toBe(true));
  expect(container.textContent).toBe('Portrait of léa');
});

it.each([
  ['their map cannot be read', 'stamp:1-quest1', () => Promise.reject(new Error('offline'))],
  ['their map is not drawn', 'stamp:3-quest1', async () => LEVEL],
  ['nobody looks for them any more', 'stamp:1-quest7', async () => LEVEL],
])('stays the seal where %s', async (_, imageUrl, levelFile) => {
  const { pictures, seal } = show(imageUrl, levelFile);
  await new Promise((resolve) => void setTimeout(resolve, 0));
  await waitFor(() => expect(seal()).toBe('L'));
  expect(pictures()).toEqual([]);
});
