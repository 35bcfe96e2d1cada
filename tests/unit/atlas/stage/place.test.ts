import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { crowd, fits, scatter, somewhere, staysVisible } from '../../../../atlas/stage/place';
import type { Attraction, FigureMaker, Stage } from '../../../../atlas/stage/place';
import { Random } from '../../../../atlas/core/random';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { Ground } from '../../../../atlas/ground/ground';
import { disc } from '../../../../atlas/core/footprint';

const post: ThingKind<{ readonly r?: number }> = {
  name: 'post',
  footprint: ({ r = 20 }) => disc(r),
  height: 100,
  draw(pen, frame, { r = 20 }) {
    const corners = [frame.at(-r, 0, 0), frame.at(r, 0, 0), frame.at(r, 0, 100), frame.at(-r, 0, 100)];
    pen.shape(corners, '#808080');
  },
};

/** Sand all over, a pond in the middle. */
function stage(seed = 'place'): Stage {
  const scene = new Scene({ width: 2000, height: 1400, horizon: 200, light: new DayLight(), seed });
  const ground = new Ground(scene);
  const rect = (x0: number, y0: number, x1: number, y1: number) =>
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const;
  ground.lay('sand', rect(-50, 250, 2050, 1450), { material: '#e0d0a0' });
  ground.lay('pond', rect(800, 600, 1200, 900), { material: '#60a0c0' });
  return { scene, ground };
}

describe('a free spot', () => {
  it('is on the right ground with the whole footprint', () => {
    const at = stage();
    const plan = (x: number, y: number) => at.scene.plan(post, [x, y], {});
    expect(fits(at, plan(400, 700), { on: ['sand'] })).toBe(true);
    expect(fits(at, plan(1000, 750), { on: ['sand'] })).toBe(false);
    expect(fits(at, plan(795, 750), { on: ['sand'] })).toBe(false);
    expect(fits(at, plan(1000, 750), { on: ['pond'] })).toBe(true);
  });

  it('is clear of what stands there, with the distance asked for', () => {
    const at = stage();
    at.scene.add(post, [400, 700], {});
    const plan = at.scene.plan(post, [460, 700], {});
    expect(fits(at, plan, { apart: 0 })).toBe(true);
    expect(fits(at, plan, { apart: 60 })).toBe(false);
    expect(fits(at, at.scene.plan(post, [410, 700], {}), { apart: 0 })).toBe(false);
  });

  it('takes no notice of what is in the air or on another thing', () => {
    const at = stage();
    at.scene.add(post, [400, 700], { aloft: true });
    at.scene.add(post, [400, 700], { perched: true });
    expect(fits(at, at.scene.plan(post, [400, 700], {}), {})).toBe(true);
  });

  it('is looked for inside the area', () => {
    const { scene } = stage();
    const random = new Random('area');
    const area = [
      [100, 300],
      [500, 300],
      [500, 800],
      [100, 800],
    ] as const;
    for (let i = 0; i < 100; i++) {
      const [x, y] = somewhere(scene, random, area);
      expect(x >= 100 && x <= 500 && y >= 300 && y <= 800).toBe(true);
    }
  });
});

describe('scattering', () => {
  const rule = { kind: post, count: 60, on: ['sand'], apart: 10, options: () => ({}) };

  it('keeps things on their ground and off each other', () => {
    const at = stage();
    scatter(at, rule);
    const { things } = at.scene;
    expect(things).toHaveLength(60);
    for (const a of things) {
      expect(at.ground.kindAt(a.at)).toBe('sand');
      for (const b of things)
        if (a !== b)
          expect(Math.hypot(a.at[0] - b.at[0], 2 * (a.at[1] - b.at[1]))).toBeGreaterThan(20 * a.scale);
    }
  });

  it('is the same for the same seed', () => {
    const spots = (seed: string) => {
      const at = stage(seed);
      scatter(at, rule);
      return at.scene.things.map(({ at: spot }) => spot);
    };
    expect(spots('a')).toEqual(spots('a'));
    expect(spots('a')).not.toEqual(spots('b'));
  });

  it('throws on a kind of ground nobody laid', () => {
    expect(() => scatter(stage(), { ...rule, on: ['sand', 'lava'] })).toThrow(
      'no ground "lava"; laid: sand, pond',
    );
  });
});

describe('a crowd', () => {
  const gather = (at: Stage, near: readonly Attraction[], lonely: number) => {
    const make: FigureMaker = (spot, _, stand) => at.scene.plan(post, spot, { ...stand });
    crowd(at, { count: 25, on: { sand: 1 }, near, lonely }, make);
    return at.scene.things;
  };

  it('gathers round what there is to see', () => {
    const people = gather(stage(), [[400, 1000, 300]], 0);
    expect(people.length).toBeGreaterThan(10);
    for (const { at } of people) expect(Math.abs(at[0] - 400)).toBeLessThan(460);
  });

  it('throws on a kind of ground nobody laid', () => {
    const at = stage();
    const make: FigureMaker = (spot) => at.scene.plan(post, spot, {});
    expect(() => crowd(at, { count: 1, on: { snad: 1 }, near: [] }, make)).toThrow('no ground "snad"');
  });
});

describe('staying visible', () => {
  it('counts what stands in front, and who would be covered', () => {
    const { scene } = stage();
    const { inkBox } = scene.add(post, [400, 700], {}).inked;
    expect(staysVisible(scene, inkBox, 690, 0.3)).toBe(false);
    expect(staysVisible(scene, inkBox, 710, 0.3)).toBe(false);
    const beside = { ...inkBox, x0: inkBox.x0 + 200, x1: inkBox.x1 + 200 };
    expect(staysVisible(scene, beside, 690, 0.3)).toBe(true);
  });

  it('lets nobody stand in front of a hero', () => {
    const { scene } = stage();
    const tower = scene.add(post, [400, 700], { r: 200, hero: true }).inked.inkBox;
    const person = { x0: tower.x0, x1: tower.x0 + 30, y0: tower.y1 - 100, y1: tower.y1 };
    expect(staysVisible(scene, person, 720, 0.3)).toBe(false);
  });
});
