// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapRect } from '../../../src/game/space';
import { Minimap } from '../../../src/viewer/Minimap';
import { MAP } from '../../support/viewer';

const LABELS = {
  map: 'map',
  minimap: 'small map',
  loading: 'loading',
  failed: 'failed',
  retry: 'retry',
  showMinimap: 'show',
  hideMinimap: 'hide',
};
const onMove = vi.fn();
const capture = vi.fn();
const VIEW = mapRect(960, 679, 1920, 1358);

beforeEach(() => {
  onMove.mockClear();
  capture.mockClear();
  Element.prototype.setPointerCapture = capture;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1000, 500, 200, 100));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const minimap = (view = VIEW, overview?: string) => (
  <Minimap map={MAP} view={view} overview={overview} labels={LABELS} onMove={onMove} />
);
const picture = () => screen.getByRole('button', { name: 'small map' });
const side = () => document.querySelector('[data-minimap]')?.getAttribute('data-minimap');
/** Pointer events lack their place in the test environment. */
const pointer = (name: 'pointerDown' | 'pointerMove', x: number, y: number, buttons = 1) => {
  const event = createEvent[name](picture(), { bubbles: true });
  Object.defineProperties(event, {
    clientX: { value: x },
    clientY: { value: y },
    buttons: { value: buttons },
    pointerId: { value: 7 },
  });
  fireEvent(picture(), event);
};

describe('the small map', () => {
  it('frames the part in view, in shares of the whole', () => {
    render(minimap());
    const { left, top, width, height } = picture().querySelector('span')?.style ?? {};
    expect([left, top, width, height]).toEqual(['25%', '25%', '50%', '50%']);
    expect(picture().style.aspectRatio).toBe(`${MAP.width} / ${MAP.height}`);
  });

  it('is not there while all of the map is in view', () => {
    const { container, rerender } = render(minimap(mapRect(0, 0, MAP.width - 1, MAP.height - 1)));
    expect(container.innerHTML).toBe('');
    rerender(minimap(mapRect(0, 0, MAP.width - 2, MAP.height)));
    expect(container.innerHTML).not.toBe('');
    rerender(minimap(mapRect(0, 0, MAP.width, MAP.height - 2)));
    expect(container.innerHTML).not.toBe('');
  });

  it('shows a small picture of the map over its blur, or the blur alone', () => {
    render(minimap(VIEW, '/thumb.webp'));
    expect(picture().style.backgroundImage.replaceAll('"', '')).toBe(
      `url(/thumb.webp), url(${MAP.placeholder})`,
    );
    cleanup();
    render(minimap());
    expect(picture().style.backgroundImage.replaceAll('"', '')).toBe(`url(${MAP.placeholder})`);
  });

  it('moves the view to where it is pressed, and on while it is dragged', () => {
    render(minimap());
    pointer('pointerDown', 1050, 575);
    expect(onMove.mock.lastCall).toEqual([{ x: MAP.width / 4, y: MAP.height * 0.75 }]);
    expect(capture).toHaveBeenCalledWith(7);
    pointer('pointerMove', 1200, 500);
    expect(onMove.mock.lastCall).toEqual([{ x: MAP.width, y: 0 }]);
    pointer('pointerMove', 1100, 550, 0);
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['ArrowLeft', -0.25, 0],
    ['ArrowRight', 0.25, 0],
    ['ArrowUp', 0, -0.25],
    ['ArrowDown', 0, 0.25],
  ])('moves the view by a quarter of it: %s', (key, across, down) => {
    render(minimap());
    // false: the page does not scroll by it
    expect(fireEvent.keyDown(picture(), { key })).toBe(false);
    expect(onMove.mock.calls).toEqual([[{ x: 1920 + across * VIEW.width, y: 1358 + down * VIEW.height }]]);
    expect(fireEvent.keyDown(picture(), { key: 'Tab' })).toBe(true);
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('makes way for the last corner of the map, but not while it is being dragged', () => {
    const last = mapRect(MAP.width - 900, MAP.height - 600, 900, 600);
    const { rerender } = render(minimap());
    expect(side()).toBe('bottom');
    rerender(minimap(last));
    expect(side()).toBe('top');
    rerender(minimap());
    pointer('pointerDown', 1199, 599);
    rerender(minimap(last));
    expect(side()).toBe('bottom');
    fireEvent.lostPointerCapture(picture());
    expect(side()).toBe('top');
  });

  it('is put away and brought back by its button', () => {
    render(minimap());
    const toggle = screen.getByRole('button', { name: 'hide' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(toggle);
    expect(screen.queryByRole('button', { name: 'small map' })).toBeNull();
    expect(screen.getByRole('button', { name: 'show' }).getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(picture()).toBeTruthy();
  });
});
