import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { TARGET_LIMITS, TWIN_LIMITS, apart, judgeAll, judgeHere } from '../../../../atlas/fairness/judge';
import { lookAlikes } from '../../../../atlas/fairness/pair';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { block } from '../../../../atlas/core/footprint';

const SAILOR: FigureSpec = { hair: 'bob', outfit: 'sailor', hat: 'beret', seed: 3 };

/** A flat wall that hides what stands behind it up to a height in world units. */
const wall: ThingKind<{ readonly height: number }> = {
  name: 'wall',
  footprint: () => block(300, 10),
  height: 10,
  draw(pen, frame, { height }) {
    const corners = [
      [-150, 0],
      [150, 0],
      [150, height],
      [-150, height],
    ] as const;
    pen.shape(
      corners.map(([u, z]) => frame.at(u, 0, z)),
      '#808080',
    );
  },
};

function stage(): Scene {
  return new Scene({
    width: 1600,
    height: 900,
    horizon: 0,
    light: new DayLight(),
    seed: 'test',
    farScale: 1,
    nearScale: 1,
    hazy: false,
  });
}

describe('a figure to find', () => {
  it('stands too free in the open, and is told so with its share', () => {
    const scene = stage();
    const thing = scene.add(figure, [800, 500], { spec: SAILOR });
    scene.finish();
    const judged = judgeHere(scene, thing, [], TARGET_LIMITS);
    expect(judged.share).toBeGreaterThan(0.99);
    expect(judged.faults.join()).toContain('92 % at most');
  });

  it('is fair behind a low wall and unfair behind a high one', () => {
    const scene = stage();
    const low = scene.add(figure, [400, 500], { spec: SAILOR });
    scene.add(wall, [400, 520], { height: 50 });
    const high = scene.add(figure, [1100, 500], { spec: SAILOR });
    scene.add(wall, [1100, 520], { height: 120 });
    scene.finish();
    const judged = judgeAll(scene, [low, high], [], TARGET_LIMITS, 1);
    expect(judged.get(low)?.faults).toEqual([]);
    expect(judged.get(high)?.faults.join()).toMatch(/of it is visible, 45 % at least/);
  });

  it('must show its head', () => {
    const scene = stage();
    const thing = scene.add(figure, [800, 500], { spec: SAILOR });
    const { head } = thing.inked;
    if (!head) throw new Error('a person has a head');
    const above = [
      {
        nodes: [{ d: `M${head.x0} ${head.y0}H${head.x1}V${head.y1}H${head.x0}Z`, fill: '#123456' }],
        defs: [],
      },
    ];
    scene.finish();
    expect(judgeHere(scene, thing, above, TWIN_LIMITS).faults.join()).toContain('of its head is visible');
  });

  it('keeps away from the frame and is not tiny', () => {
    const scene = stage();
    const edge = scene.add(figure, [60, 500], { spec: SAILOR });
    const tiny = scene.add(figure, [900, 500], { spec: SAILOR, size: 0.2 });
    scene.finish();
    expect(judgeHere(scene, edge, [], TARGET_LIMITS).faults.join()).toContain('px from the frame');
    expect(judgeHere(scene, tiny, [], TARGET_LIMITS).faults.join()).toContain('on the short side');
    expect(judgeHere(scene, tiny, [], TARGET_LIMITS).faults.join()).toContain('2600 at least');
  });

  it('is measured to the pixel alike in a part of the picture and in the whole', () => {
    const scene = stage();
    const thing = scene.add(figure, [800, 500], { spec: SAILOR });
    scene.finish();
    const whole = judgeAll(scene, [thing], [], TARGET_LIMITS, 1).get(thing);
    const part = judgeHere(scene, thing, [], TARGET_LIMITS);
    for (const side of ['x0', 'y0', 'x1', 'y1'] as const)
      expect(Math.abs((whole?.box[side] ?? 0) - part.box[side])).toBeLessThanOrEqual(1);
  });
});

describe('figures that look alike', () => {
  it('are found, a second pair too', () => {
    const scene = stage();
    const spec: FigureSpec = { hair: 'afro', outfit: 'tee' };
    for (const x of [200, 500]) scene.add(figure, [x, 500], { spec: SAILOR });
    expect(lookAlikes(scene, 2)).toHaveLength(1);
    for (const x of [800, 1100]) scene.add(figure, [x, 500], { spec });
    expect(lookAlikes(scene, 2)).toHaveLength(2);
  });

  it('measures distance between the middles of boxes', () => {
    expect(apart({ x0: 0, y0: 0, x1: 10, y1: 10 }, { x0: 30, y0: 40, x1: 40, y1: 50 })).toBe(50);
  });
});
