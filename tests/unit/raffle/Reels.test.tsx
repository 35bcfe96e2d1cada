// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reels } from '../../../src/raffle/Reels';
import { TICKS } from '../../../src/raffle/slot-machine';
import { MAIN_MAP_LEVEL } from '../../support/fixture-level';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

const LEVEL = {
  ...MAIN_MAP_LEVEL,
  level: 15,
  name: 'DEMON SLAYER',
  translationSpace: 'play',
  catalogOrder: 12,
  quests: MAIN_MAP_LEVEL.quests.filter(({ type }) => type === undefined).slice(0, 4),
};
const FIRST = LEVEL.quests[0]?.quest;

beforeEach(() => {
  newDisk();
  vi.stubGlobal('devicePixelRatio', 1);
});
afterEach(() => vi.unstubAllGlobals());

const show = (tick: number, hidden?: string, levelFile = () => Promise.resolve<unknown>(LEVEL)) =>
  showScreen(<Reels level={15} hidden={hidden} tick={tick} winner={3} />, {
    records: localRecords().records,
    open: [15],
    levelFile,
  }).container;
/** Which figure stands in each reel's window. */
const shown = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-still]'), (reel) =>
    Array.from(reel.querySelectorAll('[data-at]')).findIndex(
      (figure) => figure.getAttribute('data-at') === 'shown',
    ),
  );

it('stops at three figures alike, and turns until then', async () => {
  const container = show(TICKS);
  await waitFor(() => expect(shown(container)).toHaveLength(3));
  const figures = container.querySelectorAll('[data-at]').length / 3;
  expect(shown(container)).toEqual([0, 0, 0].map(() => 3 % figures));
  expect(container.querySelectorAll('[data-still="true"]')).toHaveLength(3);
  cleanup();
  const turning = show(30);
  await waitFor(() => expect(turning.querySelectorAll('[data-still="true"]')).toHaveLength(1));
});

it('has the same figure at rest behind the one that comes down, painted at once: no reel stands empty', async () => {
  const container = show(17);
  await waitFor(() => expect(shown(container)).toHaveLength(3));
  const atRest = Array.from(container.querySelectorAll('[data-still]'), (reel) =>
    Array.from(reel.querySelectorAll('[data-rest]')).findIndex(
      (figure) => figure.getAttribute('data-rest') === 'true',
    ),
  );
  expect(atRest).toEqual(shown(container));
  const pictures = [...container.querySelectorAll('img[loading]')];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures)
    expect([picture.getAttribute('loading'), picture.getAttribute('decoding')]).toEqual(['eager', 'sync']);
});

it('shows no figure that the contest asks for', async () => {
  const all = show(TICKS);
  await waitFor(() => expect(shown(all)).toHaveLength(3));
  const before = all.querySelectorAll('[data-at]').length;
  cleanup();
  const others = show(TICKS, FIRST);
  await waitFor(() => expect(others.querySelectorAll('[data-at]')).toHaveLength(before - 3));
});

it('shows the map’s blur where a picture cannot be had, and no sign of the browser’s', async () => {
  const container = show(TICKS);
  await waitFor(() => expect(shown(container)).toHaveLength(3));
  const picture = container.querySelector<HTMLImageElement>('img[loading]');
  if (!picture) throw new Error('no picture');
  fireEvent.error(picture);
  expect(picture.style.visibility).toBe('hidden');
});

it('is nothing while the map cannot be read: the draw needs no picture', async () => {
  const read = vi.fn(() => Promise.reject(new Error('gone')));
  const container = show(TICKS, undefined, read);
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(container.querySelector('[data-at]')).toBeNull();
});
