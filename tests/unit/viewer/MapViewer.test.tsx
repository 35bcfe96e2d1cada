// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapPoint, mapRect } from '../../../src/game/space';
import { MapViewer } from '../../../src/viewer/MapViewer';
import type { MapViewerProps, ViewerCommands } from '../../../src/viewer/types';
import { MAP, setStage } from '../../support/viewer';

/** A tile's way into the page. */
const load = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../src/viewer/tile-picture', () => ({
  canvasOf: () => ({
    element: document.createElement('canvas'),
    isReady: () => false,
    load,
    drop: () => undefined,
  }),
}));

const LABELS = {
  map: 'The map',
  minimap: 'Overview',
  loading: 'Loading',
  failed: 'Some pictures are missing',
  retry: 'Try again',
  showMinimap: 'Show',
  hideMinimap: 'Hide',
};
const onTap = vi.fn();
const onSharp = vi.fn();
const onZoom = vi.fn();
let commands: ViewerCommands | undefined;

const pictureUrl = (path: string) => `/maps/${path}`;
const viewer = (props: Partial<MapViewerProps>) => (
  <MapViewer
    map={MAP}
    pictureUrl={pictureUrl}
    labels={LABELS}
    onTap={onTap}
    onSharp={onSharp}
    onZoom={onZoom}
    onReady={(given) => {
      commands = given;
    }}
    {...props}
  />
);

async function show(props: Partial<MapViewerProps> = {}) {
  const { rerender } = render(viewer(props));
  const scroller = screen.getByRole('application', { name: 'The map' });
  const content = document.querySelector('[data-map-content]');
  if (content)
    content.getBoundingClientRect = () =>
      new DOMRect(0, 0, (MAP.width * zoomNow()) / 100, (MAP.height * zoomNow()) / 100);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });
  return { scroller, again: (changed: Partial<MapViewerProps>) => rerender(viewer(changed)) };
}

