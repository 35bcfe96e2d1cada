import { expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
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

it('what is large stands before the others, but before no face of which it would hide too much', () => {
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
  const thing = scene.add(slab, [400, 500], { wide: 200, tall: 200 });
  const landmark = { world: nth(design.worlds, 0), role: 'main', thing } as const;
  const furnisher = new Furnisher({ scene, ground: new Ground(scene) }, design, [landmark], []);
  const large = { wide: 500, tall: 500 };
  expect(furnisher.putBefore(scene.plan(slab, [400, 800], large), 0.3)).toBe(false);
  expect(scene.things).toEqual([thing]);
  expect(furnisher.putBefore(scene.plan(slab, [700, 800], large), 0.3)).toBe(true);
  expect(scene.things.length).toBe(2);
});
