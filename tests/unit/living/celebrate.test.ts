// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { cardPlace } from '../../../src/living/card-place';
import { celebrate, growthOf, type Leaper, type Look } from '../../../src/living/celebrate';

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
  /** The stage of a leap that is so many ms old. */
  const leapAt = (ms: number) => {
    leaping(ms);
    celebrate(document.body, someone(Promise.resolve(cheer())), map, 1, () => 0.5);
    return [...document.querySelectorAll('[data-celebrated]')].at(-1);
  };
  const turned = (stage: Element | undefined) => stage?.querySelector('[data-cheering]') !== null;
  const [late, ended] = [leapAt(700), leapAt(100)];
  window.dispatchEvent(new Event('pointerdown'));
  const inTime = leapAt(100);
  // who began after them has turned
  await vi.waitFor(() => expect(turned(inTime)).toBe(true));
  expect([late, ended].map(turned)).toEqual([false, false]);
  expect([late, ended].map((stage) => stage?.isConnected)).toEqual([false, false]);
  const stays = leapAt(700);
  const after = leapAt(100);
  await vi.waitFor(() => expect(turned(after)).toBe(true));
  expect([turned(stays), stays?.isConnected]).toEqual([false, true]);
});

interface Moved {
  readonly of: Element;
  readonly frames: readonly Keyframe[];
  readonly options: KeyframeAnimationOptions;
}

/** A leap of whoever is so many natural pixels high, and all that moves for it. */
function leapt(height = 90, scale = 1): Moved[] {
  const animate = leaping(0);
  celebrate(
    document.body,
    { ...someone(), box: { ...box, bottom: box.top + height } },
    map,
    scale,
    () => 0.5,
  );
  return animate.mock.contexts.map((of, index) => {
    if (!(of instanceof Element)) throw new Error('nothing is moved');
    const [frames, options] = animate.mock.calls[index] ?? [];
    if (!Array.isArray(frames) || typeof options !== 'object') throw new Error('not told by frames');
    return { of, frames, options };
  });
}

const kind = (moved: readonly Moved[], tag: string) => moved.filter(({ of }) => of.localName === tag);
/** Numbers of one of a frame's transforms. */
const numbersOf = (frame: Keyframe | undefined, what: string): number[] =>
  [...String(frame?.['transform']).matchAll(new RegExp(`${what}\\(([^)]*)\\)`, 'g'))].flatMap(
    ([, all = '']) => all.split(',').map((each) => Number.parseFloat(each)),
  );

it('all that moves ends together, before anybody waits for it, and never jumps back in time', () => {
  const moved = leapt();
  expect(new Set(moved.map(({ options }) => options.duration))).toEqual(new Set([1250]));
  for (const { frames } of moved) {
    const offsets = frames.flatMap(({ offset }) => (typeof offset === 'number' ? [offset] : []));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    for (const offset of offsets) expect(offset > 0 && offset < 1).toBe(true);
  }
});

it('leaps from its place, turns once round above it, as large as it may, and comes back to its place', () => {
  const [{ frames } = { frames: [] }] = kind(leapt(100), 'div');
  const turns = frames.map((frame) => numbersOf(frame, 'rotateY')[0] ?? 0);
  expect(turns).toEqual([0, 0, 90, 360, 360, 270, 360]);
  const sizes = frames.map((frame) => numbersOf(frame, 'scale')[0] ?? 1);
  const grown = growthOf(100);
  expect(sizes).toEqual([1, grown, grown, grown, grown, (grown + 1) / 2, 1]);
  const heights = frames.map((frame) => numbersOf(frame, 'translateY')[0] ?? 0);
  expect(heights[0]).toBe(0);
  expect(heights.at(-1)).toBe(0);
  // upwards, and highest where it is seen from its front
  expect(Math.min(...heights)).toBe(heights[3]);
  expect(heights.slice(1, -1).every((height) => height < 0)).toBe(true);
});

it('grows by its height on the screen', () => {
  const growth = (height: number, scale: number) =>
    numbersOf(kind(leapt(height, scale), 'div')[0]?.frames[1], 'scale')[0];
  expect(growth(200, 0.5)).toBeCloseTo(1.5);
  expect(growth(50, 2)).toBeCloseTo(1.5);
});

it('its name is upright and whole for as long as it can be read, and is still once it is gone', () => {
  const [card] = kind(leapt(), 'span');
  const shown = card?.frames.map(({ opacity }) => opacity);
  expect(shown).toEqual([0, 1, 1, 0]);
  const [, come, leave] = card?.frames ?? [];
  expect(come?.['transform']).toBe(leave?.['transform']);
  expect(numbersOf(come, 'scale')).toEqual([1]);
  expect(Number(leave?.offset) - Number(come?.offset)).toBeGreaterThan(0.6);
  expect(card?.options.fill).toBe('both');
});

