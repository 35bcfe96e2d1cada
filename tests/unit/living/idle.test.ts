import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idle, idleSeconds } from '../../../src/living/idle';
import { isAtRest, reachOf, REST } from '../../../src/living/motion';
import { MOVES } from '../../../src/maps/life';

const boxes = fc
  .record({
    left: fc.integer({ min: 0, max: 3000 }),
    top: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 1, max: 560 }),
    height: fc.integer({ min: 1, max: 460 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
const moves = fc.constantFrom(undefined, ...MOVES);

it('whatever moves by itself stays within its reach, and moves no point by more than four pixels', () => {
  fc.assert(
    fc.property(boxes, moves, fc.double({ min: 0, max: 1, noNaN: true }), (box, move, share) => {
      const { wide, tall, lean } = idle({ box, voice: 'leaf', moves: move }, share);
      const height = box.bottom - box.top;
      const reach = reachOf(box);
      expect(wide).toBe(1);
      expect(height * (tall - 1)).toBeLessThanOrEqual(Math.min(4, box.top - reach.top));
      expect(Math.abs(lean) * height).toBeLessThanOrEqual(Math.min(4, box.left - reach.left));
      expect(tall).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('begins and ends at rest, and moves in between', () => {
  const box = { left: 0, top: 0, right: 60, bottom: 120 };
  for (const move of [undefined, ...MOVES]) {
    const thing = { box, voice: 'leaf', moves: move } as const;
    for (const share of [-1, 0, 1, 2]) expect(idle(thing, share)).toEqual(REST);
    expect([0.1, 0.2, 0.3, 0.4].some((share) => !isAtRest(idle(thing, share)))).toBe(true);
    // one step after rest is no jump
    expect(Math.abs(idle(thing, 0.02).lean) + idle(thing, 0.02).tall - 1).toBeLessThan(0.012);
    expect(idleSeconds(thing)).toBeGreaterThan(1);
  }
});

it('what hangs is held by its top', () => {
  const box = { left: 0, top: 0, right: 60, bottom: 120 };
  expect(idle({ box, voice: 'cloth', moves: 'swing' }, 0.1).hangs).toBe(true);
  expect(idle({ box, voice: 'cloth', moves: 'wave' }, 0.1).hangs).toBe(false);
});
