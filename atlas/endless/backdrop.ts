/** The sky and the far hills of a season and an hour. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import type { Theme } from '../stage/theme';
import { HORIZON } from './ground';
import type { Mood } from './moods/mood';

const FROSTED = ['#8fb0b8', '#b6cad6', '#dfe8f2', '#7aa0a4'];

export const backdropOf =
  (mood: Mood): Theme['backdrop'] =>
  (scene) => {
    const random = scene.random.fork('backdrop');
    const x = random.chance(0.5) ? 900 : 2900;
    const snow = mood.climate === 'snow';
    const moon = mood.moon && { ...mood.moon, at: [x, 210] as const, radius: 120 };
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
