import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardPlace } from '../../../src/living/card-place';

const desktop = { left: 0, top: 62, right: 944, bottom: 800 };
const phone = { left: 0, top: 62, right: 390, bottom: 684 };

it('the card stands above who was found', () => {
  const found = { left: 400, top: 500, right: 440, bottom: 560 };
  expect(cardPlace(found, desktop, { width: 120, height: 28 })).toEqual({ x: 20, up: 200 });
  const large = { ...found, top: 360 };
  expect(cardPlace(large, desktop, { width: 120, height: 28 }).up).toBeCloseTo(340);
});

it('the card is whole on the screen, wherever somebody was found', () => {
  const founds = fc.record({
    left: fc.integer({ min: -100, max: 1000 }),
    top: fc.integer({ min: -100, max: 900 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 400 }),
  });
  const cards = fc.record({
    width: fc.integer({ min: 20, max: 374 }),
    height: fc.integer({ min: 20, max: 60 }),
  });
  fc.assert(
    fc.property(
      founds,
      cards,
      fc.constantFrom(desktop, phone),
      fc.constantFrom('bottom', 'top', 'nowhere'),
      ({ left, top, width, height }, card, view, side) => {
        const found = { left, top, right: left + width, bottom: top + height };
        const small =
          side === 'top'
            ? { top: view.top + 12, bottom: view.top + 90 }
            : { top: view.bottom - 90, bottom: view.bottom - 12 };
        const cover = { left: view.right - 116, right: view.right - 12, ...small };
        const { x, up } = cardPlace(found, view, card, side === 'nowhere' ? undefined : cover);
        const [middle, foot] = [found.left + x, found.bottom - up];
        expect(middle - card.width / 2).toBeGreaterThanOrEqual(view.left);
        expect(middle + card.width / 2).toBeLessThanOrEqual(view.right);
        expect(foot - card.height).toBeGreaterThanOrEqual(view.top);
        expect(foot).toBeLessThanOrEqual(view.bottom);
        const isBeside = middle + card.width / 2 <= cover.left || middle - card.width / 2 >= cover.right;
        const isApart = isBeside || foot <= cover.top || foot - card.height >= cover.bottom;
        // the small map lies over it
        if (side !== 'nowhere') expect(isApart).toBe(true);
      },
    ),
  );
});
