/** The moving machines of a living picture in a page, with a clock that moves by steps. */
import { vi } from 'vitest';
import { Pulse } from '../../src/living/pulse';
import type { LivingThing } from '../../src/living/things';
import { Turners } from '../../src/living/turners';
import type { Machine } from '../../src/maps/machines';
import { CountedPath } from './counted-path';
import { HandClock } from './hand-clock';
import { livingStage } from './living-stage';
import { toldDrawing, type Told } from './told-drawing';

const SIZE = { width: 1000, height: 600 };

/** On a map that is wholly in view, unless it is `wide`. */
export function opened(machines: readonly Machine[], kept: readonly LivingThing[] = [], wide = SIZE.width) {
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const told: Told[] = [];
  const map = { ...SIZE, width: wide };
  const { view, canvases, zoom, scroller } = livingStage({ view: SIZE, content: map, map });
  const own = { canvas: { width: 80, height: 60 }, getTransform: () => 'as it is' };
  // each canvas has a drawing of its own
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => toldDrawing(own, told).context,
  );
  vi.stubGlobal('Path2D', CountedPath);
  const pulse = new Pulse(new HandClock());
  const woken = vi.spyOn(pulse, 'wake');
  const turners = new Turners(view, pulse, { version: 1, machines }, kept);
  const step = (ms: number, pace: 'all' | 'few' | 'still' = 'all') => {
    now += ms;
    told.length = 0;
    return turners.step(now, pace);
  };
  /** The pictures come that were asked for. */
  const come = async () => {
    for (let i = 0; i < 6; i++) await Promise.resolve();
  };
  const begin = async () => {
    step(0);
    await come();
    step(0);
  };
  const orders = () =>
    canvases('turning')
      .map(({ style }) => Number(style.zIndex))
      .toSorted((a, b) => a - b);
  return { turners, step, come, begin, told, orders, woken, zoom, scroller };
}
