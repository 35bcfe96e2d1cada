/** The small scenes of level 11 that are its own: where each is played, and what each person in it does. */
import type { Point } from '../../core/geometry';
import type { Part } from '../../stage/hand-set';

/** A name, a spot of the picture, and the parts. */
export type OwnScene = readonly [name: string, at: Point, parts: readonly Part[]];

/** One missing: from the radar among the domes over the bay and the crater to the altar. */
const SEVEN_CRYSTALS: readonly OwnScene[] = [
  [
    'crystals: radar',
    [330, 1600],
    [
      { as: { pose: 'hold', hold: 'phone', mood: 'star', signs: ['bang'] } },
      { dx: 90, dy: 16, as: { pose: 'point', mood: 'joy', flip: false } },
    ],
  ],
  [
    'crystals: diver',
    [1000, 2300],
    [
      { as: { pose: 'overhead', hold: ['orb', 'coral'], mood: 'joy', signs: ['splash'] } },
      { dx: 88, dy: 20, as: { pose: 'cheer', mood: 'laugh', flip: true } },
    ],
  ],
  [
    'crystals: digger',
    [2760, 2350],
    [
      { as: { pose: 'kneel', hold: ['orb', 'yellow'], mood: 'star', signs: ['glint'] } },
      { dx: 150, dy: 16, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: true } },
    ],
  ],
  [
    'crystals: procession',
    [3040, 1400],
    [
      { as: { pose: 'walk', hold: ['orb', 'green'], mood: 'serene', facing: 'side', flip: true } },
      {
        dx: -84,
        dy: -120,
        as: { pose: 'walk', hold: ['orb', 'blue'], mood: 'serene', facing: 'away', flip: true },
      },
      {
        dx: -190,
        dy: -250,
        as: { pose: 'walk', hold: ['orb', 'orange'], mood: 'serene', facing: 'away', flip: true },
      },
    ],
  ],
  [
    'crystals: count again',
    [2470, 1080],
    [
      { as: { pose: 'think', mood: 'worried', signs: ['question'] } },
      { dx: -86, dy: 14, as: { pose: 'point', mood: 'shock', flip: false } },
    ],
  ],
];

/** A bowl of noodles is run from the stall to the top of the tower, hand to hand; whoever ordered it waits up there. */
const NOODLE_RELAY: readonly OwnScene[] = [
  [
    'noodles: off',
    [1380, 2330],
    [{ as: { pose: 'run', hold: 'ramen', mood: 'joy', facing: 'side', flip: true, signs: ['speed'] } }],
  ],
  [
    'noodles: handed over',
    [1190, 1800],
    [
      { as: { pose: 'present', hold: 'ramen', mood: 'wince', flip: true, signs: ['sweat'] } },
      { dx: -96, dy: -14, as: { pose: 'run', mood: 'joy', flip: true } },
    ],
  ],
  [
    'noodles: the stairs',
    [1090, 1070],
    [{ as: { pose: 'gazeUp', hold: 'ramen', mood: 'dizzy', flip: true, signs: ['sweat'] } }],
  ],
];

/** Quiet places: one person each, who came for that. */
const ALONE: readonly OwnScene[] = [
  ['asleep on the dune', [1590, 1110], [{ as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } }]],
  [
    'sweeping the desert',
    [3640, 1140],
    [{ as: { pose: 'hold', hold: 'broom', mood: 'calm', signs: ['dust'] } }],
  ],
  [
    'no waves today',
    [1010, 2690],
    [{ as: { mount: 'surfboard', pose: 'ride', hold: 'book', mood: 'calm', shadow: false } }],
  ],
];

