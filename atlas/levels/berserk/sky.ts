/** The sky and the distance of level 13, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Part } from '../../core/compose';
import { Pen } from '../../core/pen';
import type { Scene } from '../../core/scene';
import { SUN } from './places';
import { crow } from './things/fliers';
import { corona } from './things/eclipse';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#2a0618',
  vignetteOpacity: 0.55,
  washes: {
    colour: '#2f1c4c',
    opacity: 0.4,
    at: [
      [120, 1300, 760, 640],
      [3700, 2620, 900, 360],
      [60, 2760, 620, 260],
      [3400, 1480, 760, 190, 0.3],
    ],
  },
};

/** The fire of the dead sun, behind clouds and mountains. */
function fire(scene: Scene): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('corona') });
  corona(pen, SUN.at, SUN.r * scene.scaleAt(SUN.depthY));
  return { nodes: pen.finish(), defs: [] };
}

/** A flight of crows over the ridge right of the castle, where the sky is bare. */
function flight(scene: Scene): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('flight') });
  for (const [x, y, beat, size] of [
    [3396, 176, 'glide', 1.1],
    [3520, 236, 'up', 0.9],
    [3600, 132, 'glide', 0.8],
    [3690, 214, 'up', 0.7],
    [3474, 96, 'up', 0.6],
  ] as const)
    scene.plan(crow, [x, y], { beat, size, depthY: SUN.depthY }).draw(pen, scene.random.fork(`crow-${x}`));
  return { nodes: pen.finish(), defs: [] };
}

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#3a0f24'],
      [0.3, '#7a1c2c'],
      [0.58, '#c23c34'],
      [0.78, '#ee7a48'],
      [1, '#f7b878'],
    ],
    streaks: ['#5a1428', '#2a0a1c', '#e0563c'],
    stars: 0,
  }),
  fire(scene),
  clouds(scene, {
    body: '#a5424c',
    shade: '#74283c',
    deep: '#431329',
    ink: '#2c0c1e',
    list: [
      [330, 690, 900, 340],
      [3560, 700, 820, 330],
      [2160, 700, 520, 160],
      [820, 710, 560, 160],
    ],
  }),
  flight(scene),
  hills(scene, {
    y: 720,
    rise: 220,
    length: 380,
    material: '#7a3a4c',
    haze: 0.7,
    seed: 4,
    roughness: 1.3,
    bottom: 880,
  }),
  hills(scene, { y: 790, rise: 120, length: 300, material: '#6a3a48', haze: 0.45, seed: 8, bottom: 880 }),
  treeLine(scene, {
    y: 850,
    height: 90,
    material: ['#5a4450', '#4c3c4c', '#644a50'],
    rows: 2,
    haze: 0.4,
    seed: 3,
  }),
];
