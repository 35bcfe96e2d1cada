/** The landmarks of level 15, each placed by hand. */
import { nth } from '../../core/geometry';
import { butterflyMansion } from './things/butterfly-mansion';
import { clockCorner } from './things/clock-corner';
import { boilerHouse } from './things/boiler-house';
import { litMachiya } from './things/lit-machiya';
import { nightCoach, platformRoof } from './things/night-coach';
import { nightTram } from './things/night-tram';
import { steamEngine } from './things/steam-engine';
import type { RoofCat } from './things/roof-cat';
import { wisteriaArbour } from './things/wisteria-arbour';
import { stall } from '../../things/fair/stall';
import type { Ware } from '../../things/fair/stall';
import { brickHall, storeyTower } from '../../things/town/brick-hall';
import { bridge, riverBoat } from '../../things/town/canal';
import { ryokan } from '../../things/town/ryokan';
import { pagoda, torii } from '../../things/town/shrine';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

const WALLS = ['#8a5f45', '#7a5244', '#96694a', '#6f5048'],
  CLOTHS = ['#2f4a7a', '#7a2f3f', '#4a6a4f', '#5f4a7f', '#a8643a'];

/** What a house deals in stands on its curtain; its board says the same or who owns it. */
const TRADES = [...'茶酒湯花米'];
const OWNERS = ['山本', '田中', '中川', '千寿', '大川', '山田'];

const CATS: readonly RoofCat[] = [
  { pose: 'sleeps', fur: '#e6dcc8' },
  { pose: 'walks', fur: '#b8b2c6' },
  { pose: 'sits', fur: '#c98a4a' },
];

export const landmarks: Theme['landmarks'] = ({ scene }, make) => {
  const put = placer(scene);
  put(storeyTower, 1180, 1010, { r: 130 });
  put(brickHall, 560, 1560, { width: 620, yaw: -0.34 });
  put(pagoda, 3560, 2030, { width: 250, yaw: 0.5 });
  put(nightTram, 2010, 1620, { yaw: -1.12 });
  const walkway = { length: 620, width: 140, yaw: 0.12 };
  const span = put(bridge, 2700, 2190, { ...walkway, part: 'back', sortY: 2190 });
  const onBridge = scene.random.fork('bridge');
  for (const [t, w] of [
    [0.22, 20],
    [0.36, -16],
    [0.5, 18],
    [0.68, -10],
    [0.8, 22],
  ] as const) {
    const [u, z] = [-310 + 620 * t, 110 * Math.sin(t * Math.PI)];
    const at = span.frame.at(u, w, 0);
    const lift = (z * span.scale) / scene.scaleAt(at[1]);
    scene.put(make(at, onBridge, { lift, sortY: span.box.y1 + 1, perched: true }));
  }
  put(bridge, 2700, 2190, { ...walkway, part: 'front', sortY: span.box.y1 + 6, perched: true });
  put(ryokan, 3060, 1370, { width: 620, yaw: 0.3 });
  put(boilerHouse, 3284, 1486, {});
  put(torii, 3120, 2400, { width: 270, yaw: -0.12 });
  put(torii, 3462, 2186, { width: 200, height: 250, yaw: -0.3 });
  put(wisteriaArbour, 400, 2360, { width: 470, arches: 4, yaw: -0.16 });
  put(butterflyMansion, 3650, 1350, { width: 600, yaw: 0.16 });
  put(clockCorner, 2390, 1740, { yaw: 0.6 });
  put(platformRoof, 470, 1716, { length: 720, yaw: -0.03 });
  put(nightCoach, 150, 1794, {});
  put(steamEngine, 688, 1792, {});

  type Shop = readonly [x: number, y: number, storeys: number, crown?: 'hip'];
  const left: readonly Shop[] = [
    [1560, 1010, 2],
    [1240, 1110, 2],
    [1570, 1210, 3],
    [930, 1120, 1],
    [1240, 1310, 2],
    [1530, 1440, 2, 'hip'],
    [1130, 1520, 1],
    [1420, 1720, 3],
    [1180, 2010, 2],
    [120, 1180, 2, 'hip'],
    [420, 1110, 1],
    [60, 1500, 3],
  ];
  const right: readonly Shop[] = [
    [2290, 1000, 2],
    [2620, 1050, 1],
    [2400, 1190, 3],
    [2890, 1050, 2, 'hip'],
    [2720, 1250, 2],
    [2470, 1430, 2],
    [2730, 1560, 1],
  ];
  put(litMachiya, 1965, 925, {
    yaw: 0.06,
    width: 420,
    depth: 220,
    storeys: 3,
    crown: 'hip',
    roof: '#3f6f70',
    wall: nth(WALLS, 0),
    cloth: nth(CLOTHS, 1),
    sign: '花',
    board: '花月',
  });
  (
    [
      [left, -1],
      [right, 1],
    ] as const
  ).forEach(([row, side]) =>
    row.forEach(([x, y, storeys, crown], i) =>
      put(litMachiya, x, y, {
        yaw: side * (0.74 + ((i * 7) % 5) * 0.06),
        width: 290 + ((i * 5) % 4) * 40,
        depth: 230 + ((i * 3) % 3) * 20,
        storeys,
        ...(crown ? { crown } : {}),
        wall: nth(WALLS, (i + (side > 0 ? 1 : 0)) % 4),
        plaster: nth(['#d8c9ac', '#c9b8a8', '#e0d4c0', '#b8a890'], (i * 3) % 4),
        roof: nth(C.roofs, (i * 2 + (side > 0 ? 2 : 0)) % C.roofs.length),
        cloth: nth(CLOTHS, (i * 2) % 5),
        sign: nth(TRADES, i % 5),
        board: i % 2 ? nth(OWNERS, (i + (side > 0 ? 3 : 0)) % 6) : nth(TRADES, i % 5),
        bulb: i % 3 ? '#f0563f' : '#ffe2a8',
        upright: i % 3 === 1 ? nth(['大正', '千寿', '花月', '山本'], i % 4) : undefined,
        onRoof: i % 5 === 2 ? nth(CATS, (i + (side > 0 ? 1 : 0)) % 3) : undefined,
      }),
    ),
  );

  const yatai: readonly (readonly [number, number, number, Ware])[] = [
    [1330, 2290, -0.45, 'fruit'],
    [760, 2640, 0.15, 'toys'],
    [2180, 2200, 0.5, 'fruit'],
    [2230, 2520, 0.45, 'bottles'],
    [1340, 2610, -0.1, 'toys'],
  ];
  yatai.forEach(([x, y, yaw, ware], i) =>
    put(stall, x, y, {
      yaw,
      ware,
      colours: nth(
        [
          ['#c9483f', '#f3e2c0'],
          ['#3f5f8f', '#f3e2c0'],
          ['#7f4a8f', '#f3e2c0'],
        ],
        i % 3,
      ),
      wall: '#8a5f45',
      cloth: nth(['山田', '玉', '田中', '酒', '玉'], i),
    }),
  );
  for (const [x, y, yaw, cabin] of [
    [2840, 1900, -0.7, true],
    [2690, 2420, -1.2, true],
    [3330, 1670, -0.25, false],
  ] as const)
    put(riverBoat, x, y, { yaw, cabin });
};
