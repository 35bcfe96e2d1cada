/** Opens the viewer's engine on a page that is laid out, notes what it tells, and moves pointers and fingers over it. */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ViewerEngine } from '../../src/viewer/engine';
import type { Tap, ZoomState } from '../../src/viewer/types';
import { layOut, MAP, setStage, type Stage } from './viewer';

export const MIDDLE = { x: MAP.width / 2, y: MAP.height / 2 };

export const tap = vi.fn<(tap: Tap) => void>();
export const doubleTap = vi.fn();
export const zoom = vi.fn<(state: ZoomState) => void>();
export const view = vi.fn();
export const sharp = vi.fn();

/** New for each test; the others since the test's `open`. */
export let stage: Stage;
export let scroller: HTMLElement;
export let content: HTMLElement;
/** The view's size, which a test may change. */
export let size: { width: number; height: number };
export let engine: ViewerEngine;

/** Opens the map in a view of this size, in a window as wide as `screen`; all in CSS px. */
export function open(width: number, height: number, screen = width): void {
  window.innerWidth = screen;
  scroller = document.createElement('div');
  content = document.createElement('div');
  const tiles = document.createElement('div');
  content.append(tiles);
  scroller.append(content);
  document.body.replaceChildren(scroller);
  size = layOut(scroller, content, { width, height });
  engine = new ViewerEngine({ scroller, content, tiles }, MAP, (path) => `/maps/${path}`, {
    tap,
    doubleTap,
    zoom,
    view,
    sharp,
    failed: vi.fn(),
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  stage = setStage();
});
afterEach(() => {
  engine.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export const zoomNow = () => zoom.mock.lastCall?.[0].zoom;

/** The point of the map in the middle of the view. */
export const centre = () => {
  const { x, y, width, height } = engine.visible();
  return { x: x + width / 2, y: y + height / 2 };
};

/** An event of the first pointer at a point of the window. */
export function point(name: string, x: number, y: number, pointerType = 'mouse'): void {
  const event = new MouseEvent(name, { clientX: x, clientY: y, bubbles: true });
  fireEvent(scroller, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }));
}

export function press(x: number, y: number, pointerType = 'mouse'): void {
  for (const name of ['pointerdown', 'pointerup']) point(name, x, y, pointerType);
}

export function touches(name: string, ...at: [number, number][]): void {
  const event = new Event(name, { bubbles: true, cancelable: true });
  fireEvent(scroller, Object.assign(event, { touches: at.map(([x, y]) => ({ clientX: x, clientY: y })) }));
}
