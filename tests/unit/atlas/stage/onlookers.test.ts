import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Placement } from '../../../../atlas/core/thing';
import type { PersonSpec } from '../../../../atlas/people/spec';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { turnCrowd } from '../../../../atlas/stage/onlookers';
import type { Attraction } from '../../../../atlas/stage/place';

const MIDDLE: Point = [1900, 1700];

/** A ring of people round the middle, far enough from each other to talk to nobody. */
function ring(seed: string, near: readonly Attraction[], spec: PersonSpec = {}) {
  const scene = new Scene({ width: 3840, height: 2716, horizon: 800, light: new DayLight(), seed });
  const specs = new Map<Placement, FigureSpec>();
  for (let i = 0; i < 24; i++) {
    const turn = (i / 24) * 2 * Math.PI;
    const at: Point = [MIDDLE[0] + Math.cos(turn) * 1400, MIDDLE[1] + Math.sin(turn) * 700];
    const dressed: PersonSpec = { ...spec, seed: i + 1 };
    const thing = scene.add(figure, at, { spec: dressed });
    specs.set(thing.options, dressed);
  }
  const before = scene.things.map(({ id, seed: name, at }) => ({ id, name, at }));
  turnCrowd(scene, { near, specs, acts: () => false });
  const looks = scene.things.map((thing) => ({ thing, spec: specs.get(thing.options) ?? {} }));
  return { scene, before, looks };
}

const isPerson = (spec: FigureSpec): spec is PersonSpec => !('plan' in spec);
const facings = (looks: readonly { readonly spec: FigureSpec }[]) =>
  looks.map(({ spec }) => (isPerson(spec) ? (spec.facing ?? 'front') : 'creature'));

describe('a crowd that looks at something', () => {
  const EVENT: readonly Attraction[] = [[MIDDLE[0], MIDDLE[1], 3000]];

  it('looks at it: to its side, from behind on this side of it, at us beyond it', () => {
    const { looks } = ring('a', EVENT);
    let turned = 0;
    for (const { thing, spec } of looks) {
      if (!isPerson(spec) || spec.facing === undefined) continue;
      turned++;
      const [dx, dy] = [MIDDLE[0] - thing.at[0], MIDDLE[1] - thing.at[1]];
      if (spec.facing !== 'front' && Math.abs(dx) > 50) expect(spec.flip).toBe(dx < 0);
      if (spec.facing === 'back' || spec.facing === 'away') expect(dy).toBeLessThan(0);
      if (spec.facing === 'front') expect(dy).toBeGreaterThan(0);
      if (spec.facing === 'side') expect(Math.abs(dx)).toBeGreaterThan(Math.abs(dy));
    }
    expect(turned).toBeGreaterThan(8);
    expect(new Set(facings(looks)).size).toBe(4);
  });

  it('does so the same way each time', () => {
    expect(facings(ring('a', EVENT).looks)).toEqual(facings(ring('a', EVENT).looks));
    expect(facings(ring('a', EVENT).looks)).not.toEqual(facings(ring('b', EVENT).looks));
  });

  it('stays where it is, in its order and by its names, and is drawn as it is told', () => {
    const { scene, before, looks } = ring('a', EVENT);
    expect(scene.things.map(({ id, seed: name, at }) => ({ id, name, at }))).toEqual(before);
    for (const { thing, spec } of looks) {
      expect(thing.options).toMatchObject({ spec });
      expect(scene.holds(thing.options)).toBe(true);
      expect(scene.isFree(thing.at, 1)).toBe(false);
      const plain = scene.plan(figure, thing.at, { spec: { seed: 1 } });
      expect(thing.inked.inkBox.x1 - thing.inked.inkBox.x0).toBeGreaterThan(plain.scale * 20);
    }
  });

  it('faces us where nothing happens, and never turns who lies or rides', () => {
    expect(new Set(facings(ring('a', []).looks))).toEqual(new Set(['front']));
    expect(new Set(facings(ring('a', EVENT, { pose: 'sleep' }).looks))).toEqual(new Set(['front']));
    expect(new Set(facings(ring('a', EVENT, { mount: 'cloud' }).looks))).toEqual(new Set(['front']));
  });

  it('goes along its way where nothing happens', () => {
    const walking = facings(ring('a', [], { pose: 'walk' }).looks);
    expect(walking.filter((facing) => facing === 'side').length).toBeGreaterThan(8);
  });
});
