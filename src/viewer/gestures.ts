/** Turns pointers, fingers and wheels into what they mean: a tap, a drag, a zoom step, a pinch. */
import type { Point } from './viewport';

/** CSS pixels a pointer may move between down and up and still be a tap (DECISIONS 7). */
export const DRAG_SLOP = 8;
/** Wheel travel in CSS pixels that makes one zoom step; a pinch on a trackpad sends far smaller travel. */
const WHEEL_STEP = 50;
const TRACKPAD_PINCH_STEP = 12;
const LINE_HEIGHT = 16;

/** All points in client coordinates. */
export interface GestureHandlers {
  readonly tap: (at: Point) => void;
  readonly dragBy: (dx: number, dy: number) => void;
  /** Zoom in (1) or out (-1) by one step with the point under `at` staying put. */
  readonly zoomStep: (direction: 1 | -1, at: Point) => void;
  /** Two fingers are `factor` times as far apart as when they came down. */
  readonly pinch: (factor: number, at: Point) => void;
  readonly pinchEnd: () => void;
}

/** Did a pointer travel so far that it must not be a guess? */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > DRAG_SLOP;
}

const clientPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

function listenToPointers(target: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let down: (Point & { id: number }) | undefined;
  let last: Point = { x: 0, y: 0 };
  let dragging = false;

  target.addEventListener(
    'pointerdown',
    (event) => {
      // a second finger turns a tap into a pinch
      if (!event.isPrimary) down = undefined;
      if (!event.isPrimary || event.button !== 0) return;
      last = clientPoint(event);
      down = { ...last, id: event.pointerId };
      dragging = false;
    },
    { signal },
  );
  target.addEventListener(
    'pointermove',
    (event) => {
      if (down?.id !== event.pointerId) return;
      const at = clientPoint(event);
      if (!dragging && isDrag(down, at)) {
        dragging = true;
        if (event.pointerType === 'mouse') target.setPointerCapture(event.pointerId);
      }
      if (dragging && event.pointerType === 'mouse') handlers.dragBy(at.x - last.x, at.y - last.y);
      last = at;
    },
    { signal },
  );
  target.addEventListener(
    'pointerup',
    (event) => {
      if (down?.id !== event.pointerId) return;
      const at = clientPoint(event);
      if (!dragging && !isDrag(down, at)) handlers.tap(at);
      down = undefined;
    },
    { signal },
  );
  target.addEventListener('pointercancel', () => (down = undefined), { signal });
}

function listenToFingers(target: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let apart = 0;
  const measure = ([a, b]: readonly Touch[]) =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  const middle = ([a, b]: readonly Touch[]): Point =>
    a && b ? { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : { x: 0, y: 0 };

  target.addEventListener(
    'touchstart',
    ({ touches }) => {
      apart = touches.length === 2 ? measure([...touches]) : 0;
    },
    { signal, passive: true },
  );
  target.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2 || apart === 0) return;
      if (event.cancelable) event.preventDefault();
      const fingers = [...event.touches];
      handlers.pinch(measure(fingers) / apart, middle(fingers));
    },
    { signal, passive: false },
  );
  const end = ({ touches }: TouchEvent) => {
    if (apart === 0 || touches.length > 1) return;
    apart = 0;
    handlers.pinchEnd();
  };
  target.addEventListener('touchend', end, { signal });
  target.addEventListener('touchcancel', end, { signal });
}

function listenToWheel(target: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let travel = 0;
  target.addEventListener(
    'wheel',
    (event) => {
      if (event.shiftKey) return;
      event.preventDefault();
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY;
      if (Math.sign(delta) !== Math.sign(travel)) travel = 0;
      travel += delta;
      if (Math.abs(travel) < (event.ctrlKey ? TRACKPAD_PINCH_STEP : WHEEL_STEP)) return;
      handlers.zoomStep(travel < 0 ? 1 : -1, clientPoint(event));
      travel = 0;
    },
    { signal, passive: false },
  );
}

/** Listens on `target` until `signal` aborts. Fingers pan by the browser's own scrolling; the mouse drags. */
export function listenToGestures(target: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  listenToPointers(target, handlers, signal);
  listenToFingers(target, handlers, signal);
  listenToWheel(target, handlers, signal);
}
