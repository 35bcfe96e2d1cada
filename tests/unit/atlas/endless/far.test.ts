import { describe, expect, it } from 'vitest';
import { Random } from '../../../../atlas/core/random';
import { Scene } from '../../../../atlas/core/scene';
import { backdropOf, moonBox } from '../../../../atlas/endless/backdrop';
import { farLand } from '../../../../atlas/endless/horizon';
import type { Horizon } from '../../../../atlas/endless/horizon';
import { MOODS } from '../../../../atlas/endless/moods';
import { skyLights } from '../../../../atlas/endless/skylights';
import { WORLDS } from '../../../../atlas/endless/worlds';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';

const HORIZONS: readonly Horizon[] = ['ridge', 'peaks', 'downs', 'tables', 'town', 'coast'];

const sceneBy = (seed: string, mood: keyof typeof MOODS) =>
  new Scene({ width: WIDTH, height: HEIGHT, horizon: 660, light: MOODS[mood].light(), seed });

/** All points of what is drawn. */
const heights = (parts: ReturnType<typeof farLand>) =>
  parts.flatMap(({ nodes }) =>
    nodes.flatMap((node) =>
      'd' in node ? [...node.d.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y)) : [],
    ),
  );

describe('what lies behind a map from a seed', () => {
  it('is one of six kinds of far land, each of them some level’s', () => {
    expect(new Set(WORLDS.map(({ horizon }) => horizon))).toEqual(new Set(HORIZONS));
  });

  it.each(HORIZONS)(
    'as %s rises above the woods and leaves most of the sky free, day and night',
    (horizon) => {
      const drawn = (['summer', 'night', 'winter'] as const).map((name) => {
        const parts = farLand(sceneBy('far', name), MOODS[name], horizon, new Random('far'));
        const highest = Math.min(...heights(parts));
        expect(highest).toBeLessThan(560);
        expect(highest).toBeGreaterThan(230);
        // a tap there is not answered as the sky's
        expect(parts.every(({ far }) => far !== undefined)).toBe(true);
        return JSON.stringify(parts);
      });
      expect(new Set(drawn).size).toBe(3);
      const again = farLand(sceneBy('far', 'summer'), MOODS.summer, horizon, new Random('far'));
      expect(JSON.stringify(again)).toBe(drawn[0]);
    },
  );
});

describe('what shines in the sky', () => {
  it('is fireworks, a low sun, a rainbow or northern light, and nothing where an hour has none', () => {
    const scene = sceneBy('lights', 'night');
    for (const light of ['aurora', 'fireworks', 'dawn', 'dusk', 'rainbow'] as const)
      expect(skyLights(scene, light, new Random('lights'), undefined)[0]?.nodes.length).toBeGreaterThan(3);
    expect(skyLights(scene, undefined, new Random('lights'), undefined)).toEqual([]);
  });

  it('bursts nowhere near the moon', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const scene = sceneBy(seed, 'night');
      const moon = moonBox(scene, MOODS.night) ?? expect.fail('no moon');
      const [part] = skyLights(scene, 'fireworks', new Random(seed), moon);
      const middles = (part?.nodes ?? []).flatMap((node) =>
        'd' in node ? [...node.d.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)) : [],
      );
      expect(middles.length).toBeGreaterThan(0);
      for (const x of middles) expect(x < moon.x0 - 40 || x > moon.x1 + 40).toBe(true);
    }
  });

  it('is not heaped alike on every map', () => {
    const skies = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const parts = backdropOf(MOODS.summer, 'downs')(sceneBy(seed, 'summer'));
      return parts.reduce((sum, { nodes }) => sum + nodes.length, 0);
    });
    expect(new Set(skies).size).toBeGreaterThan(3);
  });
});
