/** Scenes that a level tells on its own keep the ground they are played on, and its quarters the colours they are known by. */
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../atlas/core/random';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { theme as clamp } from '../../../../atlas/levels/clamp';
import { SPOTS } from '../../../../atlas/levels/clamp/places';
import { theme as gainax } from '../../../../atlas/levels/gainax';
import { theme as naruto } from '../../../../atlas/levels/naruto';
import { PAINT_TRAIL } from '../../../../atlas/levels/naruto/places';
import { isCreature } from '../../../../atlas/stage/figure';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import type { Theme } from '../../../../atlas/stage/theme';

/** The ground of a level, before anything stands on it. */
function groundOf({ horizon, light, seed, scale, ground: lay }: Theme): Ground {
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed, ...scale });
  const ground = new Ground(scene);
  lay({ scene, ground });
  return ground;
}

/** May somebody of the crowd stand on a kind of ground? */
const walked = ({ crowd }: Theme, kind: string | undefined): boolean =>
  kind !== undefined && crowd.on[kind] !== undefined;

describe('scenes of a level', () => {
  const { sleep, float, grow, rain, sweets, dance, heap, deal, quarrel } = SPOTS;

  it('have room of their own in the blossom city', () => {
    const ground = groundOf(clamp);
    const own = [sleep, float, grow, rain, sweets, dance, heap, deal, quarrel];
    expect(own.filter((at) => walked(clamp, ground.kindAt(at)))).toEqual([]);
  });

  it('leave nobody behind the rings of the scissors', () => {
    const ground = groundOf(gainax);
    const rings = [
      [2060, 1560],
      [2440, 1560],
    ] as const;
    expect(rings.filter((at) => walked(gainax, ground.kindAt(at)))).toEqual([]);
  });

  it('let the red feet keep to the street, from the cliff to the sand', () => {
    const ground = groundOf(naruto);
    const kinds = PAINT_TRAIL.map((at) => ground.kindAt(at));
    // but for the wall that they jump
    expect(kinds.filter((kind) => kind !== 'street')).toEqual(['wall']);
  });
});

describe('quarters', () => {
  it('dress whoever sits the exam pale, to be found again in the dark wood', () => {
    const wood = naruto.quarters?.[0];
    const random = new Random('wood');
    const dark = new Set<string>(['navy', 'charcoal', 'plum', 'black', 'forest', 'wine']);
    const mains = Array.from({ length: 200 }, () => wood?.extra(random)).flatMap((spec) =>
      spec && !isCreature(spec) ? (spec.colours?.[0] ?? []) : [],
    );
    expect(mains.length).toBeGreaterThan(100);
    expect(mains.filter((main) => dark.has(main))).toEqual([]);
  });
});
