import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Thing, ThingKind } from '../../../../atlas/core/thing';
import { Ground } from '../../../../atlas/ground/ground';
import { measure } from '../../../../atlas/layout/measure';
import { NOBODY, OTHER, OWN, WIDEST_SLACK, outlineOfWindow } from '../../../../atlas/layout/outline';
import type { LaidPicture } from '../../../../atlas/layout/picture';
import { placesOf, silhouetteFault, silhouetteFaults } from '../../../../atlas/layout/silhouettes';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { targetsHit } from '../../../../src/game/hit-test';
import { targetBox, type Target } from '../../../../src/game/quest';
import { mapPoint } from '../../../../src/game/space';

const [WIDTH, HEIGHT] = [1200, 700];
const CAPTAIN: FigureSpec = { hat: 'straw', colours: ['red'], hair: 'bob', outfit: 'tee' };
const GUEST: FigureSpec = { colours: ['blue'], hair: 'pixie', outfit: 'gi', hairColour: 'mint' };
/** Beside the captain, a little behind and half hidden by her. */
const BESIDE: readonly [number, number] = [648, 398];

const wall: ThingKind<object> = {
  name: 'wall',
  footprint: () => block(200, 10),
  height: 45,
  draw: (pen, frame) =>
    pen.shape([frame.at(-100), frame.at(100), frame.at(100, 0, 45), frame.at(-100, 0, 45)], '#808080'),
};

/** A captain behind a wall, and a guest where one stands. */
function laid(
  guest?: readonly [number, number],
  day?: LaidPicture,
): LaidPicture & { readonly guest?: Thing } {
  const sizes = { width: WIDTH, height: HEIGHT, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light: new DayLight(), seed: 'silhouettes' });
  const thing = scene.add(figure, [600, 400], { spec: CAPTAIN });
  scene.add(wall, [600, 420], {});
  const other = guest && scene.add(figure, [...guest], { spec: GUEST });
  scene.finish();
  const open = { quest: 'quest1', index: 0, spec: CAPTAIN, size: 1, within: undefined };
  return {
    id: day ? 'night' : 'main',
    stage: { scene, ground: new Ground(scene) },
    overlays: [],
    targets: [{ quest: 'quest1', index: 0, thing, open }],
    specs: new Map(),
    pair: undefined,
    ...(other ? { guest: other } : {}),
    ...(day ? { day } : {}),
  };
}

function only<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined || all.length > 1) throw new Error('exactly one was expected');
  return one;
}

/** The pixels that show a thing. */
function pixelsOf(picture: LaidPicture, { id }: Thing): [number, number][] {
  const { buffer } = measure(picture);
  const pixels: [number, number][] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) if (buffer.idAt(x, y) === id) pixels.push([x, y]);
  return pixels;
}

const counts = (target: Target, [x, y]: readonly [number, number], slack: number) =>
  targetsHit({ point: mapPoint(x + 0.5, y + 0.5), slack }, [target]).length > 0;

describe('the outline of a target', () => {
  const picture = laid(BESIDE);
  const { target } = only(placesOf(picture));
  const hers = pixelsOf(picture, only(picture.targets).thing);

  it('takes a tap on every pixel that shows her, with no slack at all', () => {
    expect(hers.length).toBeGreaterThan(2000);
    expect(hers.filter((pixel) => !counts(target, pixel, 0))).toEqual([]);
  });

  it('takes none on the guest beside her, with the widest slack', () => {
    if (!picture.guest) throw new Error('no guest');
    const guests = pixelsOf(picture, picture.guest);
    const near = guests.filter(([x]) => x < target.bottom.x);
    expect(near.length).toBeGreaterThan(100);
    expect(guests.filter((pixel) => counts(target, pixel, WIDEST_SLACK))).toEqual([]);
  });

  it('takes one on the wall in front of her: a thing is nobody', () => {
    const { buffer } = measure(picture);
    const below = mapPoint(600, target.bottom.y + 3);
    expect(buffer.idAt(below.x, below.y)).toBeGreaterThanOrEqual(0);
    expect(targetsHit({ point: below, slack: 12 }, [target])).toEqual([0]);
    expect(targetsHit({ point: below, slack: 2 }, [target])).toEqual([]);
  });

  it('has her box, to the pixel', () => {
    const xs = hers.map(([x]) => x);
    const ys = hers.map(([, y]) => y);
    const box = targetBox(Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1);
    expect({ top: target.top, bottom: target.bottom }).toEqual(box);
  });
});

describe('the proof', () => {
  it('finds nothing wrong with an outline of the picture itself', () => {
    expect(silhouetteFaults(laid(BESIDE))).toEqual([]);
    expect(silhouetteFaults(laid())).toEqual([]);
  });

  it('tells a night in which somebody stands where there was nobody by day', () => {
    const day = laid();
    expect(silhouetteFaults(laid(undefined, day))).toEqual([]);
    const { quest, fault } = only(silhouetteFaults(laid(BESIDE, day)));
    expect(quest).toBe('quest1');
    expect(fault).toMatch(/on [1-9]\d* pixels of others right/);
  });

  it('tells a target that is not where its outline says', () => {
    const day = laid();
    const { target } = only(placesOf(day));
    const [x, y] = [target.top.x - (target.top.x % 4), target.top.y - (target.top.y % 4)];
    const whose = new Uint8Array(400 * 400).fill(NOBODY);
    whose[200 * 400 + 200] = OWN;
    whose[200 * 400 + 204] = OTHER;
    const window = { left: x, top: y, width: 400, height: 400, whose };
    const speck = { ...targetBox(x + 200, y + 200, x + 201, y + 201), outline: outlineOfWindow(window) };
    expect(silhouetteFault(window, speck)).toBeUndefined();
    expect(silhouetteFault(window, { ...targetBox(x, y, x + 9, y + 9) })).toMatch(
      /^a tap on 1 of its pixels is wrong/,
    );
    expect(silhouetteFault(window, { ...speck, outline: undefined })).toMatch(
      /and on 1 pixels of others right/,
    );
  });
});
