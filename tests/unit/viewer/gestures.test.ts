// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDrag, listenToGestures } from '../../../src/viewer/gestures';
import { clientPoint } from '../../../src/viewer/space';

const handlers = {
  tap: vi.fn(),
  doubleTap: vi.fn(),
  dragBy: vi.fn(),
  zoomStep: vi.fn(),
  pinch: vi.fn(),
  pinchEnd: vi.fn(),
};
const capture = vi.fn();
let target: HTMLElement;
let ending: AbortController;

beforeEach(() => {
  vi.clearAllMocks();
  target = document.createElement('div');
  // the test environment captures no pointer
  target.setPointerCapture = capture;
  document.body.append(target);
  ending = new AbortController();
  listenToGestures(target, handlers, ending.signal);
});
afterEach(() => {
  ending.abort();
  target.remove();
});

interface PointerChanges {
  readonly x?: number;
  readonly y?: number;
  readonly id?: number;
  readonly kind?: 'mouse' | 'touch';
  readonly button?: number;
  /** Ms. */
  readonly time?: number;
}

/** A pointer's event; the first finger, and every mouse, is the primary one. */
function pointer(
  name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { x = 100, y = 100, id = 1, kind = 'mouse', button = 0, time = 0 }: PointerChanges = {},
) {
  const init = { clientX: x, clientY: y, button, bubbles: true, cancelable: true };
  const event = new MouseEvent(name, init);
  Object.defineProperty(event, 'timeStamp', { value: time });
  fireEvent(target, Object.assign(event, { pointerId: id, isPrimary: id === 1, pointerType: kind }));
}

function fingers(name: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', ...at: [number, number][]) {
  const touches = at.map(([clientX, clientY]) => ({ clientX, clientY }));
  const event = new Event(name, { bubbles: true, cancelable: true });
  return fireEvent(target, Object.assign(event, { touches }));
}

function wheel(deltaY: number, changes: WheelEventInit = {}) {
  const init = { deltaY, clientX: 30, clientY: 40, bubbles: true, cancelable: true, ...changes };
  return fireEvent(target, new WheelEvent('wheel', init));
}

describe('a tap', () => {
  it('is a pointer that goes up where it came down', () => {
    pointer('pointerdown');
    expect(handlers.tap).not.toHaveBeenCalled();
    pointer('pointerup', { x: 104, y: 103 });
    expect(handlers.tap.mock.calls).toEqual([[{ x: 104, y: 103 }, false, 0]]);
  });

  it('may move by 8 pixels in all, not by more', () => {
    expect(isDrag(clientPoint(0, 0), clientPoint(8, 0))).toBe(false);
    expect(isDrag(clientPoint(0, 0), clientPoint(6, 6))).toBe(true);
    pointer('pointerdown');
    pointer('pointerup', { x: 108 });
    pointer('pointerdown');
    pointer('pointerup', { x: 109 });
    expect(handlers.tap).toHaveBeenCalledTimes(1);
  });

  it('is none when the pointer went away and came back', () => {
    pointer('pointerdown');
    pointer('pointermove', { x: 150 });
    pointer('pointerup');
    expect(handlers.tap).not.toHaveBeenCalled();
  });

  it('is none with another button', () => {
    pointer('pointerdown', { button: 2 });
    pointer('pointerup', { button: 2 });
    expect(handlers.tap).not.toHaveBeenCalled();
  });

  it('is none once a second finger is down', () => {
    pointer('pointerdown', { kind: 'touch' });
    pointer('pointerdown', { kind: 'touch', id: 2, x: 200 });
    pointer('pointerup', { kind: 'touch', id: 2, x: 200 });
    pointer('pointerup', { kind: 'touch' });
    expect(handlers.tap).not.toHaveBeenCalled();
  });

  it('is none when the browser takes the pointer for scrolling', () => {
    pointer('pointerdown', { kind: 'touch' });
    pointer('pointercancel', { kind: 'touch' });
    pointer('pointerup', { kind: 'touch' });
    expect(handlers.tap).not.toHaveBeenCalled();
  });

  it('comes again after a drag', () => {
    pointer('pointerdown');
    pointer('pointermove', { x: 150 });
    pointer('pointerup', { x: 150 });
    pointer('pointerdown');
    pointer('pointerup');
    expect(handlers.tap).toHaveBeenCalledTimes(1);
  });
});

describe('a double tap', () => {
  const tapAt = (time: number, changes: PointerChanges = {}) => {
    for (const name of ['pointerdown', 'pointerup'] as const)
      pointer(name, { kind: 'touch', time, ...changes });
  };

  it('is a second tap of a finger at the same place within 300 ms', () => {
    tapAt(1000);
    expect(handlers.tap.mock.calls).toEqual([[{ x: 100, y: 100 }, true, 1000]]);
    tapAt(1300, { x: 120 });
    expect(handlers.doubleTap.mock.calls).toEqual([[{ x: 120, y: 100 }]]);
    expect(handlers.tap).toHaveBeenCalledTimes(1);
  });

  it('is none later, elsewhere, or of a mouse', () => {
    tapAt(1000);
    tapAt(1301);
    tapAt(1400, { x: 131 });
    tapAt(1450, { kind: 'mouse', x: 131 });
    tapAt(1460, { kind: 'mouse', x: 131 });
    expect(handlers.doubleTap).not.toHaveBeenCalled();
    expect(handlers.tap).toHaveBeenCalledTimes(5);
  });

  it('takes two taps: a third one begins anew, and a drag lies between no two', () => {
    for (const time of [0, 100, 200]) tapAt(time);
    expect(handlers.doubleTap).toHaveBeenCalledTimes(1);
    pointer('pointerdown', { kind: 'touch', time: 250 });
    pointer('pointerup', { kind: 'touch', x: 150, time: 260 });
    tapAt(300);
    expect(handlers.doubleTap).toHaveBeenCalledTimes(1);
  });
});

