/** Recognises gestures from pointer, touch and wheel events: tap, drag, zoom step, pinch. */
import { clientPoint, type ClientPoint, type CssPx } from './space';

/** Largest movement between pointer down and up that still counts as a tap (DECISIONS 7). */
export const DRAG_SLOP: CssPx = 8;
/** Wheel travel of one zoom step; a trackpad's pinch sends many far smaller ones. */
const WHEEL_STEP: CssPx = 50;
const TRACKPAD_PINCH_STEP: CssPx = 12;
const LINE_HEIGHT: CssPx = 16;
/** Two taps of a finger within this time, in ms, and this distance are a double tap. */
export const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_REACH: CssPx = 30;

export interface GestureHandlers {
  /** `mayDouble`: a second tap may follow and make it the first half of a double tap. `time` is the event's own, in ms. */
  readonly tap: (at: ClientPoint, mayDouble: boolean, time: number) => void;
  /** The second tap of a finger at the place of the first one, which was told as a tap. */
  readonly doubleTap: (at: ClientPoint) => void;
  readonly dragBy: (dx: CssPx, dy: CssPx) => void;
  /** Zooms in (1) or out (-1) by one step, with the map's point under `at` fixed. */
  readonly zoomStep: (direction: 1 | -1, at: ClientPoint) => void;
  /** A pinch: the fingers are `factor` times as far apart as at its start. */
  readonly pinch: (factor: number, at: ClientPoint) => void;
  readonly pinchEnd: () => void;
}

/** Whether a pointer moved too far for a tap. */
export function isDrag(from: ClientPoint, to: ClientPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > DRAG_SLOP;
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): ClientPoint =>
  clientPoint(clientX, clientY);

function listenToPointers(target: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let down: (ClientPoint & { id: number }) | undefined;
  let last = clientPoint(0, 0);
  let dragging = false;
  let tapped: (ClientPoint & { time: number }) | undefined;

  const tapAt = (at: ClientPoint, { pointerType, timeStamp }: PointerEvent) => {
    const before = tapped;
    tapped = undefined;
    if (pointerType !== 'touch') return handlers.tap(at, false, timeStamp);
    const isSecond =
      before !== undefined &&
      timeStamp - before.time <= DOUBLE_TAP_MS &&
      Math.hypot(at.x - before.x, at.y - before.y) <= DOUBLE_TAP_REACH;
    if (isSecond) return handlers.doubleTap(at);
    tapped = { ...at, time: timeStamp };
    return handlers.tap(at, true, timeStamp);
  };

  target.addEventListener(
    'pointerdown',
    (event) => {
      // a second finger turns a tap into a pinch
      if (!event.isPrimary) down = undefined;
      if (!event.isPrimary || event.button !== 0) return;
      last = pointOf(event);
      down = { ...last, id: event.pointerId };
      dragging = false;
    },
    { signal },
  );
  target.addEventListener(
    'pointermove',
    (event) => {
      if (down?.id !== event.pointerId) return;
      const at = pointOf(event);
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
      const at = pointOf(event);
      if (!dragging && !isDrag(down, at)) tapAt(at, event);
      else tapped = undefined;
      down = undefined;
    },
    { signal },
  );
  target.addEventListener('pointercancel', () => (down = undefined), { signal });
}

function listenToFingers(target: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let apart = 0;
  const measure = ([a, b]: readonly Touch[]): CssPx =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  const middle = ([a, b]: readonly Touch[]): ClientPoint =>
    a && b ? clientPoint((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2) : clientPoint(0, 0);

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
      handlers.zoomStep(travel < 0 ? 1 : -1, pointOf(event));
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
