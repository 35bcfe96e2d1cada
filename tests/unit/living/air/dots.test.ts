import fc from 'fast-check';
import { expect, it } from 'vitest';
import { birds, clouds, curtains, dotsOf, falling, type Dot } from '../../../../src/living/air/dots';
import { SOURCES, WEATHERS } from '../../../../src/maps/life';

const area = { left: 400, top: 300, right: 1680, bottom: 1100 };
const KINDS = WEATHERS.filter((each) => each !== 'aurora');
const seconds = fc.double({ min: 0, max: 100_000, noNaN: true });

const isSound = ({ x, y, reach, turn, opacity }: Dot) =>
  [x, y, reach, turn].every(Number.isFinite) && opacity >= -1e-9 && opacity <= 1 && reach >= 0;

it('every dot can be drawn, whatever the time', () => {
  fc.assert(
    fc.property(seconds, fc.constantFrom(...KINDS), fc.constantFrom(...SOURCES), (at, weather, kind) => {
      const dots = [
        ...falling(weather, at, area, 1),
        ...dotsOf({ kind, x: 500, y: 500, size: 20 }, 3, at),
        ...birds(at, 3840, 800, 1),
        ...clouds(at, 3840, 800),
        ...curtains(at, 3840, 800),
      ];
      expect(dots.every(isSound)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

it('as much falls at each zoom, and it falls where one looks', () => {
  for (const weather of KINDS)
    for (const scale of [0.5, 0.75, 1]) {
      const seen = { left: 0, top: 0, right: 1280 / scale, bottom: 800 / scale };
      const dots = falling(weather, 40, seen, scale);
      expect(dots.length).toBeGreaterThan(5);
      expect(dots.length).toBeLessThan(80);
      expect(
        dots.every(({ x, y }) => x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom),
      ).toBe(true);
      expect(falling(weather, 40, seen, scale, 0)).toEqual([]);
    }
});

it('what falls moves on by no jump: each dot is near to where one was a step ago', () => {
  for (const weather of KINDS) {
    const before = falling(weather, 70, area, 1);
    const after = falling(weather, 70.125, area, 1);
    const inner = after.filter(
      ({ x, y, opacity }) =>
        opacity > 0.2 &&
        x > area.left + 20 &&
        x < area.right - 20 &&
        y > area.top + 20 &&
        y < area.bottom - 20,
    );
    for (const dot of inner) {
      const nearest = Math.min(...before.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y)));
      expect(nearest).toBeLessThan(14);
    }
  }
});
