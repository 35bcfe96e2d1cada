// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST, QUIET, useCalm } from '../../../../src/app/boot/use-calm';
import { Spinner } from '../../../../src/ui/Spinner';

function Later() {
  return useCalm() ? <b data-testid="later" /> : null;
}

/** A picture in the page, on its way until `come`. */
function picture(top = 0): { readonly image: HTMLImageElement; readonly come: () => void } {
  const image = document.createElement('img');
  let complete = false;
  Object.defineProperty(image, 'complete', { get: () => complete });
  image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(image);
  return { image, come: () => void (complete = true) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isCalm = () => document.querySelector('[data-testid="later"]') !== null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('is not calm while a picture is on its way, and is a while after the last has come', async () => {
  const first = picture();
  const second = picture();
  render(<Later />);
  await pass(QUIET);
  first.come();
  await pass(QUIET);
  expect(isCalm()).toBe(false);
  second.come();
  await pass(QUIET - 250);
  expect(isCalm()).toBe(false);
  await pass(250);
  expect(isCalm()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('begins to count anew when more is on its way', async () => {
  render(<Later />);
  await pass(QUIET - 250);
  const late = picture();
  await pass(250);
  late.come();
  await pass(QUIET - 250);
  expect(isCalm()).toBe(false);
  await pass(250);
  expect(isCalm()).toBe(true);
});

it('waits for what says that it is loading', async () => {
  const { rerender } = render([<Later key="later" />, <Spinner key="spinner" label="…" />]);
  await pass(2 * QUIET);
  expect(isCalm()).toBe(false);
  rerender([<Later key="later" />]);
  await pass(QUIET);
  expect(isCalm()).toBe(true);
});

it('waits for no picture that is only loaded when it is scrolled to', async () => {
  const { image } = picture(innerHeight + 1);
  Object.defineProperty(image, 'loading', { value: 'lazy' });
  render(<Later />);
  await pass(QUIET);
  expect(isCalm()).toBe(true);
});

it('does not wait for ever', async () => {
  picture();
  render(<Later />);
  await pass(LONGEST - 250);
  expect(isCalm()).toBe(false);
  await pass(250);
  expect(isCalm()).toBe(true);
});

it('does not ask where a picture is that the browser leaves out far from the view', async () => {
  const { image } = picture();
  Object.defineProperty(image, 'loading', { value: 'lazy' });
  image.checkVisibility = (how) => how?.contentVisibilityAuto !== true;
  const asked = vi.spyOn(image, 'getBoundingClientRect');
  render(<Later />);
  await pass(QUIET);
  expect(isCalm()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
