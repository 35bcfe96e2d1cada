import { expect, it } from 'vitest';
import { disc } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { Ground } from '../../../../atlas/ground/ground';
import { act, what, who } from '../../../../atlas/stage/act';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { fits } from '../../../../atlas/stage/place';
import type { FigureMaker, Stage } from '../../../../atlas/stage/place';

/** Something tall or flat of a name. */
const kind = (name: string, height = 100): ThingKind<object> => ({
  name,
  footprint: () => disc(20),
  height,
  draw: (pen, frame) =>
    pen.shape([frame.at(-20), frame.at(20), frame.at(20, 0, height), frame.at(-20, 0, height)], '#808080'),
});
const pot = kind('pot');
const house = kind('house');
const cake = kind('cake', 30);

/** A scene of scale 1 all over, somebody in everyday clothes for whoever asks. */
function set(): { readonly stage: Stage; readonly make: FigureMaker; readonly dressed: FigureSpec[] } {
  const scene = new Scene({
    width: 2000,
    height: 1400,
    horizon: 200,
    farScale: 1,
    nearScale: 1,
    light: new DayLight(),
    seed: 'act',
  });
  const dressed: FigureSpec[] = [];
  const make: FigureMaker = (at, _random, stand, wear = (spec) => spec) => {
    const spec = wear({ outfit: 'tee', mood: 'calm' }) ?? {};
    dressed.push(spec);
    return scene.plan(figure, at, { ...stand, spec });
  };
  return { stage: { scene, ground: new Ground(scene) }, make, dressed };
}

it('stands people, animals and things where they are told, from its spot in world units', () => {
  const { stage, make, dressed } = set();
  act(stage, make, new Set(), {
    name: 'birthday',
    at: [1000, 800],
    things: [what(40, 20, cake, {})],
    actors: [who(-60, 10, { pose: 'wave' }), who(100, 0, { plan: 'bird', colour: 'red' })],
  });
  expect(stage.scene.things.map(({ name, at }) => [name, ...at])).toEqual([
    ['cake', 1040, 810],
    ['figure', 940, 805],
    ['figure', 1100, 800],
  ]);
  expect(dressed).toEqual([
    expect.objectContaining({ outfit: 'tee', mood: 'calm', pose: 'wave', facing: 'front', hold: null }),
    { plan: 'bird', colour: 'red' },
  ]);
});

it('takes away what yields and stands in the way or before a face, and nothing else', () => {
  const { stage, make } = set();
  const here = stage.scene.add(pot, [1004, 802], {});
  const before = stage.scene.add(pot, [1010, 870], {});
  const far = stage.scene.add(pot, [1300, 802], {});
  const lasting = stage.scene.add(house, [1000, 806], {});
  act(stage, make, new Set(['pot']), { name: 'alone', at: [1000, 800], actors: [who(0, 0, {})] });
  expect(stage.scene.things).toEqual(expect.arrayContaining([far, lasting]));
  expect(stage.scene.things).not.toContain(here);
  expect(stage.scene.things).not.toContain(before);
});

it('lifts who rides and sorts them in front of what carries them', () => {
  const { stage, make } = set();
  act(stage, make, new Set(), {
    name: 'ride',
    at: [1000, 800],
    things: [what(0, 0, cake, { lift: 60 }, 10)],
    actors: [who(0, 0, {}, { lift: 90, before: 12 })],
  });
  expect(stage.scene.things.map(({ options: { lift, sortY, perched } }) => [lift, sortY, perched])).toEqual([
    [60, 810, true],
    [90, 812, true],
  ]);
});

it('keeps the ground around it free of the crowd, and draws nothing there', () => {
  const { stage, make } = set();
  act(stage, make, new Set(), { name: 'quiet', at: [1000, 800], quiet: 150, actors: [] });
  const [clearing] = stage.scene.things;
  expect(clearing?.inked.nodes).toEqual([]);
  const plan = (x: number) => stage.scene.plan(figure, [x, 800], { spec: {} });
  expect(fits(stage, plan(1120), { apart: 0 })).toBe(false);
  expect(fits(stage, plan(1200), { apart: 0 })).toBe(true);
});