describe('a drag', () => {
  it('moves by what the mouse travelled since the last move, and keeps the mouse', () => {
    pointer('pointerdown');
    pointer('pointermove', { x: 104 });
    expect(handlers.dragBy).not.toHaveBeenCalled();
    expect(capture).not.toHaveBeenCalled();
    pointer('pointermove', { x: 120, y: 90 });
    pointer('pointermove', { x: 125, y: 95 });
    expect(handlers.dragBy.mock.calls).toEqual([
      [16, -10],
      [5, 5],
    ]);
    expect(capture.mock.calls).toEqual([[1]]);
  });

  it('is left to the browser for a finger', () => {
    pointer('pointerdown', { kind: 'touch' });
    pointer('pointermove', { kind: 'touch', x: 150 });
    expect(handlers.dragBy).not.toHaveBeenCalled();
    expect(capture).not.toHaveBeenCalled();
  });

  it('ends with the pointer, and no other pointer goes on with it', () => {
    pointer('pointerdown');
    pointer('pointermove', { x: 150 });
    pointer('pointermove', { x: 300, id: 2 });
    pointer('pointerup', { x: 150 });
    pointer('pointermove', { x: 200 });
    expect(handlers.dragBy).toHaveBeenCalledTimes(1);
  });
});

describe('a pinch', () => {
  it('tells how much further apart two fingers are, and where between them', () => {
    fingers('touchstart', [0, 0], [100, 0]);
    expect(fingers('touchmove', [0, 0], [150, 0])).toBe(false);
    fingers('touchmove', [0, 0], [30, 40]);
    expect(handlers.pinch.mock.calls).toEqual([
      [1.5, { x: 75, y: 0 }],
      [0.5, { x: 15, y: 20 }],
    ]);
    fingers('touchend', [0, 0]);
    expect(handlers.pinchEnd).toHaveBeenCalledTimes(1);
  });

  it('ends once, also when the browser breaks it off', () => {
    fingers('touchstart', [0, 0], [100, 0]);
    fingers('touchcancel');
    fingers('touchend');
    expect(handlers.pinchEnd).toHaveBeenCalledTimes(1);
  });

  it('is none with one finger, or three', () => {
    fingers('touchstart', [0, 0]);
    expect(fingers('touchmove', [5, 5])).toBe(true);
    fingers('touchend');
    fingers('touchstart', [0, 0], [1, 1], [2, 2]);
    fingers('touchmove', [0, 0], [1, 1], [2, 2]);
    fingers('touchend', [0, 0], [1, 1]);
    expect(handlers.pinch).not.toHaveBeenCalled();
    expect(handlers.pinchEnd).not.toHaveBeenCalled();
  });

  it('goes on while two of three fingers stay', () => {
    fingers('touchstart', [0, 0], [100, 0]);
    fingers('touchend', [0, 0], [100, 0]);
    expect(handlers.pinchEnd).not.toHaveBeenCalled();
  });
});

describe('the wheel', () => {
  it('zooms by one step for 50 pixels of travel, in towards the player', () => {
    expect(wheel(-49)).toBe(false);
    expect(handlers.zoomStep).not.toHaveBeenCalled();
    wheel(-1);
    expect(handlers.zoomStep.mock.calls).toEqual([[1, { x: 30, y: 40 }]]);
    wheel(-30);
    wheel(-19);
    expect(handlers.zoomStep).toHaveBeenCalledTimes(1);
    wheel(50);
    expect(handlers.zoomStep).toHaveBeenLastCalledWith(-1, { x: 30, y: 40 });
  });

  it('forgets what it travelled when it turns round', () => {
    wheel(-49);
    wheel(49);
    expect(handlers.zoomStep).not.toHaveBeenCalled();
    wheel(1);
    expect(handlers.zoomStep).toHaveBeenCalledTimes(1);
  });

  it('counts lines as 16 pixels', () => {
    wheel(3, { deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(handlers.zoomStep).not.toHaveBeenCalled();
    wheel(1, { deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(handlers.zoomStep).toHaveBeenCalledTimes(1);
  });

  it('needs less travel for a pinch on a trackpad', () => {
    wheel(-11, { ctrlKey: true });
    expect(handlers.zoomStep).not.toHaveBeenCalled();
    wheel(-1, { ctrlKey: true });
    expect(handlers.zoomStep).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser with the shift key, which scrolls sideways', () => {
    expect(wheel(-500, { shiftKey: true })).toBe(true);
    expect(handlers.zoomStep).not.toHaveBeenCalled();
  });
});

it('means nothing any more after the end', () => {
  ending.abort();
  pointer('pointerdown');
  pointer('pointerup');
  wheel(-500);
  fingers('touchstart', [0, 0], [100, 0]);
  fingers('touchmove', [0, 0], [150, 0]);
  fingers('touchend');
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});
