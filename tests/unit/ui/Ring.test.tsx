// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { Ring } from '../../../src/ui/Ring';

afterEach(cleanup);

/** Per cent of the ring that are inked, whether it is marked as full, and what stands in it. */
function ringOf(done: number, goal: number, middle?: string) {
  const { container } = render(
    <Ring done={done} goal={goal} label="stamps">
      {middle}
    </Ring>,
  );
  const ink = container.querySelector('[stroke-dasharray]');
  const lengths = [...container.querySelectorAll('circle')].map((each) => each.getAttribute('pathLength'));
  const look = {
    hasInk: ink !== null,
    inked: Number(ink?.getAttribute('stroke-dasharray')?.split(' ')[0] ?? 0),
    of: new Set([...lengths, ink?.getAttribute('stroke-dasharray')?.split(' ')[1] ?? '100']),
    isFull: container.firstElementChild?.className.includes('full'),
    shown: container.querySelector('[aria-hidden="true"]:not(svg)')?.textContent,
    said: container.textContent,
  };
  cleanup();
  return look;
}

it('is inked by the share that is done, of a hundred', () => {
  expect(ringOf(3, 12)).toEqual({
    hasInk: true,
    inked: 25,
    of: new Set(['100']),
    isFull: false,
    shown: '3',
    said: 'stamps3',
  });
});

it('is full once all is done, and never more than that', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 40 }), (done, goal) => {
      const { inked, isFull } = ringOf(done, goal);
      expect(inked).toBeCloseTo(Math.min(100, (100 * done) / goal));
      expect(isFull).toBe(done >= goal);
    }),
    { numRuns: 30 },
  );
});

it('of nothing is empty, and holds what it is given in the place of its number', () => {
  expect(ringOf(0, 0)).toMatchObject({ hasInk: false, isFull: false, shown: '0' });
  expect(ringOf(1, 1, '✓')).toMatchObject({ inked: 100, shown: '✓' });
  expect(ringOf(1, 0)).toMatchObject({ hasInk: false });
});
