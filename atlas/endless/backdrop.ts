/** The sky and the far hills of a season and an hour. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import type { Box } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import type { Theme } from '../stage/theme';
import { HORIZON } from './ground';
import type { Mood } from './moods/mood';

const FROSTED = ['#8fb0b8', '#b6cad6', '#dfe8f2', '#7aa0a4'];

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

export const backdropOf =
  (mood: Mood): Theme['backdrop'] =>
  (scene) => {
    const random = scene.random.fork('backdrop');
    const x = moonX(random);
    const snow = mood.climate === 'snow';
    const moon = mood.moon && { ...mood.moon, at: [x, MOON.y] as const, radius: MOON.radius };
    const seed = () => random.int(1, 50);
    return [
      sky(scene, {
        stops: mood.sky,
        streaks: mood.streaks,
        ...(mood.stars ? { stars: mood.stars } : {}),
        ...(moon ? { moon } : {}),
      }),
      clouds(scene, {
        ...mood.cloud,
        list: [
          [random.range(200, 700), 560, random.range(600, 900), random.range(240, 380)],
          [random.range(1200, 2000), random.range(180, 300), random.range(380, 620), 150],
          [random.range(2100, 2900), 540, random.range(560, 860), random.range(220, 340)],
          [random.range(3200, 3700), random.range(200, 320), 460, 160],
        ],
      }),
      hills(scene, {
        y: 590,
        rise: random.range(130, 220),
        length: random.range(420, 620),
        material: mood.hills[0],
        haze: 1,
        seed: seed(),
        ...(snow ? { snow: '#ffffff' } : {}),
      }),
      hills(scene, {
        y: 630,
        rise: random.range(80, 130),
        length: random.range(300, 420),
        material: mood.hills[1],
        haze: 0.75,
        seed: seed(),
      }),
      treeLine(scene, {
        y: HORIZON,
        height: 90,
        material: snow ? FROSTED : mood.leaf,
        rows: 2,
        haze: 0.6,
        seed: seed(),
      }),
    ];
  };