it('eighteen pieces fly apart all round, fall, and are gone', () => {
  const pieces = kind(leapt(), 'i');
  expect(pieces).toHaveLength(18);
  const ways = pieces.map(({ frames: [begin, out, end], options }) => {
    expect([begin?.['opacity'], out?.['opacity'], end?.['opacity']]).toEqual([1, 1, 0]);
    expect(numbersOf(begin, 'scale')).toEqual([0]);
    const [[x = 0, y = 0], [endX = 0, endY = 0]] = [numbersOf(out, 'translate'), numbersOf(end, 'translate')];
    // outwards all the time, and down at the end
    expect(endX).toBeCloseTo(x * 1.2, 6);
    expect(endY).toBeCloseTo(y + 130, 6);
    expect(options.fill).toBe('both');
    // from the middle of where they fly, half of their chance
    return Math.atan2((y + 70) / 55, x / 85);
  });
  for (const [index, way] of ways.entries())
    expect((way + 2 * Math.PI + 1e-9) % (2 * Math.PI)).toBeCloseTo((index / 18) * 2 * Math.PI, 5);
});

it('chance makes pieces fly further, and turn', () => {
  const piece = (chance: number) => {
    const animate = leaping(0);
    celebrate(document.body, someone(), map, 1, () => chance);
    const first = animate.mock.contexts.findIndex((of) => of instanceof HTMLElement && of.localName === 'i');
    const [frames] = animate.mock.calls[first] ?? [];
    const [, out, end] = Array.isArray(frames) ? frames : [];
    return [numbersOf(out, 'translate')[0], numbersOf(out, 'rotate')[0], numbersOf(end, 'rotate')[0]];
  };
  expect(piece(0)).toEqual([50, 0, 0]);
  expect(piece(1)).toEqual([120, 200, 720]);
});

it('its faces change where the leap is seen from its edge, and go on with it', async () => {
  const animate = leaping(120);
  celebrate(document.body, someone(Promise.resolve(cheer())), map, 1, () => 0.5);
  await vi.waitFor(() => expect(document.querySelector('[data-cheering]')).not.toBeNull());
  const edges = animate.mock.calls
    .map(([frames]) => (Array.isArray(frames) ? frames : []))
    .find((frames) => String(frames[2]?.['transform']).includes('rotateY(90deg)'))
    ?.flatMap((frame) =>
      numbersOf(frame, 'rotateY').some((turn) => turn % 180 === 90) ? [frame.offset] : [],
    );
  for (const [index, [frames, options]] of animate.mock.calls.slice(-2).entries()) {
    expect(Array.isArray(frames) && frames.slice(1, -1).map(({ offset }) => offset)).toEqual(
      edges?.flatMap((edge) => [edge, edge]),
    );
    expect(options).toEqual({ duration: 1250, fill: 'both' });
    expect(animate.mock.results.at(index - 2)?.value).toMatchObject({ currentTime: 120 });
  }
});

it('is nothing to screen readers, and is gone when its leap is over', () => {
  const animate = leaping(0);
  celebrate(document.body, { ...someone(), name: undefined }, map, 1, () => 0.5);
  const stage = document.querySelector('[data-celebrated]');
  expect([stage?.getAttribute('aria-hidden'), stage?.textContent]).toEqual(['true', '']);
  const leap = animate.mock.contexts.findIndex((of) => of instanceof HTMLDivElement);
  const over = animate.mock.results[leap]?.value;
  if (over instanceof EventTarget) over.dispatchEvent(new Event('finish'));
  expect(document.querySelector('[data-celebrated]')).toBeNull();
});

it('its card is placed within the viewer and beside the small map', () => {
  leaping(0);
  document.body.innerHTML =
    '<div data-map-viewer><div data-map-scroller><div data-content></div></div><div data-minimap></div></div>';
  const at = new Map([
    ['[data-map-scroller]', new DOMRect(0, 60, 800, 600)],
    ['[data-minimap]', new DOMRect(640, 300, 150, 100)],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return [...at].find(([selector]) => this.matches(selector))?.[1] ?? new DOMRect(700, 500, 40, 90);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30);
  const content = document.querySelector<HTMLElement>('[data-content]');
  if (!content) throw new Error('no page');
  celebrate(content, someone(), map, 1, () => 0.5);
  const card = content.querySelector('span');
  const { x, up } = cardPlace(
    new DOMRect(700, 500, 40, 90),
    new DOMRect(0, 60, 800, 600),
    { width: 100, height: 30 },
    new DOMRect(640, 300, 150, 100),
  );
  expect([card?.style.left, card?.style.bottom]).toEqual([`${x}px`, `${up}px`]);
  // it would lie on the small map otherwise
  expect(x).toBeLessThan(0);
});
