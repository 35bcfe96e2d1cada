import { expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Thing, ThingKind } from '../../../../atlas/core/thing';
import { designOf } from '../../../../atlas/endless/design';
import { Furnisher } from '../../../../atlas/endless/furnisher';
import { Ground } from '../../../../atlas/ground/ground';
import { nth } from '../../../../atlas/core/geometry';
import { codeOfWord } from '../../../../src/endless/code';

const slab: ThingKind<{ readonly wide: number; readonly tall: number }> = {
  name: 'slab',
  footprint: ({ wide }) => block(wide, 20),
  height: 100,
  draw: (pen, frame, { wide, tall }) =>
    pen.shape(
      [
        frame.at(-wide / 2, 0, 0),
        frame.at(wide / 2, 0, 0),
        frame.at(wide / 2, 0, tall),
        frame.at(-wide / 2, 0, tall),
      ],
      '#808080',
    ),
};

function place() {
  const scene = new Scene({
    width: 1600,
    height: 900,
    horizon: 0,
    light: new DayLight(),
    seed: 'furnisher',
    farScale: 1,
    nearScale: 1,
    hazy: false,
  });
  const design = designOf(codeOfWord('furnisher') ?? expect.fail('no seed'), 0);
  const landmarkOf = (thing: Thing) => ({ world: nth(design.worlds, 0), role: 'main', thing }) as const;
  const furnisherFor = (things: readonly Thing[]) =>
    new Furnisher({ scene, ground: new Ground(scene) }, design, things.map(landmarkOf), []);
  return { scene, furnisherFor };
}

it('what is large stands before the others, but before no face of which it would hide too much', () => {
  const { scene, furnisherFor } = place();
  const thing = scene.add(slab, [400, 500], { wide: 200, tall: 200 });
  const furnisher = furnisherFor([thing]);
  const large = { wide: 500, tall: 500 };
  expect(furnisher.putBefore(scene.plan(slab, [400, 800], large), 0.3)).toBe(false);
  expect(scene.things).toEqual([thing]);
  expect(furnisher.putBefore(scene.plan(slab, [700, 800], large), 0.3)).toBe(true);
  expect(scene.things.length).toBe(2);
});

it('nothing large hides something small, of which a small share of itself would leave nothing', () => {
  const { scene, furnisherFor } = place();
  const hero = scene.add(slab, [1400, 300], { wide: 50, tall: 50 });
  const stall = scene.add(slab, [400, 500], { wide: 90, tall: 90 });
  const furnisher = furnisherFor([hero, stall]);
  expect(furnisher.put(scene.plan(slab, [400, 620], { wide: 320, tall: 320 }), 0.14)).toBe(false);
  expect(furnisher.put(scene.plan(slab, [700, 620], { wide: 320, tall: 320 }), 0.14)).toBe(true);
});

it('what is guarded is hidden by nothing small', () => {
  const { scene, furnisherFor } = place();
  const furnisher = furnisherFor([scene.add(slab, [1400, 300], { wide: 50, tall: 50 })]);
  const boat = scene.add(slab, [400, 500], { wide: 200, tall: 100 });
  const before = scene.plan(slab, [400, 540], { wide: 120, tall: 120 });
  expect(furnisher.put(before, 0.14)).toBe(true);
  furnisher.guard(boat);
  expect(furnisher.put(before, 0.14)).toBe(false);
});