export const OWN_SCENES: readonly OwnScene[] = [
  ...ALONE,
  ...SEVEN_CRYSTALS,
  ...NOODLE_RELAY,
  [
    'thrown out of the ring',
    [2850, 1930],
    [{ as: { tip: 90, mood: 'dizzy', pose: 'relaxed' } }, { dx: 120, as: { pose: 'cheer', mood: 'laugh' } }],
  ],
  [
    'the class',
    [3190, 2602],
    [
      {
        as: {
          pose: 'push',
          mood: 'stern',
          flip: false,
          hat: null,
          outfit: 'tracksuit',
          colours: ['coral', 'coral', 'white', 'white'],
        },
      },
      { dx: 140, as: { pose: 'push', mood: 'angry', flip: false, hat: null } },
      { dx: 292, dy: 14, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      {
        dx: 66,
        dy: 112,
        as: {
          pose: 'push',
          mood: 'wince',
          flip: false,
          hat: null,
          signs: ['sweat'],
          outfit: 'gi',
          colours: ['orange', 'wine', 'gold', 'wood'],
        },
      },
      {
        dx: 206,
        dy: 112,
        as: {
          pose: 'push',
          mood: 'stern',
          flip: false,
          hat: null,
          outfit: 'tee',
          colours: ['mint', 'white', 'teal', 'white'],
        },
      },
      { dx: -96, dy: 30, as: { pose: 'hips', mood: 'angry', flip: false, signs: ['anger'] } },
    ],
  ],
  [
    'the power is over',
    [1860, 2430],
    [
      {
        as: {
          pose: 'hips',
          mood: 'cool',
          outfit: 'gi',
          colours: ['red', 'wine', 'gold', 'black'],
          hat: null,
          flip: false,
          signs: ['spark'],
        },
      },
      {
        dx: 120,
        dy: 20,
        as: { pose: 'stumble', hold: 'spyglass', mood: 'shock', flip: true, signs: ['bang'] },
      },
      { dx: 230, dy: 10, as: { pose: 'hold', hold: 'taiyaki', mood: 'calm', flip: true } },
    ],
  ],
  [
    'the floor crew',
    [1520, 1790],
    [
      { as: { pose: 'hold', hold: 'broom', mood: 'stern', signs: ['dust'] } },
      { dx: 90, dy: 10, as: { pose: 'slouch', hold: 'bucket', mood: 'sad' } },
    ],
  ],
  [
    'the jury',
    [2360, 1448],
    [
      { as: { pose: 'hold', hold: 'sign', mood: 'stern' } },
      { dx: 84, as: { pose: 'hold', hold: 'sign', mood: 'asleep', signs: ['zzz'] } },
      { dx: 168, as: { pose: 'hold', hold: 'sign', mood: 'star' } },
    ],
  ],
  [
    'passports',
    [3380, 1850],
    [
      { as: { pose: 'hips', hold: 'paper', mood: 'stern', flip: false } },
      {
        dx: 92,
        dy: 8,
        as: { pose: 'present', hold: 'letter', mood: 'worried', flip: true, signs: ['sweat'] },
      },
      { dx: 178, dy: 14, as: { pose: 'stand', hold: 'suitcase', mood: 'sleepy', flip: true } },
      { dx: 262, dy: 20, as: { pose: 'carry', hold: 'crate', mood: 'wince', flip: true } },
    ],
  ],
  [
    'first photograph of a rock',
    [3680, 1930],
    [
      { as: { pose: 'hold', hold: 'camera', mood: 'star', flip: false } },
      { dx: 90, dy: 30, as: { pose: 'present', mood: 'joy', flip: true } },
    ],
  ],
  [
    'lullaby for the pod',
    [3200, 2400],
    [
      { as: { pose: 'talk', hold: 'violin', mood: 'serene', flip: true, signs: ['note'] } },
      { dx: 110, dy: -30, as: { pose: 'sneak', mood: 'worried', flip: true } },
    ],
  ],
  [
    'the depth of the hole',
    [2640, 2180],
    [
      { as: { pose: 'hold', hold: 'spyglass', mood: 'star', flip: false } },
      { dx: -88, dy: 12, as: { pose: 'hold', hold: 'paper', mood: 'stern', flip: false } },
    ],
  ],
  [
    'out of float',
    [1190, 2060],
    [
      { as: { pose: 'push', mood: 'wince', flip: true, signs: ['sweat'] } },
      {
        dx: 90,
        dy: 20,
        as: {
          pose: 'point',
          mood: 'angry',
          outfit: 'overalls',
          colours: ['cobalt', 'cream', 'gold', 'umber'],
          flip: true,
        },
      },
    ],
  ],
  [
    'portrait of a dragon',
    [2240, 950],
    [
      { as: { pose: 'gazeUp', hold: 'brush', mood: 'star', flip: false } },
      { dx: 90, dy: 24, as: { pose: 'sit', mood: 'sleepy' } },
    ],
  ],
  [
    'meditation',
    [3200, 1240],
    [{ as: { pose: 'float', mood: 'serene' } }, { dx: 90, dy: 14, as: { pose: 'sit', mood: 'asleep' } }],
  ],
  [
    'heavier every day',
    [2380, 2460],
    [
      { as: { pose: 'carry', hold: 'crate', mood: 'wince', signs: ['sweat'] } },
      { dx: 100, dy: 10, as: { pose: 'cheer', mood: 'laugh' } },
    ],
  ],
  [
    'a cloud to let',
    [1180, 2160],
    [
      { as: { mount: 'cloud', pose: 'ride', mood: 'joy' } },
      { dx: -120, dy: 20, as: { pose: 'wave', mood: 'happy' } },
    ],
  ],
];
