// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import { CORNER } from '../../support/viewer';
import {
  centre,
  content,
  engine,
  MIDDLE,
  open,
  press,
  scroller,
  stage,
  tap,
  doubleTap,
  touches,
  zoom,
  zoomNow,
} from '../../support/engine';

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
  it('zooms in by two steps where the finger is, and from the natural size back', () => {
    open(1200, 700);
    for (const expected of [70, 90, 100, 50]) {
      press(300, 300, 'touch');
      press(305, 302, 'touch');
      expect(zoomNow()).toBe(expected);
    }
    expect(tap).toHaveBeenCalledTimes(4);
    expect(doubleTap).toHaveBeenCalledTimes(4);
  });
});
