import { describe, expect, it } from 'vitest';
import { inside, nth } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { Random } from '../../../../atlas/core/random';
import type { PersonSpec } from '../../../../atlas/people/spec';
import { designOf } from '../../../../atlas/endless/design';
import { forNight, quartersOf } from '../../../../atlas/endless/dress';
import { quarterAt } from '../../../../atlas/endless/plans/plan';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

const SEEDS = Array.from({ length: 8 }, (_, i) => `dress ${i}`);
const designs = SEEDS.map((seed) => designOf(codeOfWord(seed) ?? expect.fail(`"${seed}" is no seed`), 0));

describe('the clothes of the quarters', () => {
  it('are worn in the part of the picture that belongs to the quarter, and nowhere else', () => {
    const random = new Random('points');
    for (const design of designs) {
      const quarters = quartersOf(design);
      for (let i = 0; i < 200; i++) {
        const at: Point = [random.range(0, WIDTH), random.range(1, HEIGHT)];
        const found = quarters.flatMap(({ within }, quarter) => (inside(at, within) ? [quarter] : []));
        expect(found).toEqual([quarterAt(design.plan, at)]);
      }
    }
  });

  it('are mostly those of the level that is at home there', () => {
    const [design] = designs;
    if (!design) expect.fail('no design');
    const asked = new Map<string, number>();
    const counting = design.worlds.map((world) => ({
      ...world,
      cast: {
        ...world.cast,
        extra: (random: Random) => {
          asked.set(world.keyword, (asked.get(world.keyword) ?? 0) + 1);
          return world.cast.extra(random);
        },
      },
    }));
    const random = new Random('clothes');
    const quarter = nth(quartersOf({ ...design, worlds: counting }), 1);
    for (let i = 0; i < 100; i++) quarter.extra(random);
    const home = asked.get(nth(design.worlds, 1).keyword) ?? 0;
    expect(home).toBeGreaterThan(55);
    expect(home).toBeLessThan(100);
  });

  it('are light by night: a dark colour is a hole in the picture', () => {
    const random = new Random('night');
    const worn = Array.from({ length: 100 }, () =>
      forNight({ colours: ['black', 'red'], hairColour: 'charcoal' }, random),
    );
    const mains = worn.map((spec) => ('colours' in spec ? spec.colours?.[0] : undefined));
    expect(mains.filter((colour) => colour === 'black').length).toBeLessThan(45);
    expect(new Set(mains).size).toBeGreaterThan(5);
    const bright = forNight({ colours: ['cream'], hairColour: 'blond' }, random);
    expect(bright).toEqual({ colours: ['cream'], hairColour: 'blond' });
  });

  it('are worn by people of many builds, whatever the level’s are', () => {
    const [design] = designs;
    if (!design) expect.fail('no design');
    const alike = design.worlds.map((world) => ({
      ...world,
      cast: { ...world.cast, extra: (): PersonSpec => ({ build: 'chibi' }) },
    }));
    const random = new Random('builds');
    const quarter = nth(quartersOf({ ...design, worlds: alike }), 1);
    const builds = Array.from({ length: 100 }, () => quarter.extra(random)).map((spec) =>
      'build' in spec ? spec.build : undefined,
    );
    expect(builds.filter((build) => build === 'chibi').length).toBeGreaterThan(50);
    expect(new Set(builds).size).toBeGreaterThan(5);
  });
});
