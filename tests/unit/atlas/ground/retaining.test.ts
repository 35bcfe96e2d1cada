import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { layRetainingWall } from '../../../../atlas/ground/retaining';

function walled(through: readonly (readonly [number, number])[]) {
  const scene = new Scene({ width: 1000, height: 1000, horizon: 100, light: new DayLight(), seed: 'wall' });
  const ground = new Ground(scene);
  ground.lay(
    'meadow',
    [
      [-10, 100],
      [1010, 100],
      [1010, 1010],
      [-10, 1010],
    ],
    { material: '#88aa66' },
  );
  layRetainingWall(ground, through, { stone: '#998877', grass: '#667733' });
  return { ground, scale: scene.scaleAt(600) };
}

describe('a retaining wall', () => {
  const across = [
    [-60, 600],
    [1060, 600],
  ] as const;

  it('is ground that nobody stands on, from a little above its edge to a little before its foot', () => {
    const { ground, scale } = walled(across);
    const kinds = [-40, -20, 20, 80, 110, 130].map((down) => ground.kindAt([500, 600 + down * scale]));
    expect(kinds).toEqual(['meadow', 'wall', 'wall', 'wall', 'wall', 'meadow']);
  });

  it('grows out of the slope where it begins in the picture, and runs on where it leaves it', () => {
    const { ground, scale } = walled([
      [200, 600],
      [1060, 600],
    ]);
    const foot = (x: number) => ground.kindAt([x, 600 + 100 * scale]);
    expect([150, 205, 600, 998].map(foot)).toEqual(['meadow', 'meadow', 'wall', 'wall']);
  });
});
