// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as MachinePictures from '../../../src/living/machine-pictures';
import { picturesOf } from '../../../src/living/machine-pictures';
import type { LivingThing } from '../../../src/living/things';
import { poseAt } from '../../../src/maps/machine-motion';
import { countedPathOf } from '../../support/counted-path';
import { laidOf, orderOf } from '../../support/laid';
import { machine, part, TURN } from '../../support/machines';
import { opened } from '../../support/opened-turners';
import { callsOf } from '../../support/told-drawing';

/** Things of the machines whose pictures were let go. */
const { closed } = vi.hoisted(() => ({ closed: new Array<number>() }));

vi.mock('../../../src/living/machine-pictures', async (actual) => {
  const own = await actual<typeof MachinePictures>();
  const { comeAtOnce } = await import('../../support/machines');
  return { ...own, picturesOf: vi.fn(comeAtOnce(own.boxOf, closed)) };
});

beforeEach(() => {
  closed.length = 0;
  vi.mocked(picturesOf).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a machine', () => {
  it('rests until its pictures have come, which are asked for once', async () => {
    const { step, come, orders } = opened([machine()]);
    expect([step(200), orders()]).toEqual([true, []]);
    step(200);
    await come();
    step(200);
    expect(orders()).toEqual([7]);
    expect(picturesOf).toHaveBeenCalledOnce();
  });

  it('rests where its pictures cannot be had, and asks again when what is in the way may be over', async () => {
    vi.mocked(picturesOf).mockRejectedValueOnce(new Error('no memory'));
    const { step, come, orders } = opened([machine()]);
    step(200);
    await come();
    // what it stands for is not asked for in every step
    for (let i = 0; i < 10; i++) expect(step(200)).toBe(false);
    await come();
    expect([picturesOf, orders()]).toEqual([expect.anything(), []]);
    expect(picturesOf).toHaveBeenCalledOnce();
    step(30_000);
    await come();
    step(200);
    expect(orders()).toEqual([7]);
  });

  it('is put together from what moves, where it may be seen, and what lies below', async () => {
    const { begin, told } = opened([machine()]);
    await begin();
    expect(orderOf(told)).toEqual([
      ['sail', 'source-over'],
      ['room', 'destination-in'],
      ['bare', 'destination-over'],
    ]);
    expect(callsOf(told, 'drawImage').map(([, ...place]) => place)).toEqual([
      [100, 100, 40, 40],
      [80, 100, 40, 40],
      [100, 100, 40, 40],
    ]);
    expect(told.at(-1)).toEqual(['restore']);
  });

  it('is put together from the nearest to the furthest where its parts are seen in several places', async () => {
    const parts = [part('far'), part('too'), part('middle', { room: 1 }), part('near')];
    const { begin, told } = opened([machine(parts)]);
    await begin();
    expect(orderOf(told)).toEqual([
      ['near', 'source-over'],
      ['room', 'destination-in'],
      ['middle', 'source-over'],
      ['hall', 'destination-in'],
      ['sheet', 'destination-over'],
      ['far', 'source-over'],
      ['too', 'source-over'],
      ['room', 'destination-in'],
      ['sheet', 'destination-over'],
      ['bare', 'destination-over'],
    ]);
    // a sheet has the units of the canvas it comes to
    expect(callsOf(told, 'setTransform').slice(2)).toEqual([['as it is'], ['as it is']]);
    expect(callsOf(told, 'resetTransform')).toHaveLength(2);
  });

  it('turns as its motion says, and comes round', async () => {
    const { begin, step, told } = opened([machine()]);
    await begin();
    const posed = () => laidOf(told)[0]?.pose;
    expect(posed()).toEqual([...poseAt(TURN, 0)]);
    step(300);
    const [a, ...others] = poseAt(TURN, 0.3 / 12);
    expect(posed()).toEqual([expect.closeTo(a, 9), ...others.map((value) => expect.closeTo(value, 9))]);
    // a pause counts as three tenths of a second
    step(5000);
    const later = poseAt(TURN, 0.6 / 12).map((value) => expect.closeTo(value, 9));
    expect(posed()).toEqual(later);
  });

  it('whose hand stands is not drawn anew before it jumps', async () => {
    const { begin, step, told } = opened([machine([part('hand', { motion: { ...TURN, ticks: 60 } })])]);
    await begin();
    step(100);
    expect(told).toEqual([]);
    step(101);
    expect(orderOf(told)).toHaveLength(3);
  });

  it('has as many sectors as it says, evenly around', async () => {
    const { begin, told } = opened([machine([part('sail', { sectors: 4 })])]);
    await begin();
    const sails = laidOf(told).filter(({ what }) => what === 'sail');
    expect(sails.map(({ pose }) => pose)).toEqual(
      [0, 0.25, 0.5, 0.75].map((share) => [...poseAt(TURN, share)]),
    );
  });

  it('has shade and light on what lies below it alone, shade as strong as its angle makes it', async () => {
    const parts = [part('sail'), part('shade', { shade: 1, steep: 0.5 }), part('light', { light: true })];
    const { begin, told } = opened([machine(parts)]);
    await begin();
    const [sail, shade, light, room] = laidOf(told);
    expect(sail).toMatchObject({ how: 'source-over', alpha: 1 });
    expect(shade).toMatchObject({ how: 'source-atop', alpha: expect.closeTo(0.5 * Math.cos(1), 9) });
    expect(light).toMatchObject({ how: 'source-atop', alpha: 1 });
    expect(room).toMatchObject({ how: 'destination-in', alpha: 1 });
  });

  it('leaves their pixels to those who stand on this picture alone', async () => {
    const alone = (left: number): LivingThing => ({
      order: 9,
      box: { left, top: 110, right: left + 10, bottom: 112 },
      shape: { top: 110, rows: [[[left, left + 10]], [[left, left + 10]]] },
      voice: 'merry',
      figure: true,
    });
    const { begin, told } = opened([machine()], [alone(110), alone(600)]);
    await begin();
    const [[path, rule] = []] = callsOf(told, 'clip');
    expect(rule).toBe('evenodd');
    // all of the machine: two rooms and what lies below
    expect(countedPathOf(path).rects).toEqual([
      [80, 90, 60, 50],
      [110, 110, 10, 1],
      [110, 111, 10, 1],
    ]);
    const free = opened([machine()], [alone(600)]);
    await free.begin();
    expect(callsOf(free.told, 'clip')).toEqual([]);
  });

  it('is at rest again after a zoom, and begins as the tiles show it', async () => {
    const { begin, step, come, told, zoom, orders } = opened([machine()]);
    await begin();
    step(300);
    expect(closed).toEqual([]);
    zoom();
    expect([orders(), closed]).toEqual([[], [7]]);
    // the map rests a while after it
    step(400);
    // its pictures are made for the new size first
    expect(told).toEqual([]);
    await come();
    step(300);
    expect(laidOf(told)[0]?.pose).toEqual(poseAt(TURN, 0.3 / 12).map((value) => expect.closeTo(value, 9)));
  });
});

