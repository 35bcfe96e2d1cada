// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../src/ui/replaced';
import { behindPictures } from '../../../../src/app/boot/behind-pictures';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML =
    '<script type="module" data-behind src="/behind.js"></script><template data-behind><link rel="modulepreload" href="/game.js"></template>';
  document.body.innerHTML = '<div data-first-view><img alt=""><img alt=""></div><img alt="another">';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const code = () => document.head.querySelectorAll('link').length;

/** The page with as many of its first view's pictures still on their way. */
function opened(coming: number, isHidden = false) {
  const pictures = [...document.querySelectorAll('img')];
  pictures.forEach((picture, index) =>
    Object.defineProperty(picture, 'complete', { value: index >= coming && index < 2 }),
  );
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  behindPictures(document);
  return pictures;
}

it('code comes once all pictures of the first view are there and have been shown, and only once', async () => {
  const [first, second] = opened(2);
  first?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(code()).toBe(0);
  second?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(code()).toBe(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(code()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new Event('pointerdown'));
  expect(code()).toBe(1);
});

it('a picture that cannot be had keeps no game back', async () => {
  const [only] = opened(1);
  only?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(20);
  expect(code()).toBe(1);
});

it.each(['pointerdown', 'keydown'])('whoever plays already need not wait (%s)', (type) => {
  opened(2);
  dispatchEvent(new Event(type));
  expect(code()).toBe(1);
});

it('a picture that never comes is waited for in vain for six seconds at most', async () => {
  opened(1);
  await vi.advanceTimersByTimeAsync(5900);
  expect(code()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(code()).toBe(1);
});

it('a page that nobody sees has no frame to wait for', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  opened(0, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(code()).toBe(1);
  vi.unstubAllGlobals();
});

it('the page then begins with its own script, by which a newer release is told', () => {
  const code = document.querySelector('template')?.content;
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/index.js');
  code?.prepend(entry);
  opened(2);
  expect(entryOf(document)).toBe('/behind.js');
  dispatchEvent(new Event('keydown'));
  expect(entryOf(document)).toBe('/index.js');
});
