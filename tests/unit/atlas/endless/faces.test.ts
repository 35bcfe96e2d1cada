import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Thing, ThingKind } from '../../../../atlas/core/thing';
import { cutBy, cutOf, sinks } from '../../../../atlas/endless/faces';
import { figure } from '../../../../atlas/stage/figure';

/** A board on its edge, so wide and from so low to so high. */
const board: ThingKind<{ readonly wide: number; readonly from: number; readonly to: number }> = {
  name: 'board',
  footprint: ({ wide }) => block(wide, 8),
  height: 40,
  draw: (pen, frame, { wide, from, to }) =>
    pen.shape(
      [
        frame.at(-wide / 2, 0, from),
        frame.at(wide / 2, 0, from),
        frame.at(wide / 2, 0, to),
        frame.at(-wide / 2, 0, to),
      ],
      '#808080',
    ),
};

function place(): { scene: Scene; person: (x: number) => Thing } {
  const sizes = { width: 1200, height: 600, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light: new DayLight(), seed: 'faces' });
  const person = (x: number) =>
    scene.add(figure, [x, 400], { spec: { hair: 'bob', outfit: 'tee', seed: x, pose: 'stand' } });
  return { scene, person };
}

describe('faces', () => {
  it('are cut by what hides a part of a head, and not by what stands before legs', () => {
    const { scene, person } = place();
    const [free, halved, behind] = [person(200), person(500), person(800)];
    scene.add(board, [500, 420], { wide: 120, from: 70, to: 110 });
    scene.add(board, [800, 420], { wide: 120, from: 0, to: 34 });
    scene.finish();
    expect(cutOf(scene, [free, halved, behind], [])).toEqual([halved]);
  });

  it('rise out of no roof: a wall over the waist is one, a low one is not, and one may look out from beside it', () => {
    const { scene, person } = place();
    const [sunk, free, beside] = [person(200), person(500), person(800)];
    scene.add(board, [200, 420], { wide: 200, from: -60, to: 60 });
    scene.add(board, [500, 420], { wide: 200, from: 0, to: 50 });
    scene.add(board, [850, 420], { wide: 100, from: -60, to: 100 });
    scene.finish();
    const behind = (thing: Thing, least?: number) => sinks(scene, thing.inked.inkBox, 400, least);
    expect([sunk, free, beside].map((thing) => behind(thing))).toEqual([true, false, true]);
    expect([sunk, free, beside].map((thing) => behind(thing, 0.8))).toEqual([true, false, false]);
    expect(cutOf(scene, [sunk, free], [])).toEqual([sunk]);
  });

  it('are cut by nobody who comes later: whoever stands behind goes, and whoever is kept stays', () => {
    const { scene, person } = place();
    const [one, other, kept] = [person(200), person(500), person(800)];
    const comer = scene.add(figure, [216, 440], { spec: { hair: 'bob', outfit: 'tee', seed: 1 } });
    const second = scene.add(figure, [816, 440], { spec: { hair: 'bob', outfit: 'tee', seed: 2 } });
    scene.finish();
    expect(cutBy(scene, [comer, second], new Set([kept]), [])).toEqual([one]);
    expect(scene.things).toContain(other);
  });
});
