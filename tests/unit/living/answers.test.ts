// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import { Clear } from '../../../src/living/air/clear';
import { Answers } from '../../../src/living/answers';
import { LivingLayer } from '../../../src/living/layer';
import { Pulse } from '../../../src/living/pulse';
import type { LivingThing } from '../../../src/living/things';
import type { Family, Life } from '../../../src/maps/life';
import { HandClock } from '../../support/hand-clock';
import { anyDrawing, livingStage } from '../../support/living-stage';

let clock: HandClock;

beforeEach(() => {
  clock = new HandClock();
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function thing(order: number, voice: Family, figure: boolean): LivingThing {
  const box = { left: 100 + order * 100, top: 400, right: 140 + order * 100, bottom: 460 };
  const rows = Array.from({ length: 60 }, () => [[box.left, box.right] as const]);
  return { order, box, shape: { top: box.top, rows }, voice, figure };
}

const spot = (order: number) => ({ thing: order, x: 105 + order * 100, y: 405, side: 30 });

/** A merry figure, a sleeper, a gong, three lamps of a chain and a mill, on a map of 1000x600 pixels. */
function opened() {
  const size = { width: 1000, height: 600 };
  const { view, canvases, scroller } = livingStage({ view: size, content: size, map: size }, anyDrawing());
  const voices: readonly Family[] = ['merry', 'asleep', 'bell', 'metal', 'metal', 'metal', 'engine'];
  const things = voices.map((voice, order) => thing(order, voice, order < 2));
  const life: Life = {
    version: 2,
    cell: 1,
    things: [],
    sources: [],
    under: { cell: 1000, rows: ['w'] },
    pokes: [{ ...spot(2), kind: 'gong' }],
    chain: [spot(3), spot(4), spot(5)],
  };
  const pulse = new Pulse(clock);
  // nobody moves by themselves
  const layer = new LivingLayer(view, pulse, [], () => 0.99);
  const said: Family[] = [];
  const whirl = (order: number) => order === 6;
  const answers = new Answers(view, pulse, layer, { life, things, whirl, say: (voice) => said.push(voice) });
  answers.know(new Clear(size, things.slice(0, 2)));
  const tap = (x: number, y: number) => answers.touched({ point: mapPoint(x, y), slack: 4 });
  const hopping = () => [...layer.answering(clock.time).keys()].map(({ order }) => order);
  return { tap, said, hopping, answers, scroller, drawn: () => canvases('answers').length };
}

it('who is touched hops and says something, and all is over again', () => {
  const { tap, said, hopping, drawn, answers } = opened();
  clock.until(1000);
  expect(tap(120, 430)).toEqual(mapPoint(120, 430));
  expect([said, hopping()]).toEqual([['merry'], [0]]);
  clock.until(1300);
  // its bubble
  expect(drawn()).toBe(1);
  clock.until(3000);
  expect([hopping(), drawn(), answers.isLively]).toEqual([[], 0, false]);
});

it('what is drawn goes as soon as the map moves, and comes back where it rests in time', () => {
  const { tap, drawn, scroller } = opened();
  clock.until(1000);
  tap(120, 430);
  clock.until(1300);
  expect(drawn()).toBe(1);
  scroller.dispatchEvent(new Event('scroll'));
  expect(drawn()).toBe(0);
  clock.until(1700);
  expect(drawn()).toBe(1);
});

it('the ground answers where nobody stands, and a machine whirls instead of hopping', () => {
  const { tap, said, hopping, drawn } = opened();
  clock.until(1000);
  tap(500, 100);
  tap(720, 430);
  expect([said, hopping()]).toEqual([['water', 'engine'], []]);
  clock.until(1200);
  expect(drawn()).toBe(1);
});

it('a gong wakes who sleeps near it, and the third of a chain sets off a show in which the crowd cheers', () => {
  const { tap, hopping, drawn } = opened();
  clock.until(1000);
  tap(320, 430);
  expect(hopping()).toEqual([1, 2]);
  clock.until(5000);
  for (const [order, x] of [420, 520, 620].entries()) {
    expect(hopping()).toEqual([]);
    tap(x, 430);
    if (order < 2) expect(hopping()).toEqual([3 + order]);
    else expect(hopping()).toEqual([0, 1, 5]);
    clock.until(clock.time + 1200);
  }
  // what is lit, and bursts over each
  expect(drawn()).toBe(6);
  clock.until(clock.time + 5000);
  expect(drawn()).toBe(0);
});
