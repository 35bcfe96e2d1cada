/** The sky and the far hills of a season and an hour. */
import { clouds } from '../backdrop/clouds';
import { sky } from '../backdrop/sky';
import { overlap, range } from '../core/geometry';
import type { Box } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import { WIDTH } from '../stage/theme';
import type { Theme } from '../stage/theme';
import { farLand } from './horizon';
import type { Horizon } from './horizon';
import type { Mood } from './moods/mood';
import { skyLights } from './skylights';

/** Where the moon stands: to one side, so that it is nobody's hero. Picture pixels. */
const MOON = { y: 210, radius: 120 } as const;
const moonX = (random: Random): number => (random.chance(0.5) ? 900 : 2900);

/** The box that the moon fills, before which nothing flies; undefined on a moonless map. */
export function moonBox({ random }: Pick<Scene, 'random'>, { moon }: Mood): Box | undefined {
  if (!moon) return undefined;
  const x = moonX(random.fork('backdrop'));
  const { y, radius } = MOON;
  return { x0: x - radius, x1: x + radius, y0: y - radius, y1: y + radius };
}

/** A cloud: the middle of its base, its width and its height; picture pixels. */
type Heap = readonly [x: number, y: number, width: number, height: number];

/** Whether a cloud would stand before the moon. */
const hides = ([x, y, width, height]: Heap, moon: Box | undefined): boolean =>
  moon !== undefined &&
  overlap(moon, { x0: x - width / 2, x1: x + width / 2, y0: y - height * 1.3, y1: y }) > 0;

/** Bases of the clouds from left to right, their widths and heights; a sky is not always heaped alike. */
const HEAPS: readonly ((random: Random) => readonly Heap[])[] = [
  (random) => [
    [random.range(200, 700), 560, random.range(600, 900), random.range(240, 380)],
    [random.range(1200, 2000), random.range(180, 300), random.range(380, 620), 150],
    [random.range(2100, 2900), 540, random.range(560, 860), random.range(220, 340)],
    [random.range(3200, 3700), random.range(200, 320), 460, 160],
  ],
  // one great bank to a side
  (random) => {
    const left = random.chance(0.5);
    const at = (x: number) => (left ? x : WIDTH - x);
    return [
      [at(random.range(300, 700)), 590, random.range(1100, 1400), random.range(380, 470)],
      [at(random.range(1250, 1500)), 560, random.range(420, 600), random.range(180, 240)],
      [at(random.range(2900, 3300)), random.range(170, 300), random.range(300, 420), 110],
    ];
  },
  // a flock of small ones
  (random) =>
    range(7).map((i) => [
      250 + i * 560 + random.jitter(160),
      random.range(150, 430),
      random.range(230, 360),
      random.range(80, 120),
    ]),
  // a row along the horizon
  (random) =>
    range(6).map((i) => [
      120 + i * 730 + random.jitter(170),
      575,
      random.range(460, 700),
      random.range(130, 230),
    ]),
];

/** The sky and the far land; `horizon` is the host's. */
export const backdropOf =
  (mood: Mood, horizon: Horizon): Theme['backdrop'] =>
  (scene) => {
    const random = scene.random.fork('backdrop');
    const x = moonX(random);
    const moon = mood.moon && { ...mood.moon, at: [x, MOON.y] as const, radius: MOON.radius, solid: true };
    const light = mood.shines && random.chance(mood.shines.often) ? mood.shines.as : undefined;
    const heaps = random
      .pick(HEAPS)(random)
      .filter((heap) => !hides(heap, moonBox(scene, mood)));
    const heaped = clouds(scene, { ...mood.cloud, list: heaps });
    const isNear = light === 'fireworks';
    return [
      sky(scene, {
        stops: mood.sky,
        streaks: mood.streaks,
        ...(mood.stars ? { stars: mood.stars } : {}),
        ...(moon ? { moon } : {}),
      }),
      // what bursts does so before the clouds, all else shines behind them
      ...(isNear ? [heaped] : []),
      ...skyLights(scene, light, random, moonBox(scene, mood)),
      ...(isNear ? [] : [heaped]),
      ...farLand(scene, mood, horizon, random),
    ];
  };
