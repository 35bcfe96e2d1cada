import { describe, expect, it } from 'vitest';
import { toLab } from '../../../../atlas/core/colour';
import { block } from '../../../../atlas/core/footprint';
import { nth } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { flyersOf } from '../../../../atlas/endless/flight';
import { designOf, lenders } from '../../../../atlas/endless/design';
import { MOODS } from '../../../../atlas/endless/moods';
import { landOf } from '../../../../atlas/endless/moods/land-of';
import { layPaths } from '../../../../atlas/endless/paths';
import { PLANS } from '../../../../atlas/endless/plans';
import { apronOf, isBefore } from '../../../../atlas/endless/quiet';
import { isDue, isTold } from '../../../../atlas/endless/rota';
import { remoteness } from '../../../../atlas/endless/street';
import { yieldsAt } from '../../../../atlas/endless/scenes/room';
import { spectacle } from '../../../../atlas/endless/scenes/spectacle';
import { canvas } from '../../../../atlas/endless/things/canvas';
import { WORLDS } from '../../../../atlas/endless/worlds';
import { Ground } from '../../../../atlas/ground/ground';
import { road } from '../../../../atlas/ground/shapes';
import { prop, right } from '../../../../atlas/stories/story';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

const SEEDS = Array.from({ length: 200 }, (_, i) => `place ${i}`);
const share = (test: (seed: string) => boolean) => SEEDS.filter(test).length / SEEDS.length;

const house: ThingKind<object> = {
  name: 'house',
  footprint: () => block(240, 120),
  height: 200,
  draw: (pen, frame) =>
    pen.shape(
      [frame.at(-120, 60, 0), frame.at(120, 60, 0), frame.at(120, 60, 200), frame.at(-120, 60, 200)],
      '#808080',
    ),
};

/** A meadow with a pond on its left side. */
function place() {
  const light = new DayLight();
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon: 660, light, seed: 'place', hazy: false });
  const ground = new Ground(scene);
  const lay = (kind: string, x1: number) => {
    const whole: readonly Point[] = [
      [-60, 600],
      [x1, 600],
      [x1, HEIGHT + 60],
      [-60, HEIGHT + 60],
    ];
    ground.lay(kind, whole, { material: '#a0b080' });
  };
  lay('meadow', WIDTH + 60);
  lay('water', 500);
  return { scene, ground };
}

