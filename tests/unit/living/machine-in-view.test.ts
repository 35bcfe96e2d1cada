// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chanceOf } from '../../../src/living/air/dots';
import { LivingLayer } from '../../../src/living/layer';
import { Pulse } from '../../../src/living/pulse';
import type { LivingThing } from '../../../src/living/things';
import { Turners } from '../../../src/living/turners';
import type { Machine } from '../../../src/maps/machines';
import { HandClock } from '../../support/hand-clock';
import { anyDrawing, livingStage } from '../../support/living-stage';

/** What it takes a desktop to lay one pixel, ms: 315,000 of a machine, three layers of them, took 4.8. */
const PIXEL_MS = 5e-6;
const SECOND = 1000;

let clock: HandClock;
/** Decoded pictures that nobody has let go. */
let held = 0;

beforeEach(() => {
  clock = new HandClock();
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  held = 0;
  vi.stubGlobal('createImageBitmap', () => {
    held++;
    return Promise.resolve({ close: () => held-- });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Sails as large as a mill's at the full size of the map. */
function sails(x: number): Machine {
  const picture = { x, y: 100, width: 560, height: 560, src: 'data:,' };
  const motion = { kind: 'turn', hub: [x + 280, 380], linear: [0, -1, 1, 0], seconds: 12 } as const;
  return { thing: x, bare: picture, rooms: [picture], parts: [{ picture, room: 0, motion }] };
}

/** Forty people on a map of 1280x800 pixels, all of it in view, and some mills. */
function opened(machines: readonly Machine[], pixelMs = PIXEL_MS) {
  const size = { width: 1280, height: 800 };
  const lays = (_: unknown, __: number, ___: number, width = 0, height = 0) =>
    clock.worked(width * height * pixelMs);
  const drawing = anyDrawing({ drawImage: lays });
  const { view, scroller, canvases, zoom } = livingStage({ view: size, content: size, map: size }, drawing);
  const pulse = new Pulse(clock);
  const people = Array.from({ length: 40 }, (_, order): LivingThing => {
    const box = { left: order * 30, top: 700, right: order * 30 + 28, bottom: 760 };
    const rows = Array.from({ length: 60 }, () => [[box.left, box.right] as const]);
    return { order, box, shape: { top: 700, rows }, voice: 'merry', figure: true };
  });
  let asked = 0;
  const layer = new LivingLayer(view, pulse, people, () => chanceOf(asked++, 1));
  const turners = new Turners(view, pulse, { version: 1, machines });
  const count = (name: string) => canvases(name).length;
  /** So many seconds pass, and pictures that are asked for come. */
  const pass = async (seconds: number) => {
    const end = clock.time + seconds * SECOND;
    while (clock.time < end) {
      clock.until(Math.min(end, clock.time + SECOND / 4));
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    }
  };
  const drag = () => scroller.dispatchEvent(new Event('scroll'));
  return { layer, turners, pulse, count, pass, drag, zoom };
}

it.each([1, 3])('a map with %d mills in view lives on, and one of them turns', async (mills) => {
  const { pulse, count, pass } = opened([40, 340, 640].slice(0, mills).map(sails));
  await pass(20);
  expect(pulse.pace).toBe('all');
  expect(count('turning')).toBe(1);
  expect(count('living')).toBeGreaterThan(3);
});

it('of a mill only what turns is held in full size, and nothing of one that rests or is left', async () => {
  const { turners, pass, zoom, count } = opened([sails(40), sails(640)]);
  await pass(3);
  // the parts of the one that turns
  expect(held).toBe(1);
  zoom();
  expect([held, count('turning')]).toEqual([0, 0]);
  await pass(1);
  expect([held, count('turning')]).toEqual([1, 1]);
  turners.destroy();
  expect(held).toBe(0);
});

it('where a mill alone is too much it rests, and people live on', async () => {
  const { pulse, count, pass } = opened([sails(40)], 3 * PIXEL_MS);
  await pass(2);
  expect(pulse.pace).toBe('few');
  await pass(10);
  expect(pulse.pace).toBe('few');
  expect([count('turning'), held]).toEqual([0, 0]);
  expect(count('living')).toBeGreaterThan(0);
  expect(count('living')).toBeLessThanOrEqual(4);
});

it('a device that was busy shows them at rest, and half a minute later the mill turns again', async () => {
  const { pulse, count, pass } = opened([sails(40)]);
  await pass(3);
  clock.late = 50;
  await pass(3);
  expect(pulse.pace).toBe('still');
  expect([count('turning'), count('living')]).toEqual([0, 0]);
  clock.late = 0;
  await pass(32);
  expect(pulse.pace).toBe('all');
  expect(count('turning')).toBe(1);
  expect(count('living')).toBeGreaterThan(3);
});

it('while the map is dragged it shows no canvas but that of the mill, and all are back once it rests', async () => {
  const { count, pass, drag } = opened([sails(40)]);
  await pass(3);
  drag();
  expect([count('turning'), count('living')]).toEqual([1, 1]);
  await pass(1);
  expect(count('living')).toBeGreaterThan(3);
});

it('a machine that is touched beside what moves answers as a whole, and what moves rests meanwhile', async () => {
  const { turners, count, pass } = opened([sails(340)]);
  await pass(6);
  expect(count('turning')).toBe(1);
  expect(turners.touched(340, { x: 620, y: 380 })).toBe(true);
  expect(turners.touched(340, { x: 100, y: 700 })).toBe(false);
  expect(count('turning')).toBe(0);
  await pass(1);
  expect(count('turning')).toBe(0);
  await pass(3);
  expect(count('turning')).toBe(1);
  expect(turners.touched(7, { x: 620, y: 380 })).toBe(false);
});
