import { expect, it, vi } from 'vitest';
import { Watch } from '../../../src/living/watch';

const WHEEL = { left: 1000, top: 100, right: 1800, bottom: 900 };

it('asks once, and not before the map rests with a machine in view', () => {
  let [rests, left] = [true, 0];
  const view = {
    rests: () => rests,
    visible: () => ({ left, top: 0, right: left + 600, bottom: 800 }),
  };
  const run = vi.fn(() => Promise.reject(new Error('no line')));
  const watch = new Watch(view, [WHEEL], run);
  watch.step(0);
  [rests, left] = [false, 700];
  watch.step(1);
  expect(run).not.toHaveBeenCalled();
  rests = true;
  for (const now of [2, 3, 4]) expect(watch.step(now)).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});