describe('the turns of what one knows again', () => {
  it('give a common landmark to half of the maps at most, and one of a kind the turn of its kind', () => {
    expect(share((seed) => isDue(seed, 'busStop', true))).toBeLessThan(0.55);
    expect(share((seed) => isDue(seed, 'busStop', true))).toBeGreaterThan(0.3);
    expect(SEEDS.every((seed) => isDue(seed, 'bathhouse', true) === isDue(seed, 'ryokan', false))).toBe(true);
    expect(SEEDS.some((seed) => isDue(seed, 'bathhouse', true) !== isDue(seed, 'busStop', true))).toBe(true);
    expect(SEEDS.every((seed) => isDue(seed, 'windmill', true))).toBe(true);
    expect(share((seed) => isDue(seed, 'windmill', false))).toBeCloseTo(0.5, 0);
    expect(share((seed) => isDue(seed, 'windmill', false))).toBeLessThan(0.65);
  });

  it('give a scene to its share of the maps, each to others', () => {
    expect(share((seed) => isTold(seed, 'race', 0.4))).toBeCloseTo(0.4, 1);
    expect(share((seed) => isTold(seed, 'race', 0.4) && isTold(seed, 'feast', 0.4))).toBeLessThan(0.26);
  });

  it('are kept by what flies, two at most, those of the levels at home first', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const design = designOf(codeOfWord(seed) ?? expect.fail('no seed'), 0);
      const random = { shuffled: <T>(list: readonly T[]) => [...list] };
      const flyers = flyersOf(design, random);
      expect(flyers.length).toBeLessThanOrEqual(2);
      for (const { world, part } of flyers) {
        expect(lenders(design)).toContain(world);
        expect(isDue(design.seed, part.name, true)).toBe(true);
      }
      const homes = flyers.map(({ world }) => design.worlds.includes(world));
      expect(homes).toEqual(homes.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});

describe('the land of the level that leads', () => {
  it('is another one for every horizon, lighter by day than by night, and leaves the sky alone', () => {
    for (const mood of Object.values(MOODS)) {
      const lands = WORLDS.map(({ horizon }) => landOf(mood, horizon).land);
      expect(new Set(lands).size).toBe(new Set(WORLDS.map(({ horizon }) => horizon)).size);
      expect(landOf(mood, 'tables').sky).toBe(mood.sky);
    }
    const light = (mood: (typeof MOODS)[keyof typeof MOODS]) => toLab(landOf(mood, 'tables').land)[0];
    expect(light(MOODS.summer)).toBeGreaterThan(light(MOODS.night) + 0.1);
  });
});

describe('the free ground in front', () => {
  it('lies in the middle of the lower edge, and something stands on it that reaches into it', () => {
    for (const seed of SEEDS.slice(0, 30)) {
      const apron = apronOf({ seed });
      expect(Math.abs(apron[0] - WIDTH / 2)).toBeLessThan(430);
      expect(isBefore(apron, { x0: apron[0] - 900, x1: apron[0] + 20, y0: 2300, y1: 2600 }, 2600)).toBe(true);
      expect(isBefore(apron, { x0: 0, x1: 300, y0: 2300, y1: 2600 }, 2600)).toBe(false);
      expect(isBefore(apron, { x0: 0, x1: WIDTH, y0: 1500, y1: 2000 }, HEIGHT - 700)).toBe(false);
    }
  });
});

describe('a street', () => {
  it('is near its ways: behind one sooner than before it', () => {
    const isRemote = remoteness({ roads: [nth(PLANS.crossing.roads, 2)] });
    const [x, y] = [500, 1540];
    expect(isRemote([x, y])).toBe(0);
    expect(isRemote([x, y - 300])).toBeLessThan(isRemote([x, y + 300]));
    expect(isRemote([x, y + 900])).toBe(1);
  });
});

describe('a path', () => {
  it('leads from a door to the next way, none from a statue, and none over water', () => {
    const { scene, ground } = place();
    const design = {
      ...designOf(codeOfWord('paths') ?? expect.fail('no seed'), 0),
      plan: PLANS.crossing,
      mood: MOODS.summer,
    };
    const world = nth(design.worlds, 0);
    const at = (x: number, y: number, name: string) => ({
      world,
      role: 'main' as const,
      thing: scene.add({ ...house, name }, [x, y], {}),
    });
    const landmarks = [at(1800, 1440, 'house'), at(2300, 1400, 'sphinx'), at(300, 1200, 'mill')];
    for (const [width, through] of PLANS.crossing.roads)
      ground.lay('road', road(scene, through, width), { material: '#c0b090' });
    const trodden = () =>
      landmarks.map(({ thing: { box } }) =>
        [-40, -20, 0, 20, 40].some(
          (off) => ground.kindAt([(box.x0 + box.x1) / 2 + off, box.y1 + 8]) === 'road',
        ),
      );
    // what is trodden in snow are footprints
    layPaths({ scene, ground }, { ...design, mood: MOODS.winter }, landmarks);
    expect(trodden()).toEqual([false, false, false]);
    layPaths({ scene, ground }, design, landmarks);
    expect(trodden()).toEqual([true, false, false]);
  });
});

describe('the props of a scene', () => {
  it('stand in no water', () => {
    const { scene, ground } = place();
    const scenes = spectacle([right(200, 0, 'stand', 'happy')], [prop(0, 0, house, {})]);
    expect(yieldsAt({ scene, ground }, scenes, [900, 1800], 1, { calm: [] })).toEqual([]);
    expect(yieldsAt({ scene, ground }, scenes, [420, 1800], 1, { calm: [] })).toBeUndefined();
  });

  it('are easels with another picture each', () => {
    const { scene } = place();
    const fills = [1000, 1050, 1100, 1150].map((x) =>
      scene
        .add(canvas, [x, 1500], {})
        .inked.nodes.map((node) => ('fill' in node ? node.fill : ''))
        .join(),
    );
    expect(new Set(fills).size).toBeGreaterThan(2);
  });
});
