import { expect, it } from 'vitest';
import { DayLight } from '../../../../../atlas/core/light';
import { Scene } from '../../../../../atlas/core/scene';
import { seeCat } from '../../../../../atlas/further/cat/seen';
import { guideCat } from '../../../../../atlas/stage/guide-cat';
import { rock } from '../../../../../atlas/things/props/garden';

const AT = [300, 300] as const;

const emptyScene = () =>
  new Scene({ width: 600, height: 500, horizon: 100, light: new DayLight(), seed: 'cat', hazy: false });

/** A cat on one of two rocks, of which the second is painted over the first. */
function seeOn(which: 0 | 1) {
  const scene = emptyScene();
  const rocks = [scene.add(rock, [300, 330], {}), scene.add(rock, [300, 320], {})] as const;
  const cat = { on: rocks[which].seed, at: AT, pose: 'sit' } as const;
  return seeCat(scene, [], cat, guideCat(scene, cat));
}

it('sees all of a cat over which nothing is painted', () => {
  const { alone, seen, shows } = seeOn(1);
  expect(alone).toBeGreaterThan(1000);
  expect(seen).toBe(alone);
  expect(shows(300, 290)).toBe(true);
  expect(shows(300, 350)).toBe(false);
});

it('sees less of it where something is painted over it', () => {
  const { alone, seen } = seeOn(0);
  expect(seen).toBeLessThan(alone);
});

it('throws where the thing it should be on is missing', () => {
  expect(() => seeCat(emptyScene(), [], { on: 'roof-1', at: AT, pose: 'sit' }, [])).toThrow('roof-1');
});
