// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHintPlace } from '../../../src/table/use-hint-place';
import type { ViewPoint } from '../../../src/viewer/space';

const observers: { measure: () => void; watched: Element[]; gone: boolean }[] = [];

class FakeObserver {
  readonly #own: (typeof observers)[number];
  constructor(measure: () => void) {
    this.#own = { measure, watched: [], gone: false };
    observers.push(this.#own);
  }
  observe(element: Element) {
    this.#own.watched.push(element);
  }
  disconnect() {
    this.#own.gone = true;
  }
}

/** Boxes in the window, by the name of the element. */
let boxes: Readonly<Record<string, DOMRect>>;

beforeEach(() => {
  observers.length = 0;
  places.length = 0;
  boxes = { button: new DOMRect(500, 700, 48, 40), stage: new DOMRect(100, 60, 800, 600) };
  vi.stubGlobal('ResizeObserver', FakeObserver);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes[this.tagName === 'BUTTON' ? 'button' : 'stage'] ?? new DOMRect();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const places: ViewPoint[] = [];
const place = () => places.at(-1);

function Page({ open, tool = 'hint' }: { open: boolean; tool?: string }) {
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  places.push(useHintPlace(root, stage, open));
  return (
    <main ref={root}>
      <div ref={stage} data-stage="" />
      <button type="button" data-tool={tool}>
        1
      </button>
    </main>
  );
}

it('is the middle of the button, from the corner of the stage', () => {
  render(<Page open />);
  expect(place()).toEqual({ x: 424, y: 660 });
});

it('is measured again when the stage changes its size', () => {
  render(<Page open />);
  expect(observers.map(({ watched }) => watched)).toEqual([[document.querySelector('[data-stage]')]]);
  boxes = { button: new DOMRect(20, 300, 48, 40), stage: new DOMRect(0, 60, 390, 500) };
  act(() => observers[0]?.measure());
  expect(place()).toEqual({ x: 44, y: 260 });
});

it('is measured only while the hint is open', () => {
  const { rerender } = render(<Page open={false} />);
  expect(place()).toEqual({ x: 0, y: 0 });
  expect(observers).toEqual([]);
  rerender(<Page open />);
  expect(place()).toEqual({ x: 424, y: 660 });
  rerender(<Page open={false} />);
  expect(observers.map(({ gone }) => gone)).toEqual([true]);
});

it('stays where it was without a button', () => {
  render(<Page open tool="skip" />);
  expect(place()).toEqual({ x: 0, y: 0 });
});
