/** The landmarks of level 17, each placed by hand. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { stall } from '../../things/fair/stall';
import { basilica } from './things/basilica';
import { campanile } from './things/campanile';
import { colonnade } from './things/colonnade';
import { desertPalace } from './things/desert-palace';
import { mansion } from './things/mansion';
import { iceCart } from './things/ice-cart';
import { menace } from './things/menace';
import { palazzo } from './things/palazzo';
import { poseFountain } from './things/pose-fountain';
import { goldenArrow, roadRoller } from './things/road-roller';
import { pyramid, sphinx } from './things/sphinx';
import { riverBoat } from '../../things/town/canal';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { OVAL } from './places';

const WALLS = ['#f4b09a', '#f6d08a', '#c9a8d8', '#f2c8b8', '#9ad0c0'];

const SHUTTERS = ['#3f8f8a', '#7a4f9a', '#d8586f', '#3f5fa8', '#5a8f4a'];

const WARES = ['fruit', 'bottles', 'toys'] as const;

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y, glyph, size] of [
    [840, 520, 'go', 1.4],
    [1110, 420, 'go', 1.7],
    [1420, 330, 'go', 2],
    [2830, 470, 'do', 1.6],
    [3040, 320, 'do', 2],
  ] as const)
    put(menace, x, y, { aloft: true, layer: -1, size, depthY: 1000, hazeFactor: 0.2, glyph });
  put(pyramid, 2760, 800, { base: 560, tall: 400, size: 1 });
  put(pyramid, 3420, 900, { base: 900, tall: 640, size: 1.15 });
  put(sphinx, 2860, 1090, {});
  const villa = put(mansion, 600, 1150, { yaw: 0.06, size: 1.08 });
  put(basilica, 1930, 1200, { size: 1.12 });
  put(desertPalace, 3300, 1370, { yaw: -0.08, size: 1.05, seated: true });
  put(campanile, 2430, 1150, { r: 106 });
  for (const side of [-1, 1])
    for (const [i, turn] of [-0.86, -0.58, -0.3, -0.02, 0.26].entries()) {
      const a = side > 0 ? turn : Math.PI - turn;
      const at: Point = [OVAL.x + Math.cos(a) * OVAL.rx, OVAL.y + Math.sin(a) * OVAL.ry];
      const along = Math.atan2(Math.cos(a) * OVAL.ry * 2, -Math.sin(a) * OVAL.rx);
      // seen along its length a bay is a slab on edge: where the ring turns to us it breaks up into porches
      const porch = i > 2;
      put(colonnade, at[0], at[1], {
        yaw: porch ? side * -0.12 : Math.atan(Math.tan(along)),
        pose: i + (side > 0 ? 3 : 0),
        crown: i > 2 ? 'urn' : 'statue',
        length: porch ? 118 : 232,
      });
    }
  put(poseFountain, 1930, 1800, { r: 230 });
  put(goldenArrow, 1420, 1640, {});
  put(roadRoller, 2420, 2330, { yaw: -0.2 });
  const houses: readonly (readonly [number, number, number, number, number, string | undefined])[] = [
    [90, 2160, 0.3, 3, 0, undefined],
    [480, 2180, 0.12, 2, 1, 'PASTA'],
    [120, 2560, 0.34, 2, 2, undefined],
    [3596, 1916, -0.1, 2, 3, 'HOTEL'],
    [3896, 1950, -0.3, 3, 0, undefined],
    [3660, 2620, -0.3, 2, 4, 'OPERA'],
  ];
  houses.forEach(([x, y, yaw, floors, k, sign]) =>
    put(palazzo, x, y, {
      yaw,
      floors,
      wall: nth(WALLS, k),
      shutter: nth(SHUTTERS, k),
      roof: nth(['#d9734a', '#c95f6a', '#b0609a'], k % 3),
      sign,
    }),
  );
  for (const [x, y, yaw, k] of [
    [3080, 1560, 0.2, 0],
    [3360, 1650, 0.1, 1],
    [1500, 2600, 0.08, 2],
  ] as const)
    put(stall, x, y, {
      yaw,
      ware: nth(WARES, k),
      colours: nth(
        [
          ['#8f5fc0', '#fde6ec'],
          ['#2fa8a0', '#fde6ec'],
          ['#e6783f', '#fde6ec'],
        ],
        k,
      ),
      sign: nth(['FRUIT', 'ELIXIR', 'TOYS'], k),
      once: true,
    });
  // here the ice cream was taken that everybody runs after
  put(iceCart, 930, 2600, {
    yaw: -0.1,
    size: 1.35,
    body: '#e86fa0',
    colours: ['#fde6ec', '#e86fa0'],
    sign: 'ICE',
  });
  for (const [x, y, yaw] of [
    [3084, 2428, -0.75],
    [3272, 2238, -0.5],
  ] as const)
    put(riverBoat, x, y, { yaw, cabin: false });
  // somebody has found a use for the sound over the town
  const sound = scene.random.fork('sound');
  scene.put(
    make([1508, 1010], sound, { lift: 1306, size: 0.95, sortY: 1011, aloft: true, perched: true }, (spec) =>
      'plan' in spec
        ? undefined
        : {
            ...spec,
            pose: 'sit',
            tip: null,
            facing: 'front',
            mood: 'serene',
            hair: 'wavy',
            hairColour: 'blond',
            skin: 'tan',
            hat: null,
            hold: 'teacup',
            shadow: false,
          },
    ),
  );
  const roof = scene.random.fork('roof');
  // one sits on the ridge, where the cresting holds him
  for (const [u, w, z] of [[0, 25, 612]] as const) {
    const at = villa.frame.at(u, w, 0);
    scene.put(
      make(
        at,
        roof,
        { lift: (z * villa.scale) / scene.scaleAt(at[1]), sortY: villa.box.y1 + 2, perched: true },
        (spec) => ('plan' in spec ? spec : { ...spec, pose: 'sit', facing: 'front', shadow: false }),
      ),
    );
  }
};
