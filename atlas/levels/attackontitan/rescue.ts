/** What happens because giants are inside the walls: scouts on cables, crews in the boats, those who run and those who point. */
import type { Placement } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import type { FigureMaker, Stage } from '../../stage/place';
import { handSet } from '../../stage/hand-set';
import { cables } from './things/cables';

interface Flight {
  /** The scout's feet on the picture. */
  readonly at: readonly [x: number, y: number];
  /** Picture height whose size they take. */
  readonly depthY: number;
  /** Before what stands as low as this they fly. */
  readonly before?: number;
  readonly hooks: readonly (readonly [dx: number, dy: number])[];
  readonly gas: readonly [dx: number, dy: number];
  readonly as: PersonSpec;
}

const FLIGHTS: readonly Flight[] = [
  // at the hand over the wall
  {
    at: [2070, 806],
    depthY: 1180,
    hooks: [
      [180, -216],
      [-36, -306],
    ],
    gas: [-70, 40],
    as: { pose: 'lunge', mood: 'angry', hold: 'sword', off: 'sword' },
  },
  // round the bell tower, after the giant in the breach
  {
    at: [690, 860],
    depthY: 1240,
    hooks: [
      [170, 60],
      [-74, -196],
    ],
    gas: [80, 20],
    as: { pose: 'fly', mood: 'stern', hold: 'sword', off: 'sword', flip: true },
  },
  // from roof to roof
  {
    at: [1640, 980],
    depthY: 1260,
    hooks: [
      [-190, 60],
      [150, -180],
    ],
    gas: [-60, 50],
    as: { pose: 'jump', mood: 'grin', hold: 'sword' },
  },
  // before the face of the one that looks over
  {
    at: [2434, 360],
    depthY: 1180,
    hooks: [
      [-332, -66],
      [118, -30],
    ],
    gas: [-84, 30],
    as: { pose: 'lunge', mood: 'stern', off: 'sword' },
  },
  // over the canal, from the wood to the wall
  {
    at: [2790, 1230],
    depthY: 1400,
    // before the crown of the tree at the water, which would cut them in two
    before: 2110,
    hooks: [
      [70, -130],
      [-150, -250],
    ],
    gas: [80, 30],
    as: { pose: 'fly', mood: 'shock', flip: true, signs: ['sweat'] },
  },
];

/** What every scout wears, whoever it is. */
const UNIFORM: PersonSpec = {
  outfit: 'adventurer',
  colours: ['wood', 'white', 'umber', 'umber'],
  back: [['cape', 'green']],
  hat: null,
  build: 'teen',
  hold: 'sword',
  off: null,
  signs: [],
  flip: false,
  facing: 'front',
  shadow: false,
};

function scouts({ scene }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('scouts');
  for (const { at, depthY, before = depthY + 240, hooks, gas, as } of FLIGHTS) {
    const stand: Placement = { depthY, sortY: before, perched: true, size: 1.2 };
    scene.add(cables, [at[0], at[1] - 46], { hooks, gas, depthY, sortY: before - 1, perched: true });
    scene.put(
      make(at, random, stand, (spec) => ({
        ...('plan' in spec ? { hair: 'curly' } : spec),
        ...UNIFORM,
        ...as,
      })),
    );
  }
}

/** Who sits in the boats: far to near. */
const CREWS: readonly (readonly (readonly [u: number, w: number, as: PersonSpec])[])[] = [
  [
    [-34, 0, { pose: 'sit', mood: 'worried' }],
    [44, 4, { pose: 'haul', mood: 'wince', signs: ['sweat'] }],
  ],
  [
    [-40, 0, { pose: 'hug', mood: 'sad', hold: 'plush' }],
    [40, 4, { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] }],
  ],
  [
    [-38, 0, { pose: 'sit', mood: 'asleep', signs: ['zzz'] }],
    [42, 4, { pose: 'haul', mood: 'stern', flip: true }],
  ],
];

function crews({ scene }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('crews');
  for (const [i, boat] of scene.things.filter(({ name }) => name === 'riverBoat').entries())
    for (const [k, [u, w, as]] of (CREWS[i] ?? []).entries()) {
      const at = boat.frame.at(u, w, 0);
      const size = 0.86;
      const lift = (20 * boat.scale) / (scene.scaleAt(at[1]) * size);
      const stand = { lift, size, sortY: boat.box.y1 + 1 + k * 0.1, perched: true };
      scene.put(
        make(at, random, stand, (spec) =>
          'plan' in spec
            ? spec
            : {
                ...spec,
                hold: null,
                off: null,
                signs: [],
                flip: false,
                facing: 'front',
                ...as,
                shadow: false,
              },
        ),
      );
    }
}

export function sendHelp(stage: Stage, make: FigureMaker): void {
  scouts(stage, make);
  crews(stage, make);
  // away from the breach, past those who stop and stare
  handSet(
    stage,
    make,
    'flight',
    [740, 1440],
    [
      { dx: -150, dy: 20, as: { pose: 'run', hold: 'basket', mood: 'shock', signs: ['speed'], flip: false } },
      { dx: -50, dy: 60, as: { pose: 'carry', hold: 'crate', mood: 'wince', flip: false, signs: ['sweat'] } },
      { dx: 60, dy: 30, as: { pose: 'stumble', mood: 'shock', flip: false } },
      { dx: -230, dy: -30, as: { pose: 'run', hold: 'bag', mood: 'worried', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'gun crew',
    [840, 1330],
    [
      { dx: 110, dy: 20, as: { pose: 'push', mood: 'wince', flip: true, signs: ['sweat'] } },
      { dx: 190, dy: -6, as: { pose: 'point', mood: 'stern', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'look, there',
    [2060, 1280],
    [
      { dx: -80, as: { pose: 'gazeUp', mood: 'shock', flip: false, signs: ['bang'] } },
      { dx: 0, dy: 30, as: { pose: 'point', facing: 'back' } },
      { dx: 80, as: { pose: 'gazeUp', mood: 'worried', flip: false } },
      { dx: 150, dy: 30, as: { pose: 'stand', facing: 'back' } },
    ],
  );
  handSet(
    stage,
    make,
    'she sits in the wood',
    [3420, 1800],
    [
      { dx: -110, as: { pose: 'sneak', mood: 'stern', flip: false } },
      { dx: -40, dy: 30, as: { pose: 'crouch', facing: 'back' } },
      { dx: 50, dy: 10, as: { pose: 'hold', hold: 'spyglass', mood: 'star', flip: false } },
    ],
  );
}
