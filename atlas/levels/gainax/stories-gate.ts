/** The scissors' gate: the ladder fell, one thread held, and all who pass have an opinion; and the room that scenes and edges keep. */
import { act, clearing, what, who } from '../../stage/act';
import { clear, host, hosts, seat } from '../../stage/seats';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { fallenLadder, hangingThread, rescueSheet, threadReel } from './things/gate-gear';
import { toppledPot } from './things/toppled-pot';

const GATE = [2250, 2230] as const;
/** Nothing that could make room stands at the gate. */
const NOTHING: ReadonlySet<string> = new Set();

/** Who hung up the flags hangs there himself now; two hold a sheet, the others watch, advise or take a picture. */
export function atTheGate(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const arch = host(stage, 'scissorArch');
  const feet = 236;
  scene.perch(arch, [0, 30, 398], hangingThread, { long: 44 }, 1);
  seat(stage, make, arch, [
    [
      [0, 40, feet],
      {
        pose: 'jump',
        mood: 'shock',
        build: 'kid',
        outfit: 'overalls',
        colours: ['cobalt', 'cream', 'gold', 'umber'],
        flip: false,
        shadow: false,
        signs: ['sweat'],
      },
      0.96,
    ],
  ]);
  act(stage, make, NOTHING, {
    name: 'one thread held',
    at: GATE,
    quiet: 250,
    things: [what(0, -6, rescueSheet, { half: 100, high: 74 }), what(-222, -104, fallenLadder, {})],
    actors: [
      who(-60, 150, { pose: 'cheer', facing: 'back', build: 'toddler', flip: false }),
      who(64, 330, { pose: 'present', facing: 'away', build: 'teen', hold: 'camera', flip: true }),
    ],
  });
}

/** Keeps the crowd from where somebody would stand half on a parapet, behind a grip or a lamp, or in the middle of a scene. */
export function elbowRoom(stage: Stage): void {
  const { scene } = stage;
  clear(stage, ['bench'], { x0: 1650, y0: 2090, x1: 1820, y1: 2230 });
  // a quarrel would stand behind the pupil with the blade; one who laughs at the pot is enough
  clear(stage, ['figure'], { x0: 2640, y0: 2040, x1: 2800, y1: 2090 });
  // who would stand half over the parapet
  clear(stage, ['figure'], { x0: 2540, y0: 1920, x1: 2630, y1: 2430 });
  const put = placer(scene);
  put(threadReel, 2440, 2752, {});
  // on the roof nobody breaks glass: what lies there is the pot that stood on the parapet
  for (const pieces of hosts(stage, 'lost').filter(({ at: [x, y] }) => x > 2600 && y > 1950 && y < 2440)) {
    scene.remove([pieces]);
    put(toppledPot, ...pieces.at, {});
    scene.add(clearing, [pieces.at[0] + 20, pieces.at[1] + 60], { r: 110 });
  }
  for (const [x, y, r] of [
    [1820, 1650, 300],
    [1318, 1880, 210],
    [1120, 1800, 90],
    [1925, 1500, 76],
    [1190, 800, 90],
    [3250, 1440, 60],
    [2570, 2350, 70],
    [2560, 2440, 60],
    [2590, 2250, 46],
    [2600, 2120, 40],
    [2440, 2760, 130],
    [2530, 2560, 80],
    [2606, 2180, 60],
    [2590, 2300, 60],
    [2470, 1512, 90],
    [2640, 2120, 60],
    [2690, 2010, 60],
    [2720, 2070, 90],
  ] as const)
    scene.add(clearing, [x, y], { r });
}
