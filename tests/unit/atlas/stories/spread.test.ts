/** Whoever plays all maps does not meet one joke everywhere: which level tells which scene of the library. */
import { describe, expect, it, vi } from 'vitest';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { loadTheme, THEMES } from '../../../../atlas/levels';
import { dresser } from '../../../../atlas/stage/cast';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureMaker } from '../../../../atlas/stage/place';
import { HEIGHT, WIDTH, type Theme } from '../../../../atlas/stage/theme';
import type { StoryName } from '../../../../atlas/stories/library';

const told = vi.hoisted(() => new Set<StoryName>());
vi.mock(import('../../../../atlas/stories/tell'), async (original) => {
  const module = await original();
  return {
    ...module,
    tellStories: (...rule: Parameters<typeof module.tellStories>) => {
      const names = module.tellStories(...rule);
      for (const name of names) told.add(name);
      return names;
    },
  };
});

/** Maps that may tell one scene. */
const MOST_MAPS = 8;

/** Everything of a place that stands before its crowd. */
function furnish({ horizon, light, seed, scale, cast, ...theme }: Theme): void {
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed, ...scale });
  const stage = { scene, ground: new Ground(scene) };
  const dress = dresser(cast);
  let serial = 0;
  const make: FigureMaker = (at, random, stand, wear) =>
    scene.plan(figure, at, { ...stand, spec: { ...dress(random, wear), seed: ++serial } });
  theme.ground(stage);
  theme.landmarks(stage, make);
  theme.props(stage);
  theme.stories(stage, make);
}

describe('scenes of the library', () => {
  const levels = new Map<StoryName, string[]>();

  // each in a test of its own: all together would take a busy machine longer than a test may
  it.each(THEMES)('are told on %s', async (keyword) => {
    told.clear();
    furnish(await loadTheme(keyword));
    expect(told.size).toBeGreaterThan(10);
    for (const name of told) levels.set(name, [...(levels.get(name) ?? []), keyword]);
  });

  it('are each told on eight maps at most', () => {
    expect(levels.size).toBeGreaterThan(60);
    const common = [...levels].filter(([, keywords]) => keywords.length > MOST_MAPS);
    expect(common.map(([name, keywords]) => `${name}: ${keywords.join(', ')}`)).toEqual([]);
  });
});
