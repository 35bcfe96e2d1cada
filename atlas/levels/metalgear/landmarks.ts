/** The landmarks of level 10, each placed by hand. */
import { cardboard } from './things/cardboard';
import { container } from './things/cargo';
import { commandBlock } from './things/command-block';
import { helicopter } from './things/helicopter';
import { radarDish } from './things/radar-dish';
import { radioTower } from './things/radio-tower';
import { siegeWalker } from './things/siege-walker';
import { snowHangar } from './things/snow-hangar';
import { subPen } from './things/sub-pen';
import { submarine } from './things/submarine';
import { supplyDrop } from './things/supply-drop';
import { tank } from './things/tank';
import { truck } from './things/truck';
import { watchtower } from './things/watchtower';
import { checkpoint } from './things/wire-fence';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  put(snowHangar, 900, 1190, { size: 1.18, hazeFactor: 0.45 });
  put(siegeWalker, 930, 1512, { size: 1.04, hero: true, hazeFactor: 0.3 });
  put(commandBlock, 1800, 1020, { size: 1.04 });
  put(radioTower, 2370, 1040, { hazeFactor: 0.6 });
  put(radarDish, 2720, 930, { number: '2', r: 170 });
  put(radarDish, 3680, 1120, { face: -1, number: '3', r: 220 });
  put(subPen, 3140, 1170, {});
  put(submarine, 2650, 1850, { yaw: -0.78, face: -1, hero: true });
  put(helicopter, 3560, 2030, { face: -1, hero: true });
  put(supplyDrop, 3500, 2640, {});
  put(watchtower, 130, 1440, { soft: true });
  put(watchtower, 2020, 1640, { face: -1, soft: true, guard: 'glass' });
  put(watchtower, 3800, 1790, { face: -1, soft: true, guard: 'tea' });
  for (const [x, y, face, number, nest] of [
    [170, 1990, 1, '1', false],
    [640, 2000, -1, '2', true],
    [120, 2270, 1, '3', false],
    [580, 2260, 1, '4', false],
  ] as const)
    put(tank, x, y, {
      size: 0.92,
      face,
      number,
      nest,
      washing: number === '4',
      watch: number === '1',
      aim: number === '3' ? 0.34 : 0.12,
      paint: number === '2' ? '#9aa58a' : number === '3' ? '#d3dbdc' : '#8fa084',
    });
  put(truck, 1120, 2050, { face: 1 });
  put(truck, 2230, 1290, { face: -1, paint: '#7f8ea4', canvas: '#c9a878' });
  put(checkpoint, 300, 2640, {});
  put(container, 1290, 2330, { colours: ['#3f7a86', '#c8593a'], number: '12' });
  put(container, 1010, 2600, { colours: ['#d89a3c', '#5f7488', '#c8593a'], number: '31', yaw: 0.1 });
  put(container, 1560, 1980, { colours: ['#d89a3c'], number: '07', yaw: -0.2 });
  for (const [x, y, width, tall, within, print] of [
    [620, 1720, 110, 84, 'eyes', 'orange'],
    [1240, 1620, 96, 74, 'feet', 'arrows'],
    [1560, 1430, 84, 66, 'eyes', 'glass'],
    [2060, 1190, 96, 76, 'both', 'words'],
    [360, 2200, 100, 76, 'feet', 'arrows'],
    [840, 2360, 90, 70, 'eyes', 'heart'],
    [3290, 2200, 110, 84, 'both', 'orange'],
    [2700, 2190, 100, 80, 'eyes', 'glass'],
    [2330, 2420, 96, 74, 'feet', 'words'],
    [1850, 2160, 120, 90, 'tail', 'arrows'],
    [3400, 1440, 84, 66, 'eyes', 'heart'],
    [2600, 2650, 100, 76, 'nobody', 'glass'],
  ] as const)
    put(cardboard, x, y, { width, tall, within, print, yaw: ((x * 7) % 5) * 0.1 - 0.2 });
};
