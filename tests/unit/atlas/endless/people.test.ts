import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { isFitFromBehind, withHead } from '../../../../atlas/endless/backs';
import { makesRow } from '../../../../atlas/endless/crowd';
import { hubsOf } from '../../../../atlas/endless/hubs';
import { hasClone, unlike } from '../../../../atlas/endless/likeness';
import { FairNight } from '../../../../atlas/endless/moods/fair-night';
import { lightGroup, thinLights } from '../../../../atlas/endless/night-lights';
import { PLANS } from '../../../../atlas/endless/plans';
import { CONTESTS } from '../../../../atlas/endless/scenes/contests';
import { yieldsAt } from '../../../../atlas/endless/scenes/room';
import { Ground } from '../../../../atlas/ground/ground';
import type { PersonSpec } from '../../../../atlas/people/spec';
import type { Placement } from '../../../../atlas/core/thing';
import { figure } from '../../../../atlas/stage/figure';
import { turnCrowd } from '../../../../atlas/stage/onlookers';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import type { FigureMaker } from '../../../../atlas/stage/place';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';

const slab = (name: string): ThingKind<object> => ({
  name,
  footprint: () => block(240, 120),
  height: 200,
  draw: (pen, frame) =>
    pen.shape(
      [frame.at(-120, 60, 0), frame.at(120, 60, 0), frame.at(120, 60, 200), frame.at(-120, 60, 200)],
      '#808080',
    ),
});

function place(light = new DayLight() as ConstructorParameters<typeof Scene>[0]['light']) {
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon: 660, light, seed: 'people', hazy: false });
  const ground = new Ground(scene);
  ground.lay(
    'meadow',
    [
      [-60, 600],
      [WIDTH + 60, 600],
      [WIDTH + 60, HEIGHT + 60],
      [-60, HEIGHT + 60],
    ],
    { material: '#a0b080' },
  );
  return { scene, stage: { scene, ground } };
}

const RED: PersonSpec = { hair: 'bob', hairColour: 'red', outfit: 'tee', colours: ['cobalt'] };

describe('near-clones', () => {
  it('are those of one hair, of one hat or of the same clothes within 350 pixels, and a third head of one colour', () => {
    const { scene } = place();
    scene.add(figure, [1000, 1500], { spec: RED });
    expect(hasClone(scene, [1200, 1500], { ...RED, colours: ['white'] })).toBe(true);
    expect(hasClone(scene, [1200, 1500], { ...RED, hair: 'spiky' })).toBe(true);
    expect(hasClone(scene, [1400, 1500], RED)).toBe(false);
    const other: PersonSpec = { hair: 'spiky', hairColour: 'red', outfit: 'tee', colours: ['white'] };
    expect(hasClone(scene, [1200, 1500], other)).toBe(false);
    scene.add(figure, [1100, 1400], { spec: { ...other, hair: 'long', colours: ['teal'] } });
    expect(hasClone(scene, [1200, 1500], other)).toBe(true);
  });

  it('are given no part beside each other, as long as there is somebody else', () => {
    const { scene } = place();
    scene.add(figure, [1000, 1500], { spec: RED });
    const offered: FigureSpec[] = [
      RED,
      RED,
      { hair: 'long', hairColour: 'teal', outfit: 'tee', colours: ['white'] },
    ];
    const make: FigureMaker = (at, _random, stand, wear) => {
      for (const spec of offered) {
        const worn = wear ? wear(spec) : spec;
        if (worn) return scene.plan(figure, at, { ...stand, spec: worn });
      }
      return expect.fail('nobody is left');
    };
    const plan = unlike(scene, make)([1100, 1500], scene.random, {}, (spec) => spec);
    expect(plan.options).toHaveProperty('spec.hair', 'long');
    expect(unlike(scene, make)([1100, 1500], scene.random).options).toHaveProperty('spec.hair', 'bob');
  });
});

describe('a clan', () => {
  it('of one hair is dyed where nobody else is to be had', () => {
    const { scene } = place();
    scene.add(figure, [1000, 1500], { spec: RED });
    const make: FigureMaker = (at, _random, stand, wear) => {
      for (let i = 0; i < 40; i++) {
        const worn = wear?.({ ...RED, colours: ['white'] });
        if (worn) return scene.plan(figure, at, { ...stand, spec: worn });
      }
      return expect.fail('nobody is left');
    };
    const plan = unlike(scene, make)([1100, 1500], scene.random, {}, (spec) => spec);
    expect(plan.options).toHaveProperty('spec.hair', 'bob');
    expect(plan.options).not.toHaveProperty('spec.hairColour', 'red');
  });
});

