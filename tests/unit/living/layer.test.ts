// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { LivingLayer } from '../../../src/living/layer';
import { Pulse } from '../../../src/living/pulse';
import type { LivingThing } from '../../../src/living/things';
import { HandClock } from '../../support/hand-clock';
import { anyDrawing, livingStage } from '../../support/living-stage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Figures side by side on a map of 1000x600 pixels. */
function figures(count: number): readonly LivingThing[] {
  return Array.from({ length: count }, (_, order) => {
    const box = { left: 20 + order * 60, top: 300, right: 60 + order * 60, bottom: 380 };
    const rows = Array.from({ length: 80 }, () => [[box.left, box.right] as const]);
    return { order, box, shape: { top: box.top, rows }, voice: 'merry', figure: true };
  });
}

it('after a zoom no step cuts out more than one who moves by itself', () => {
  const clock = new HandClock();
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  const size = { width: 1000, height: 600 };
  const { view, zoom } = livingStage({ view: size, content: size, map: size }, anyDrawing());
  // a canvas that is cut out clips once, to the figure's shape; a drawn one to its room, by the even-odd rule
  let cuts = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    anyDrawing({ clip: (_path: Path2D, rule?: string) => void (rule ?? cuts++) }) as CanvasRenderingContext2D,
  );
  let lot = 0;
  const layer = new LivingLayer(view, new Pulse(clock), figures(14), () => (lot += 0.618) % 1);
  const step = () => {
    const before = cuts;
    clock.time += 180;
    layer.step(clock.time, 'all');
    return cuts - before;
  };
  for (let i = 0; i < 30; i++) step();
  expect(layer.posed.length).toBeGreaterThan(3);
  zoom();
  clock.time += 1000;
  const after = Array.from({ length: 14 }, step);
  expect(Math.max(...after)).toBe(1);
  // and all come in the end
  expect(layer.posed.length).toBeGreaterThan(3);
});
