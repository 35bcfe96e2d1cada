// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import { afterPaint } from '../../../src/viewer/after-paint';
import { createEarlyMark } from '../../../src/viewer/early-mark';
import { viewPoint } from '../../../src/viewer/space';

vi.mock('../../../src/viewer/after-paint', () => ({ afterPaint: vi.fn<typeof afterPaint>() }));

const MAP = { width: 2000, height: 1000 };
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  vi.mocked(afterPaint).mockImplementation((run) => {
    waiting.push(run);
    return () => {
      waiting = waiting.filter((one) => one !== run);
      run();
    };
  });
});

const tapAt = (x: number, y: number) => ({
  point: mapPoint(x, y),
  at: viewPoint(0, 0),
  middle: mapPoint(0, 0),
  slack: 0,
  mayDouble: false,
});
const paint = () => {
  for (const run of waiting.splice(0)) run();
};

function mark() {
  const element = document.createElement('span');
  element.hidden = true;
  const counted: unknown[] = [];
  return { element, counted, early: createEarlyMark(element, MAP, (tap) => counted.push(tap.point.x)) };
}

it('a tap is marked at once where it was, and counted after the next frame', () => {
  const { element, counted, early } = mark();
  early.tap(tapAt(500, 250), 2);
  expect([element.hidden, element.style.left, element.style.top, element.textContent]).toEqual([
    false,
    '25%',
    '25%',
    '2',
  ]);
  expect(counted).toEqual([]);
  paint();
  expect([element.hidden, counted]).toEqual([true, [500]]);
});

it('a tap that is no mark is counted all the same', () => {
  const { element, counted, early } = mark();
  early.tap(tapAt(500, 250), undefined);
  expect([element.hidden, element.textContent]).toEqual([true, '']);
  paint();
  expect(counted).toEqual([500]);
});

it('taps are counted in their order, each once, however fast they come', () => {
  const { counted, early } = mark();
  early.tap(tapAt(1, 1), 1);
  early.tap(tapAt(2, 1), 1);
  expect(counted).toEqual([1]);
  early.flush();
  expect(counted).toEqual([1, 2]);
  early.flush();
  paint();
  expect(counted).toEqual([1, 2]);
});