describe('heads from behind', () => {
  it('are in profile where they would read as a face without features', () => {
    expect(withHead({ hair: 'bald', facing: 'back' }).facing).toBe('side');
    expect(withHead({ hair: 'twinTails', facing: 'away' }).facing).toBe('side');
    // all hair, with no nape and no ear
    expect(withHead({ hair: 'afro', facing: 'away' }).facing).toBe('side');
    // a cheek and an ear are seen of all others
    expect(withHead({ hair: 'ponytail', facing: 'back' }).facing).toBe('away');
    expect(withHead({ hair: 'bob', facing: 'front' }).facing).toBe('front');
    expect(isFitFromBehind({ hair: 'bald' })).toBe(true);
  });
});

describe('onlookers', () => {
  /** How a dozen bald people are seen who have something to look at behind them. */
  const facings = (settle?: typeof withHead) => {
    const { scene } = place();
    const specs = new Map<Placement, FigureSpec>();
    for (let i = 0; i < 12; i++) {
      const spec: PersonSpec = { hair: 'bald', seed: i };
      specs.set(scene.add(figure, [900 + i * 120, 1800], { spec }).options, spec);
    }
    turnCrowd(scene, { near: [[1560, 1300, 1400]], acts: () => false, specs, settle });
    return scene.things
      .map(({ options }) => specs.get(options))
      .flatMap((spec) => (spec && 'facing' in spec ? [spec.facing] : []));
  };

  it('are turned as they look, but for a last word on heads that are not fit for it', () => {
    const behind = (all: ReturnType<typeof facings>) =>
      all.filter((facing) => facing === 'away' || facing === 'back').length;
    expect(behind(facings())).toBeGreaterThan(1);
    expect(behind(facings(withHead))).toBe(0);
    expect(facings(withHead).length).toBe(facings().length);
  });
});

describe('the crowd', () => {
  it('stands in no row: a third head is not level with two', () => {
    const { scene } = place();
    scene.add(figure, [1000, 1500], { spec: RED });
    expect(makesRow(scene, [1080, 1502])).toBe(false);
    scene.add(figure, [1080, 1502], { spec: RED });
    expect(makesRow(scene, [1150, 1498])).toBe(true);
    expect(makesRow(scene, [1150, 1540])).toBe(false);
    expect(makesRow(scene, [1800, 1500])).toBe(false);
  });

  it('has clusters far from each other, some of them far behind', () => {
    const { scene, stage } = place();
    const hubs = hubsOf(stage, PLANS.crossing, [], [], scene.random);
    expect(hubs.length).toBeGreaterThan(8);
    expect(hubs.filter(([, y]) => y < 1400).length).toBeGreaterThanOrEqual(4);
    for (const [i, [x, y]] of hubs.entries())
      for (const [u, v] of hubs.slice(0, i)) expect(Math.hypot(x - u, (y - v) * 2)).toBeGreaterThan(230);
  });
});

describe('room for a large scene', () => {
  it('is where bushes give way and nothing larger stands', () => {
    const { scene, stage } = place();
    const search = { calm: [] };
    expect(yieldsAt(stage, CONTESTS.longTug, [1900, 1800], 1, search)).toEqual([]);
    const bush = scene.add(slab('bush'), [1900, 1800], {});
    expect(yieldsAt(stage, CONTESTS.longTug, [1900, 1800], 1, search)).toEqual([bush]);
    scene.add(slab('house'), [2000, 1840], {});
    expect(yieldsAt(stage, CONTESTS.longTug, [1900, 1800], 1, search)).toBeUndefined();
    expect(yieldsAt(stage, CONTESTS.longTug, [200, 1800], 1, search)).toBeUndefined();
    expect(yieldsAt(stage, CONTESTS.longTug, [900, HEIGHT - 20], 1, search)).toBeUndefined();
    expect(
      yieldsAt(stage, CONTESTS.longTug, [900, 1800], 1, { calm: [[900, 1800, 300, 200]] }),
    ).toBeUndefined();
  });
});

describe('light by night', () => {
  it('is around groups by night alone, and lamps that only add to another are gone', () => {
    const day = place().scene;
    lightGroup(day, [1000, 1500], 200);
    expect(day.lamps).toEqual([]);
    const night = place(new FairNight()).scene;
    lightGroup(night, [1000, 1500], 200);
    lightGroup(night, [1020, 1500], 190);
    lightGroup(night, [1600, 1500], 200);
    thinLights(night.lamps);
    expect(night.lamps.map(({ x }) => x)).toEqual([1000, 1600]);
  });
});
