import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { distance, type Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { TARGETS_APART, TARGET_LIMITS, judgeHere } from '../../../../atlas/fairness/judge';
import { mendTargets, type PlaceRule } from '../../../../atlas/fairness/mend';
import { placeRule } from '../../../../atlas/further/place-rule';
import { Ground } from '../../../../atlas/ground/ground';
import { one } from '../../../../atlas/stage/cast';
import type { FigureSpec } from '../../../../atlas/stage/figure';

/** Hides who stands behind it up to the knees. */
const wall: ThingKind<object> = {
  name: 'wall',
  footprint: () => block(90, 10),
  height: 10,
  draw(pen, frame) {
    pen.shape([frame.at(-45), frame.at(45), frame.at(45, 0, 50), frame.at(-45, 0, 50)], '#808080');
  },
};

const CAPTAIN: FigureSpec = { hat: 'straw', colours: ['red'], hair: 'bob', outfit: 'tee' };
const SAILOR: FigureSpec = { hair: 'bob', outfit: 'sailor', hat: 'beret' };
const MEMBERS = [one(1, undefined, CAPTAIN), one(2, undefined, SAILOR)];
/** Two low walls far from each other, and one between them. */
const WALLS: readonly Point[] = [
  [250, 500],
  [800, 520],
  [1350, 500],
];
const [LEFT, MIDDLE, RIGHT]: readonly [Point, Point, Point] = [
  [250, 480],
  [800, 500],
  [1350, 480],
];

function field() {
  const scene = new Scene({
    width: 1600,
    height: 900,
    horizon: 0,
    light: new DayLight(),
    seed: 'mend',
    farScale: 1,
    nearScale: 1,
    hazy: false,
  });
  const ground = new Ground(scene);
  const corners: readonly Point[] = [
    [-100, 0],
    [1700, 0],
    [1700, 1000],
    [-100, 1000],
  ];
  ground.lay('grass', corners, { material: '#a0c080' });
  for (const at of WALLS) scene.add(wall, at, {});
  scene.finish();
  return { scene, ground };
}

/** Where all stand once those who hid at `places` were mended. */
function mended(places: readonly Point[], rule: PlaceRule = () => [], on = 'grass') {
  const stage = field();
  const kept = places.map((at, i) => ({ quest: `quest${i + 1}`, index: 0, at: [...at] as [number, number] }));
  const targets = mendTargets(MEMBERS, kept, { stage, on: [on], overlays: [], rule });
  const faults = targets.flatMap(({ thing }) => judgeHere(stage.scene, thing, [], TARGET_LIMITS).faults);
  expect(faults).toEqual([]);
  return new Map(targets.map(({ quest, thing }) => [quest, thing.at]));
}

const gap = (at: Point | undefined, from: Point) => (at ? distance(at, from) : Infinity);

describe('hiding places that are mended', () => {
  it('stay where they hold', () => {
    expect(mended([LEFT, RIGHT])).toEqual(
      new Map([
        ['quest1', LEFT],
        ['quest2', RIGHT],
      ]),
    );
  });

  it('are left for the nearest that hold by whoever stands free or in a wall', () => {
    const free: Point = [1350, 540];
    const inWall: Point = [1350, 500];
    for (const from of [free, inWall])
      expect(gap(mended([LEFT, from]).get('quest2'), RIGHT)).toBeLessThan(90);
  });

  it('are left where the words do not hold, and made free by a neighbour who can move', () => {
    const inTheMiddle: PlaceRule = ({ quest, thing: { at } }) =>
      quest === 'quest2' && Math.abs(at[0] - 800) > 100 ? ['it stands by no gate'] : [];
    const at = mended([MIDDLE, RIGHT], inTheMiddle);
    expect(gap(at.get('quest2'), MIDDLE)).toBeLessThan(110);
    expect(gap(at.get('quest1'), at.get('quest2') ?? MIDDLE)).toBeGreaterThan(TARGETS_APART - 20);
  });

  it('are told of by name where there is none', () => {
    expect(() => mended([LEFT, RIGHT], undefined, 'sand')).toThrow(
      'no place for quest1 (figure 1), quest2 (figure 1)',
    );
  });
});

it('a place hides nothing that a title names', () => {
  const stage = field();
  const knight: FigureSpec = { hold: 'katana', hair: 'bob', outfit: 'gi' };
  const kept = [{ quest: 'quest1', index: 0, at: LEFT as [number, number] }];
  const mending = { stage, on: ['grass'], overlays: [], rule: () => [] };
  const [target] = mendTargets([one(1, undefined, knight)], kept, mending);
  if (!target) throw new Error('a target');
  const rule = placeRule(
    { quest1: { title: [['hold:katana', 'sword', 'sabre']], near: [['thing:wall', 'wall', 'mur']] } },
    new Map([['quest1', 1]]),
  );
  expect(rule(target, stage, [])).toEqual([]);
  const { inkBox } = target.thing.inked;
  const cover = {
    nodes: [{ d: `M${inkBox.x0} ${inkBox.y0}H${inkBox.x1}V${inkBox.y1}H${inkBox.x0}Z`, fill: '#123456' }],
    defs: [],
  };
  expect(rule(target, stage, [cover]).join()).toMatch(/katana: "sword": 0 % of it is seen/);
  const astray = placeRule(
    { quest1: { near: [['thing:tower', 'tower', 'tour']] } },
    new Map([['quest1', 1]]),
  );
  expect(astray(target, stage, [])).toEqual(['tower: it is further away than 300 px']);
});
