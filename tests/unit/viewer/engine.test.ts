// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import { ViewerEngine } from '../../../src/viewer/engine';
import type { Tap, ZoomState } from '../../../src/viewer/types';
import { CORNER, layOut, MAP, setStage, type Stage } from '../../support/viewer';

const MIDDLE = { x: MAP.width / 2, y: MAP.height / 2 };

const tap = vi.fn<(tap: Tap) => void>();
const doubleTap = vi.fn();
const zoom = vi.fn<(state: ZoomState) => void>();
const view = vi.fn();
const sharp = vi.fn();
const failed = vi.fn();

let stage: Stage;
let scroller: HTMLElement;
let content: HTMLElement;
let size: { width: number; height: number };
let engine: ViewerEngine;

function open(width: number, height: number, screen = width) {
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
    failed,
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

const zoomNow = () => zoom.mock.lastCall?.[0].zoom;
/** The point of the map in the middle of the view. */
const centre = () => {
  const { x, y, width, height } = engine.visible();
  return { x: x + width / 2, y: y + height / 2 };
};
const press = (x: number, y: number) => {
  for (const name of ['pointerdown', 'pointerup']) {
    const event = new MouseEvent(name, { clientX: x, clientY: y, bubbles: true });
    fireEvent(scroller, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' }));
  }
};
const touches = (name: string, ...at: [number, number][]) => {
  const event = new Event(name, { bubbles: true, cancelable: true });
  fireEvent(scroller, Object.assign(event, { touches: at.map(([x, y]) => ({ clientX: x, clientY: y })) }));
};

describe('a map that opens', () => {
  it('shows its width as nearly as steps allow, its middle in the middle', () => {
    open(1200, 700, 700);
    expect(zoom.mock.calls).toEqual([[{ zoom: 30, canZoomIn: true, canZoomOut: false }]]);
    expect(content.style.width).toBe('1152px');
    expect(content.style.marginLeft).toBe('24px');
    expect(content.style.marginTop).toBe('0px');
    expect(centre().x).toBeCloseTo(MIDDLE.x);
    expect(centre().y).toBeCloseTo(MIDDLE.y);
    expect(view).toHaveBeenCalledTimes(1);
  });

  it('shows nothing where there is no room yet', () => {
    open(0, 0, 1280);
    expect(view).not.toHaveBeenCalled();
    expect(engine.scale()).toBe(0.5);
  });

  it('says when it is sharp', async () => {
    open(1200, 700);
    expect(sharp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(sharp.mock.calls).toEqual([[true]]);
  });
});

describe('zooming', () => {
  it('goes in steps of ten from its limit to the natural size, and says where it is', () => {
    open(1200, 700);
    expect(zoomNow()).toBe(50);
    engine.zoomOut();
    expect(zoomNow()).toBe(50);
    engine.zoomIn();
    expect(zoom.mock.lastCall?.[0]).toEqual({ zoom: 60, canZoomIn: true, canZoomOut: true });
    for (let step = 0; step < 9; step += 1) engine.zoomIn();
    expect(zoom.mock.lastCall?.[0]).toEqual({ zoom: 100, canZoomIn: false, canZoomOut: true });
    expect(content.style.width).toBe('3840px');
    expect(engine.scale()).toBe(1);
    engine.zoomReset();
    expect(zoomNow()).toBe(50);
  });

  it('keeps the middle of the view where it is', () => {
    open(1200, 700);
    engine.centreOn(mapPoint(1500, 1000));
    engine.zoomIn();
    expect(centre().x).toBeCloseTo(1500);
    expect(centre().y).toBeCloseTo(1000);
  });

  it('keeps what is under the wheel where it is', () => {
    open(1200, 700);
    engine.centreOn(mapPoint(1500, 1000));
    const at = { x: CORNER.x + 300, y: CORNER.y + 200 };
    press(at.x, at.y);
    fireEvent.wheel(scroller, { deltaY: -60, clientX: at.x, clientY: at.y });
    press(at.x, at.y);
    expect(zoomNow()).toBe(60);
    const [before, after] = tap.mock.calls.map(([{ point }]) => point);
    expect(after?.x).toBeCloseTo(before?.x ?? 0);
    expect(after?.y).toBeCloseTo(before?.y ?? 0);
  });

  it('glides from the old size to the new one, but not where less motion is wanted', () => {
    open(1200, 700);
    engine.zoomOut();
    expect(stage.animate).not.toHaveBeenCalled();
    engine.zoomIn();
    expect(stage.animate.mock.calls[0]?.[0]).toEqual([
      { transform: `scale(${String(50 / 60)})` },
      { transform: 'none' },
    ]);
    stage.reducedMotion = true;
    engine.zoomIn();
    expect(stage.animate).toHaveBeenCalledTimes(1);
  });

  it('follows two fingers and ends at the nearest step', () => {
    open(1200, 700);
    const at = (distance: number): [[number, number], [number, number]] => [
      [CORNER.x + 600 - distance / 2, CORNER.y + 350],
      [CORNER.x + 600 + distance / 2, CORNER.y + 350],
    ];
    touches('touchstart', ...at(100));
    touches('touchmove', ...at(146));
    expect(content.style.transform).toBe('scale(1.46)');
    expect(content.style.transformOrigin).toBe('960px 679px');
    expect(zoomNow()).toBe(50);
    touches('touchend');
    expect(content.style.transform).toBe('');
    expect(zoomNow()).toBe(70);
    expect(centre().x).toBeCloseTo(MIDDLE.x);
    expect(stage.animate.mock.calls[0]?.[0]).toMatchObject([
      { transform: `scale(${String((50 * 1.46) / 70)})` },
      {},
    ]);
  });
});

describe('a double tap', () => {
  const finger = (x: number, y: number) => {
    for (const name of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(name, { clientX: x, clientY: y, bubbles: true });
      fireEvent(scroller, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'touch' }));
    }
  };

  it('zooms in by two steps where the finger is, and from the natural size back', () => {
    open(1200, 700);
    for (const expected of [70, 90, 100, 50]) {
      finger(300, 300);
      finger(305, 302);
      expect(zoomNow()).toBe(expected);
    }
    expect(tap).toHaveBeenCalledTimes(4);
    expect(doubleTap).toHaveBeenCalledTimes(4);
  });
});

describe('a tap', () => {
  it('is told in pixels of the map and of the view, with what it may miss by', () => {
    open(1200, 700);
    engine.centreOn(mapPoint(1500, 1000));
    press(CORNER.x + 600, CORNER.y + 350);
    expect(tap.mock.calls).toEqual([
      [
        {
          point: { x: 1500, y: 1000 },
          middle: { x: 1500, y: 1000 },
          at: { x: 600, y: 350 },
          slack: 24,
          mayDouble: false,
        },
      ],
    ]);
  });

  it('beside the map is none', () => {
    open(1200, 900, 700);
    press(CORNER.x + 23, CORNER.y + 450);
    press(CORNER.x + 1177, CORNER.y + 450);
    press(CORNER.x + 600, CORNER.y + 40);
    press(CORNER.x + 600, CORNER.y + 860);
    expect(tap).not.toHaveBeenCalled();
    press(CORNER.x + 24, CORNER.y + 450);
    expect(tap.mock.lastCall?.[0].point.x).toBeCloseTo(0);
  });

  it('can be made at a point of the map, without a pointer', () => {
    open(1200, 700);
    engine.tapAt(mapPoint(1500, 1000));
    expect(tap.mock.lastCall?.[0].point.x).toBeCloseTo(1500);
    expect(tap.mock.lastCall?.[0].point.y).toBeCloseTo(1000);
  });
});

describe('the view', () => {
  it('follows the mouse that drags, and is told once a frame', async () => {
    open(1200, 700);
    engine.centreOn(mapPoint(1500, 1000));
    view.mockClear();
    const move = (name: string, x: number, y: number) =>
      fireEvent(
        scroller,
        Object.assign(new MouseEvent(name, { clientX: x, clientY: y }), {
          pointerId: 1,
          isPrimary: true,
          pointerType: 'mouse',
        }),
      );
    scroller.setPointerCapture = () => undefined;
    move('pointerdown', 100, 100);
    move('pointermove', 130, 90);
    move('pointermove', 150, 80);
    expect(centre()).toEqual({ x: 1400, y: 1040 });
    await vi.advanceTimersByTimeAsync(20);
    expect(view).toHaveBeenCalledTimes(1);
  });

  it('goes no further than it must to show a point well inside', () => {
    open(1200, 700);
    engine.centreOn(mapPoint(1500, 1000));
    engine.reveal(mapPoint(1800, 1100));
    expect(centre()).toEqual({ x: 1500, y: 1000 });
    engine.reveal(mapPoint(2600, 1100));
    expect(centre()).toEqual({ x: 2600, y: 1000 });
    engine.reveal(mapPoint(2500, 1690));
    expect(centre()).toEqual({ x: 2600, y: 1690 });
    engine.reveal(mapPoint(1420, 1010));
    expect(centre().x).toBe(1420);
  });

  it('stays on the map', () => {
    open(1200, 700);
    engine.centreOn(mapPoint(0, 0));
    expect(engine.visible()).toMatchObject({ x: 0, y: 0, width: 2400, height: 1400 });
    engine.centreOn(mapPoint(MAP.width, MAP.height));
    expect(engine.visible()).toMatchObject({ x: MAP.width - 2400, y: MAP.height - 1400 });
  });
});

describe('another size of the window', () => {
  it('keeps the zoom inside its limits and shows more of what was shown', () => {
    open(390, 700);
    expect(zoomNow()).toBe(30);
    engine.centreOn(mapPoint(1500, 1000));
    Object.assign(size, { width: 1200, height: 700 });
    window.innerWidth = 1280;
    view.mockClear();
    stage.resize();
    expect(zoom.mock.lastCall?.[0]).toEqual({ zoom: 50, canZoomIn: true, canZoomOut: false });
    expect(content.style.width).toBe('1920px');
    expect(view).toHaveBeenCalledTimes(1);
    expect(engine.visible().width).toBe(2400);
  });

  it('keeps the middle of what is shown, also where the browser kept the corner', () => {
    open(1200, 700);
    engine.centreOn(mapPoint(1500, 1000));
    Object.assign(size, { width: 1000, height: 600 });
    stage.resize();
    expect(engine.visible()).toMatchObject({ x: 500, y: 400, width: 2000, height: 1200 });
    Object.assign(size, { width: 600, height: 1000 });
    stage.resize();
    expect(centre()).toEqual({ x: 1500, y: 1000 });
    expect(zoomNow()).toBe(50);
  });
});

it('leaves nothing behind', () => {
  open(1200, 700);
  fireEvent.scroll(scroller);
  expect(stage.observed.size).toBe(1);
  engine.destroy();
  expect(stage.observed.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  tap.mockClear();
  press(CORNER.x + 600, CORNER.y + 350);
  expect(tap).not.toHaveBeenCalled();
});
