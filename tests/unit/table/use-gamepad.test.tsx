// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGamepad, type PadActs } from '../../../src/table/use-gamepad';

interface FakePad {
  connected: boolean;
  mapping: string;
  axes: number[];
  buttons: { pressed: boolean }[];
}

let pads: (FakePad | null)[];
let frames: Map<number, () => void>;
let now: number;
let done: string[];

const padOf = (): FakePad => ({
  connected: true,
  mapping: 'standard',
  axes: [0, 0],
  buttons: Array.from({ length: 16 }, () => ({ pressed: false })),
});

function press(pad: FakePad, button: number, pressed = true) {
  const at = pad.buttons[button];
  if (at) at.pressed = pressed;
}

/** Lets the page draw a frame 16 ms later. */
function frame() {
  now += 16;
  const due = [...frames.values()];
  frames.clear();
  for (const call of due) call();
}

const actsOf = (name: string): PadActs => {
  const note = (act: string) => () => void done.push(`${name}${act}`);
  return {
    press: note('press'),
    takeBack: note('takeBack'),
    hint: note('hint'),
    skip: note('skip'),
    zoomIn: note('zoomIn'),
    zoomOut: note('zoomOut'),
    push: ({ x, y }) => void done.push(`${name}push ${String(Math.sign(x))} ${String(Math.sign(y))}`),
  };
};

beforeEach(() => {
  pads = [];
  frames = new Map();
  now = 1000;
  done = [];
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    id += 1;
    frames.set(id, call);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (which: number) => void frames.delete(which));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'getGamepads');
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

describe('a gamepad', () => {
  it('acts once for each time a button goes down, and pushes as long as the stick is held', async () => {
    const pad = padOf();
    pads = [null, pad];
    renderHook(() => useGamepad(actsOf('')));
    await vi.dynamicImportSettled();
    press(pad, 0);
    frame();
    frame();
    expect(done).toEqual(['press']);
    press(pad, 0, false);
    frame();
    press(pad, 0);
    frame();
    expect(done).toEqual(['press', 'press']);
    done = [];
    pad.axes = [1, -1];
    press(pad, 0, false);
    frame();
    frame();
    expect(done).toEqual(['push 1 -1', 'push 1 -1']);
  });

  it('does what the game does now, not what it did when the pad was first read', async () => {
    const pad = padOf();
    pads = [pad];
    const { rerender } = renderHook(({ name }) => useGamepad(actsOf(name)), { initialProps: { name: 'a ' } });
    await vi.dynamicImportSettled();
    rerender({ name: 'b ' });
    press(pad, 2);
    frame();
    expect(done).toEqual(['b hint']);
  });

  it('is the dialog’s while one is open', async () => {
    const pad = padOf();
    pads = [pad];
    renderHook(() => useGamepad(actsOf('')));
    await vi.dynamicImportSettled();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    press(pad, 0);
    frame();
    expect(done).toEqual([]);
    press(pad, 0, false);
    dialog.remove();
    frame();
    press(pad, 3);
    frame();
    expect(done).toEqual(['skip']);
  });

  it.each([
    ['has come loose', { connected: false }],
    ['has another mapping', { mapping: '' }],
  ])('is none when it %s', async (_, changes) => {
    const pad = { ...padOf(), ...changes };
    pads = [pad];
    renderHook(() => useGamepad(actsOf('')));
    await vi.dynamicImportSettled();
    press(pad, 0);
    frame();
    expect(done).toEqual([]);
  });

  it('costs no frame until one is there, nor after the game', async () => {
    const { unmount } = renderHook(() => useGamepad(actsOf('')));
    await vi.dynamicImportSettled();
    frame();
    expect(frames.size).toBe(0);
    const pad = padOf();
    pads = [pad];
    window.dispatchEvent(new Event('gamepadconnected'));
    window.dispatchEvent(new Event('gamepadconnected'));
    expect(frames.size).toBe(1);
    await vi.dynamicImportSettled();
    press(pad, 1);
    frame();
    expect(done).toEqual(['takeBack']);
    unmount();
    expect(frames.size).toBe(0);
    window.dispatchEvent(new Event('gamepadconnected'));
    expect(frames.size).toBe(0);
  });
});
