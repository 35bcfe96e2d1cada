/** What a level sets right once everybody has a place is found by where it stands. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { figure } from '../../../../atlas/stage/figure';
import { somebodyAt, stepAside, thingAt } from '../../../../atlas/stage/late';
import { bush } from '../../../../atlas/things/nature/tree';

let scene: Scene;
const person = (at: Point) => scene.add(figure, at, { spec: { outfit: 'tee' } });
const spots = () => scene.things.map(({ name, at }) => [name, ...at]);

beforeEach(() => {
  scene = new Scene({ width: 400, height: 300, horizon: 50, light: new DayLight(), seed: 'late' });
  person([100, 200]);
  person([105, 200]);
  scene.add(bush, [100, 201], { width: 40 });
  scene.add(bush, [300, 201], { width: 40 });
});

describe('a thing', () => {
  it('is the first of its name, or the nearest one to a spot', () => {
    expect(thingAt(scene, 'bush').at).toEqual([100, 201]);
    expect(thingAt(scene, 'bush', [303, 203]).at).toEqual([300, 201]);
  });

  it('is missed where none of its name is within eight pixels', () => {
    expect(() => thingAt(scene, 'tent')).toThrow('there is no tent');
    expect(() => thingAt(scene, 'bush', [309, 201])).toThrow('there is no bush at 309, 201 any more');
  });
});

describe('somebody', () => {
  it('is the nearest figure to a spot, whatever else stands nearer', () => {
    expect(somebodyAt(scene, [104, 201]).at).toEqual([105, 200]);
    expect(() => somebodyAt(scene, [300, 201])).toThrow('nobody stands at 300, 201');
  });

  it('steps aside alone, and keeps its turn', () => {
    const before = spots();
    stepAside(scene, [
      [
        [100, 200],
        [60, 220],
      ],
    ]);
    expect(spots()).toEqual(
      before.map(([name, x, y]) => (x === 100 && y === 200 ? [name, 60, 220] : [name, x, y])),
    );
  });
});
