/** The landmarks of level 9, each placed by hand. */
import type { Point3 } from '../../core/frame';
import type { Plan } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import { isCreature } from '../../stage/figure';
import { carrier } from './things/carrier';
import { controlTower } from './things/control-tower';
import { greenhouse } from './things/greenhouse';
import { hangar } from './things/hangar';
import { helmetDiner } from './things/helmet-diner';
import { flats, monorail } from './things/homes';
import { relic } from './things/relic';
import { heroSuit } from './things/hero-suit';
import { gantry, handLorry, spareHead } from './things/yard';
import { clearing } from '../../stage/act';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  const homes: readonly (readonly [number, number, number, string, string])[] = [
    [1330, 880, 4, '#f2ede2', '#4f86a8'],
    [1600, 862, 3, '#e6eef0', '#e0692e'],
    [2170, 862, 4, '#f4e8d8', '#4f86a8'],
    [2440, 880, 3, '#e6eef0', '#5f9a8a'],
    [480, 975, 4, '#f2ede2', '#5f9a8a'],
    [3620, 985, 5, '#f4e8d8', '#4f86a8'],
  ];
  for (const [x, y, floors, wall, trim] of homes) put(flats, x, y, { floors, wall, trim });
  put(monorail, 1820, 960, { length: 3600 });
  put(controlTower, 2730, 1060, {});
  put(hangar, 850, 1110, {
    number: '03',
    stripe: '#5f9a8a',
    machine: {
      main: '#d8a04a',
      second: '#7a4a3f',
      accent: '#f4efe2',
      head: 'visor',
      gear: 'drill',
      make: 'round',
      number: '03',
    },
  });
  put(hangar, 520, 1390, {
    number: '04',
    machine: {
      main: '#4f8f7a',
      second: '#35566a',
      accent: '#f2b42e',
      head: 'dome',
      gear: 'rifle',
      stance: 'kneel',
      make: 'round',
      number: '04',
    },
  });
  put(hangar, 110, 1790, {
    number: '05',
    stripe: '#c2402f',
    machine: {
      main: '#e9e3ee',
      second: '#8a4a9a',
      accent: '#f2b42e',
      head: 'visor',
      gear: 'shield',
      make: 'spiked',
      number: '05',
    },
  });
  const dock = put(gantry, 1190, 1500, {
    machine: {
      main: '#d8dde6',
      second: '#9aa3b4',
      accent: '#c2402f',
      head: 'none',
      gear: 'none',
      armless: true,
      number: '07',
    },
  });
  put(carrier, 3190, 1290, { size: 1.22 });
  const hero = put(heroSuit, 2420, 1672, { size: 1.34 });
  put(flats, 3770, 1720, { floors: 6, wall: '#b4c6d8' });
  put(flats, 3400, 1800, { floors: 4, wall: '#ecc9a2', trim: '#5f9a8a' });
  put(helmetDiner, 2960, 1930, {});
  const veteran = put(relic, 2330, 2360, { yaw: 0.1 });
  put(greenhouse, 3440, 2440, {});
  put(spareHead, 640, 2080, { yaw: 0.2 });
  const lorry = put(handLorry, 290, 2580, { yaw: -0.06, size: 1.05 });
  // nobody stands behind the fingers of the spare hand
  put(clearing, 380, 2300, { r: 84 });
  const random = scene.random.fork('climbers');
  const climb = (host: Plan, [u, w, z]: Point3, as: PersonSpec) => {
    const at = host.frame.at(u, w, 0);
    const lift = (z * host.scale) / scene.scaleAt(at[1]);
    scene.put(
      make(at, random, { lift, sortY: host.box.y1 + 2, perched: true }, (spec) =>
        isCreature(spec) ? spec : { ...spec, facing: 'front', hold: null, signs: [], build: 'kid', ...as },
      ),
    );
  };
  climb(hero, [-160, 0, 636], { pose: 'sit', mood: 'joy', build: 'teen', hold: 'spyglass' });
  climb(veteran, [-108, 200, 216], { pose: 'cheer', mood: 'joy' });
  climb(veteran, [104, 200, 216], { pose: 'sit', mood: 'laugh', flip: true });
  climb(veteran, [214, 0, 440], { pose: 'wave', mood: 'happy', flip: true });
  climb(dock, [-240, 100, 384], { pose: 'hold', mood: 'cocky', build: 'teen', hold: 'wrench' });
  climb(dock, [240, 60, 574], { pose: 'point', mood: 'angry', build: 'teen', flip: true, signs: ['anger'] });
  climb(lorry, [168, 40, 64], { pose: 'sit', mood: 'asleep', signs: ['zzz'], build: 'teen' });
};
