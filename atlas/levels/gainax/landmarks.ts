/** The landmarks of level 19, each placed by hand. */
import type { Point } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { buriedHand } from './things/buried-hand';
import { clubFront } from './things/club-banner';
import { digger, tunnel } from './things/digger';
import { drillShip } from './things/drill-ship';
import { faceRobot } from './things/face-robot';
import { foldedRobot } from './things/folded-robot';
import { armourBlock, glassPyramid, pylon } from './things/fortress';
import { maskCrew } from './things/mask-crew';
import { ironOnItsHill } from './things/iron-on-its-hill';
import { stairHut } from './things/rooftop';
import { boat, umbrellaSwimmer, wreck } from './things/sea-craft';
import { liftRail, toothLift } from './things/tooth-lift';
import { scissorArch } from './things/scissor-arch';
import { sentinel } from './things/sentinel';
import { strata } from './things/strata';
import { sunkenMask } from './things/sunken-mask';
import { visitor } from './things/visitor';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { FOOT } from './places';

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  const air = { aloft: true, layer: -1, depthY: 900 } as const;
  put(visitor, 2440, 420, { ...air, size: 1.05, hazeFactor: 0.2, crystal: '#6a4ab0', ring: '#fff6c8' });
  put(drillShip, 1380, 330, { ...air, size: 1.04, hazeFactor: 0.3 });
  for (const [x, y] of [
    [1960, 250],
    [2030, 300],
    [1880, 330],
    [2860, 560],
    [2790, 600],
    [700, 560],
  ] as const)
    put(bird, x, y, air);
  put(ironOnItsHill, 3520, 890, { size: 1.02, hazeFactor: 0.7 });
  type Shape = 'slab' | 'drum' | 'steps';
  const blocks: readonly (readonly [x: number, y: number, height: number, wall: string, shape?: Shape])[] = [
    [60, 940, 700, '#6d62a0'],
    [330, 880, 420, '#8a6a96', 'drum'],
    [820, 900, 640, '#6862a8'],
    [1070, 860, 330, '#8f7099', 'steps'],
    [1330, 890, 560, '#7266a2', 'drum'],
    [1590, 850, 380, '#8a6a96', 'steps'],
    [1830, 900, 520, '#6d62a0'],
    [2040, 850, 200, '#8f7099', 'drum'],
  ];
  const [tall] = blocks.map(([x, y, height, wall, shape = 'slab']) =>
    put(armourBlock, x, y, { height, wall, shape, face: x === 820 ? 'shafts' : 'belts' }),
  );
  // a chase that has reached the roof of the tallest
  const chase = scene.random.fork('chase');
  if (tall)
    for (const [u, pose, mood, sign] of [
      [-26, 'run', 'shock', 'sweat'],
      [74, 'run', 'angry', 'anger'],
    ] as const) {
      const at = tall.frame.at(u, 40, 0);
      const lift = (700 * tall.scale) / scene.scaleAt(at[1]);
      scene.put(
        make(at, chase, { lift, sortY: tall.box.y1 + 1, perched: true }, (spec) =>
          'plan' in spec
            ? spec
            : { ...spec, pose, mood, signs: [sign], facing: 'front', flip: true, hold: null },
        ),
      );
    }
  put(foldedRobot, 520, 1250, {});
  put(armourBlock, 130, 1290, { height: 520, width: 260, wall: '#5c5296', face: 'plates' });
  put(glassPyramid, 890, 1190, { size: 0.84 });
  // two that have come up beside the way, not on it
  put(armourBlock, 1660, 1150, { height: 90, wall: '#7f74aa' });
  put(armourBlock, 1880, 1190, { height: 330, width: 200, wall: '#6f64a0', face: 'shafts' });
  put(faceRobot, 1330, 1660, { size: 0.96 });
  put(toothLift, 1318, 1720, { size: 0.94 });
  put(liftRail, 1318, 1720, { size: 0.94, sortY: 1764, perched: true });
  put(sentinel, 3030, 1300, {});
  put(sunkenMask, 3610, 1400, { size: 1.04 });
  put(maskCrew, 3610, 1404, { size: 1.04, sortY: 1442 });
  put(boat, 2490, 915, { rig: 'funnel', hull: '#46506e' });
  put(boat, 2670, 1020, { rig: 'sail' });
  // between the sentinel's feet, clear of its cable
  put(boat, 3024, 1196, { rig: 'oars', hull: '#3f9a72', yaw: 0.1 });
  put(wreck, 3225, 1190, {});
  put(umbrellaSwimmer, 3250, 1420, {});
  const far: Point = [250, 985];
  put(pylon, 720, 975, { to: { at: far, scale: scene.scaleAt(far[1]) } });
  put(pylon, ...far, { to: { at: [-300, 1000], scale: scene.scaleAt(1000) } });

  const wall = (x: number, y: number, part: typeof FOOT, hidden?: number) => {
    const s = scene.scaleAt(y);
    put(strata, x, y, {
      foot: part.map(([fx, fy, rise]) => [(fx - x) / s, (fy - y) / s / 0.5, rise / s] as const),
      ...(hidden === undefined ? {} : { hidden }),
    });
  };
  // the second spiral would lie behind the drill's smoke
  wall(560, 2080, FOOT.slice(0, 4), 1);
  wall(1420, 2230, FOOT.slice(3));
  put(tunnel, 300, 2116, {});
  put(tunnel, 1176, 2150, { sortY: 2200 });
  put(buriedHand, 250, 2690, { size: 0.92, tipped: true });
  put(digger, 560, 2360, { size: 1.05, thick: true });
  put(scissorArch, 2250, 2130, {});
  put(clubFront, 3240, 2648, { width: 1190 });
  put(stairHut, 3640, 2130, {});
};
