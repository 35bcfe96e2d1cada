// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import { CORNER, MAP } from '../../support/viewer';
import {
  centre,
  content,
  engine,
  MIDDLE,
  open,
  point,
  press,
  scroller,
  size,
  stage,
  tap,
  view,
  sharp,
  zoom,
  zoomNow,
} from '../../support/engine';

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
          time: expect.any(Number) as number,
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
    scroller.setPointerCapture = () => undefined;
    point('pointerdown', 100, 100);
    point('pointermove', 130, 90);
    point('pointermove', 150, 80);
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

  it('keeps the middle where the browser scrolls before it tells the new size, as a turned screen does', () => {
    open(390, 700);
    engine.centreOn(mapPoint(2000, 1400));
    Object.assign(size, { width: 844, height: 320 });
    window.innerWidth = 844;
    // no more of the map lies beyond the wider view
    scroller.scrollLeft = 308;
    scroller.dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
    stage.resize();
    expect(centre().x).toBeCloseTo(2000);
    expect(centre().y).toBeCloseTo(1400);
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