const zoomNow = () => onZoom.mock.lastCall?.[0].zoom ?? 50;
const press = (scroller: HTMLElement) => {
  for (const name of ['pointerdown', 'pointerup']) {
    const event = new MouseEvent(name, { clientX: 100, clientY: 100, bubbles: true });
    fireEvent(scroller, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' }));
  }
};
const frameShown = () => act(async () => void (await vi.advanceTimersByTimeAsync(40)));
const cursor = () => document.querySelector('[data-map-cursor]');

beforeEach(() => {
  load.mockImplementation(() => Promise.resolve());
  vi.clearAllMocks();
  vi.useFakeTimers();
  setStage();
  window.innerWidth = 700;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a map on screen', () => {
  it('tells taps, but none while it is disabled', async () => {
    const { scroller, again } = await show({ disabled: true });
    press(scroller);
    expect(onTap).not.toHaveBeenCalled();
    again({ disabled: false });
    press(scroller);
    await frameShown();
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it('shows the mark of a tap before it tells it', async () => {
    const early = () =>
      document.querySelector<HTMLElement>(
        '[data-map-content] span[hidden], [data-map-content] span:not([data-mark])',
      );
    const { scroller, again } = await show({ marks: [mapPoint(5, 5)], verdict: 'pending' });
    expect(early()?.hidden).toBe(true);
    press(scroller);
    expect(onTap).not.toHaveBeenCalled();
    expect([early()?.hidden, early()?.textContent]).toEqual([false, '2']);
    await frameShown();
    expect(onTap).toHaveBeenCalledTimes(1);
    expect(early()?.hidden).toBe(true);
    // after a verdict a new try begins, and where nothing is marked nothing is shown
    again({ marks: [mapPoint(5, 5)], verdict: 'wrong' });
    press(scroller);
    expect([early()?.hidden, early()?.textContent]).toEqual([false, '1']);
    await frameShown();
    again({});
    press(scroller);
    expect(early()?.hidden).toBe(true);
    await frameShown();
    expect(onTap).toHaveBeenCalledTimes(3);
  });

  it('tells a tap before its map goes', async () => {
    const { scroller } = await show();
    press(scroller);
    cleanup();
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it('says that it loads until it is sharp', async () => {
    load.mockImplementation(() => new Promise(() => undefined));
    await show();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(onSharp).not.toHaveBeenCalled();
    cleanup();
    load.mockImplementation(() => Promise.resolve());
    await show();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(onSharp).toHaveBeenCalledTimes(1);
  });

  it('says so when pictures cannot be had, and tries again', async () => {
    load.mockImplementation(() => Promise.reject(new Error('offline')));
    await show();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(20_000);
    });
    expect(screen.getByRole('status').textContent).toContain('Some pictures are missing');
    load.mockImplementation(() => Promise.resolve());
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.queryByText('Some pictures are missing')).toBeNull();
    expect(onSharp).toHaveBeenCalledTimes(1);
  });

  it('shows marks in order, found places and the region of a hint, as shares of the map', async () => {
    const whole = { width: MAP.width, height: MAP.height };
    await show({
      verdict: 'wrong',
      marks: [mapPoint(whole.width / 2, whole.height / 4), mapPoint(0, 0)],
      found: [{ id: 'quest1-0', rect: mapRect(974, 14, 932, 651) }],
      hint: { centre: mapPoint(whole.width / 2, whole.height / 2), radius: whole.width / 8 },
    });
    const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')];
    expect(marks.map(({ textContent, style }) => [textContent, style.left, style.top])).toEqual([
      ['1', '50%', '25%'],
      ['2', '0%', '0%'],
    ]);
    expect(marks[0]?.dataset['verdict']).toBe('wrong');
    // a ring is a little larger than what it rings
    const ring = document.querySelector<SVGElement>('[data-found="quest1-0"]');
    expect([ring?.style.left, ring?.style.top, ring?.style.width, ring?.style.height]).toEqual([
      '25%',
      '0%',
      '25%',
      '25%',
    ]);
    const region = document.querySelector<HTMLElement>('[data-hint-region]');
    expect([region?.style.left, region?.style.width]).toEqual(['37.5%', '25%']);
  });
});

describe('by keyboard', () => {
  it('zooms with + and - and back with 0', async () => {
    const { scroller } = await show();
    fireEvent.keyDown(scroller, { key: '+' });
    expect(zoomNow()).toBe(40);
    fireEvent.keyDown(scroller, { key: '=' });
    expect(zoomNow()).toBe(50);
    fireEvent.keyDown(scroller, { key: '-' });
    expect(zoomNow()).toBe(40);
    fireEvent.keyDown(scroller, { key: '0' });
    expect(zoomNow()).toBe(30);
  });

  it('moves a cursor, taps where it is, and hides it', async () => {
    const { scroller } = await show();
    fireEvent.keyDown(scroller, { key: 'Enter' });
    expect(cursor()).toBeTruthy();
    expect(onTap).not.toHaveBeenCalled();
    fireEvent.keyDown(scroller, { key: 'ArrowRight' });
    fireEvent.keyDown(scroller, { key: 'Enter' });
    await frameShown();
    expect(onTap).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(scroller, { key: 'Escape' });
    expect(cursor()).toBeNull();
    act(() => commands?.pushCursor({ x: 10, y: 0 }));
    expect(cursor()).toBeTruthy();
    act(() => commands?.pressCursor());
    await frameShown();
    expect(onTap).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(scroller);
    expect(cursor()).toBeNull();
  });

  it('leaves keys with a modifier to the browser', async () => {
    const { scroller } = await show();
    fireEvent.keyDown(scroller, { key: '+', ctrlKey: true });
    expect(fireEvent.keyDown(scroller, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(cursor()).toBeNull();
    expect(fireEvent.keyDown(scroller, { key: 'ArrowLeft' })).toBe(false);
    expect(fireEvent.keyDown(scroller, { key: 'a' })).toBe(true);
  });
});

describe('the focus', () => {
  it('is on the map of a game from the start, so that an arrow shows the cursor', async () => {
    const { scroller } = await show({ takesFocus: true });
    expect(document.activeElement).toBe(scroller);
    fireEvent.keyDown(scroller, { key: 'ArrowLeft' });
    expect(cursor()).not.toBeNull();
  });

  it('stays where it is otherwise', async () => {
    const { scroller } = await show();
    expect(document.activeElement).not.toBe(scroller);
  });
});
