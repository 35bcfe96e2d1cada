// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { cardPlace, celebrate, growthOf, type Leaper, type Look } from '../../../src/living/celebrate';

const box = { left: 100, top: 200, right: 140, bottom: 290 };
const map = { width: 1000, height: 500 };
const someone = (cheer: Promise<Look | undefined> = Promise.resolve(undefined)): Leaper => ({
  canvas: document.createElement('canvas'),
  box,
  cheer,
  name: 'Someone',
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('makes the small large, and the large not much larger', () => {
  expect(growthOf(0)).toBe(2.4);
  expect(growthOf(100)).toBeCloseTo(1.5);
  expect(growthOf(900)).toBe(1.25);
});

it('shows nothing where nothing can be drawn', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  celebrate(document.body, someone(), map, 1, () => 0.5)();
  expect(document.body.childElementCount).toBe(0);
});

it('stands where it was found at every zoom, and the next tap ends it', () => {
  const drawing = { drawImage: () => undefined, fillRect: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a drawing's two hundred members these are used
  const context = drawing as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const animated = new EventTarget();
  HTMLElement.prototype.animate = vi.fn<HTMLElement['animate']>(() => animated as Animation);
  celebrate(document.body, someone(), map, 1, () => 0.5);
  const stage = document.querySelector<HTMLElement>('[data-celebrated]');
  expect([stage?.style.left, stage?.style.top, stage?.style.width, stage?.style.height]).toEqual([
    '10%',
    '40%',
    '4%',
    '18%',
  ]);
  expect(stage?.textContent).toBe('Someone');
  window.dispatchEvent(new Event('pointerdown'));
  expect(document.querySelector('[data-celebrated]')).toBeNull();
});

/** A leap that is so many ms old; gives what all that moves was told. */
function leaping(currentTime: number) {
  const drawing = { drawImage: () => undefined, fillRect: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a drawing's two hundred members these are used
  const context = drawing as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const animate = vi.fn<HTMLElement['animate']>(
    () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an animation these are used
      Object.assign(new EventTarget(), { currentTime }) as unknown as Animation,
  );
  HTMLElement.prototype.animate = animate;
  return animate;
}

const cheer = (): Look => ({
  canvas: document.createElement('canvas'),
  box: { left: 90, top: 170, right: 150, bottom: 290 },
});

it('turns into how they cheer while it is seen from its edge, whole and where they stand', async () => {
  const animate = leaping(120);
  celebrate(document.body, someone(Promise.resolve(cheer())), map, 1, () => 0.5);
  await vi.waitFor(() => expect(document.querySelector('[data-cheering]')).not.toBeNull());
  const style = document.querySelector<HTMLElement>('[data-cheering]')?.style;
  // sixty pixels of three hundred, and its edge, over forty that were cut
  expect(parseFloat(style?.left ?? '')).toBeLessThan(-25);
  expect(parseFloat(style?.width ?? '')).toBeGreaterThan(150);
  const faces = animate.mock.calls.slice(-2).map(([frames]) => frames);
  const opacities = faces.map((frames) =>
    Array.isArray(frames) ? frames.map(({ opacity }) => opacity) : [],
  );
  expect(opacities).toEqual([
    [1, 1, 0, 0, 1, 1],
    [0, 0, 1, 1, 0, 0],
  ]);
});

it('stays as it is when its cheer comes late, and when a tap has ended it', async () => {
  leaping(700);
  celebrate(document.body, someone(Promise.resolve(cheer())), map, 1, () => 0.5);
  await Promise.resolve();
  await Promise.resolve();
  expect(document.querySelector('[data-cheering]')).toBeNull();
  leaping(100);
  celebrate(document.body, someone(Promise.resolve(cheer())), map, 1, () => 0.5)();
  await Promise.resolve();
  await Promise.resolve();
  expect(document.querySelector('[data-celebrated] [data-cheering]')).toBeNull();
});

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
