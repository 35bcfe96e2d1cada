/** Land and ways: whatever is laid later lies on top. */
import { edges } from '../../ground/edges';
import { road } from '../../ground/shapes';
import { earth, grass } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C, PATH } from './places';

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'lawn',
    [
      [-60, 700],
      [width + 60, 700],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    { material: C.lawn, texture: grass({ flowers: ['#ffffff', '#f8d04a'] }) },
  );
  ground.lay('path', road(scene, PATH, 260, { rough: 8 }), {
    material: C.path,
    texture: earth({ pebbles: 0.8 }),
    edge: edges.grassy({ grassColour: '#6f9f3c' }),
  });
  ground.sunPatch([1900, 1700], 1200, 320, '#fff6d0', 0.4);
};