describe('of several machines', () => {
  const row = (count: number) =>
    Array.from({ length: count }, (_, i) => machine([part('sail')], 100 + i * 130, i));

  it('the four nearest to the middle of the view move', async () => {
    const { begin, orders } = opened(row(7));
    await begin();
    // from 120 to 900, of which the middle is 500
    expect(orders()).toEqual([1, 2, 3, 4]);
  });

  it('none moves by itself on a slow device, but the one that is touched does', async () => {
    const { begin, step, come, turners, orders } = opened(row(2));
    await begin();
    expect(orders()).toHaveLength(2);
    expect([step(100, 'few'), orders()]).toEqual([false, []]);
    expect(turners.touched(1, { x: 250, y: 120 })).toBe(true);
    step(100, 'few');
    await come();
    expect([step(100, 'few'), orders()]).toEqual([true, [1]]);
    step(1400, 'few');
    expect(orders()).toEqual([]);
  });

  it('none keeps pictures that come when the device has become too slow for it', async () => {
    const { step, come } = opened(row(1));
    step(200);
    step(200, 'still');
    await come();
    expect(closed).toEqual([0]);
  });

  it('none moves while the map does, and what is not in view any more rests and lets its pictures go', async () => {
    const { begin, step, scroller, orders } = opened([machine(), machine([part('sail')], 700, 3)], [], 3000);
    await begin();
    expect(orders()).toEqual([3, 7]);
    scroller.scrollLeft = 600;
    scroller.dispatchEvent(new Event('scroll'));
    expect(step(100)).toBe(false);
    expect(step(100)).toBe(true);
    expect([orders(), closed]).toEqual([[3], [7]]);
  });
});

describe('a touch', () => {
  it('within twenty-four pixels of what moves makes it whirl for a while', async () => {
    const { begin, step, told, turners, woken } = opened([machine()]);
    await begin();
    expect(turners.isLively).toBe(false);
    // it reaches from 80 to 140
    expect(turners.touched(7, { x: 163, y: 120 })).toBe(true);
    expect(woken).toHaveBeenCalledTimes(1);
    expect(turners.isLively).toBe(true);
    step(200);
    // six times as fast
    const whirled = poseAt(TURN, 1.2 / 12).map((value) => expect.closeTo(value, 9));
    expect(laidOf(told)[0]?.pose).toEqual(whirled);
    step(1200);
    expect(turners.isLively).toBe(false);
    const before = 1.2 + 0.3;
    const slow = poseAt(TURN, before / 12).map((value) => expect.closeTo(value, 9));
    expect(laidOf(told)[0]?.pose).toEqual(slow);
  });

  it('beside it is for the whole thing, and what moves rests until that has answered', async () => {
    const { begin, step, turners, orders } = opened([machine()]);
    await begin();
    expect(turners.touched(7, { x: 165, y: 120 })).toBe(false);
    expect(orders()).toEqual([]);
    expect([step(1399), orders()]).toEqual([false, []]);
    expect([step(1), orders()]).toEqual([true, [7]]);
  });

  it('of a thing without machines is none of theirs', () => {
    const { turners, woken } = opened([machine()]);
    expect(turners.touched(8, { x: 120, y: 120 })).toBe(false);
    expect(woken).not.toHaveBeenCalled();
  });
});
