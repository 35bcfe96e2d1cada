/** The small scenes of level 13 that are its own: where each is played, and what each person in it does. */
import type { Point } from '../../core/geometry';
import type { Part } from '../../stage/hand-set';

/** A name, a spot of the picture, and the parts. */
export type OwnScene = readonly [name: string, at: Point, parts: readonly Part[]];

/** The letter that would end the war, from the command tent to the gate; the king has come out to ask for it himself. */
const THE_LETTER: readonly OwnScene[] = [
  [
    'letter: sealed',
    [420, 2380],
    [
      { dx: -44, as: { pose: 'present', hold: 'letter', mood: 'stern', flip: false } },
      { dx: 56, as: { pose: 'run', mood: 'joy', facing: 'side', flip: false, signs: ['speed'] } },
    ],
  ],
  [
    'letter: a short rest',
    [1752, 2180],
    [{ as: { pose: 'sleep', hold: 'letter', mood: 'asleep', hat: null, hair: 'bowl', signs: ['zzz'] } }],
  ],
  [
    'letter: read aloud',
    [2030, 1900],
    [
      { dx: -46, as: { pose: 'talk', hold: 'letter', mood: 'laugh', flip: false } },
      { dx: 50, as: { pose: 'cheer', mood: 'laugh', flip: true } },
      { dx: 120, dy: 14, as: { pose: 'slouch', mood: 'laugh', flip: true } },
    ],
  ],
  [
    'letter: upside down',
    [2640, 1480],
    [
      { dx: -40, as: { pose: 'think', hold: 'letter', mood: 'worried', flip: false, signs: ['question'] } },
      { dx: 56, dy: 8, as: { pose: 'gazeUp', mood: 'sleepy', flip: true } },
    ],
  ],
];

/** What one does by night while it is dark at noon: sleep, keep watch, look at the sky, tell of ghosts. */
const DARK_AT_NOON: readonly OwnScene[] = [
  [
    'the ghost story',
    [440, 1770],
    [
      { dx: -60, as: { pose: 'talk', hold: 'lantern', mood: 'menace', flip: false } },
      { dx: 40, as: { pose: 'sit', mood: 'shock', flip: true } },
      { dx: 110, dy: 12, as: { pose: 'hug', mood: 'worried', flip: true, signs: ['sweat'] } },
    ],
  ],
  [
    'astronomers',
    [1010, 1090],
    [
      { dx: -70, as: { pose: 'gazeUp', hold: 'spyglass', mood: 'star', flip: false } },
      { dx: 10, dy: 16, as: { pose: 'gazeUp', hold: 'paper', mood: 'calm', flip: false } },
      { dx: 100, dy: 4, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
    ],
  ],
  [
    'guard of the gate',
    [2920, 1440],
    [
      { dx: 44, as: { pose: 'sleep', hold: 'spear', mood: 'asleep', signs: ['zzz'], flip: true } },
      { dx: -56, dy: 8, as: { pose: 'sneak', hold: 'bag', mood: 'cheeky', flip: false } },
    ],
  ],
  [
    'a candle for each',
    [1690, 1740],
    [
      { dx: -50, as: { pose: 'kneel', hold: 'torch', mood: 'sad', flip: false } },
      { dx: 40, as: { pose: 'bow', hold: 'flower', mood: 'serene', flip: true } },
      { dx: 120, dy: 10, as: { pose: 'shy', hold: 'torch', mood: 'sad', flip: true } },
    ],
  ],
];

/** Quiet places: one each, who came for that. */
const ALONE: readonly OwnScene[] = [
  ['asleep on watch', [2450, 2296], [{ as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } }]],
  [
    'nothing bites in a moat',
    [2360, 1340],
    [{ as: { pose: 'sit', hold: 'rod', mood: 'sleepy', facing: 'front' } }],
  ],
  [
    'duel with a scarecrow',
    [1340, 2440],
    [{ as: { pose: 'lunge', hold: 'broom', mood: 'stern', facing: 'front' } }],
  ],
];

export const OWN_SCENES: readonly OwnScene[] = [
  ...ALONE,
  ...THE_LETTER,
  ...DARK_AT_NOON,
  [
    'the one nobody can lift',
    [1180, 1770],
    [
      { dx: -40, as: { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: false } },
      { dx: 44, dy: 8, as: { pose: 'hips', mood: 'laugh', flip: true } },
      { dx: 104, as: { pose: 'eat', hold: 'meat', mood: 'calm', flip: true } },
    ],
  ],
  [
    'siege negotiations',
    [3500, 1120],
    [
      { dx: -44, as: { pose: 'bow', hold: 'scroll', mood: 'stern', flip: false } },
      { dx: 50, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  ],
  [
    'soup inspection',
    [330, 2560],
    [
      { dx: -60, as: { pose: 'sneak', hold: 'meat', mood: 'cheeky', flip: true } },
      { dx: 40, as: { pose: 'hips', hold: 'teapot', mood: 'angry', signs: ['anger'], flip: true } },
    ],
  ],
  [
    'proposal on the pier',
    [2750, 2420],
    [
      { dx: -34, as: { pose: 'propose', hold: 'fish', mood: 'worried', signs: ['sweat'], flip: false } },
      { dx: 40, as: { pose: 'shy', mood: 'joy', signs: ['heart'], flip: true } },
    ],
  ],
  [
    'satisfied customer of the witch',
    [480, 1560],
    [
      { dx: -40, as: { pose: 'stumble', hold: 'potion', mood: 'dizzy', signs: ['question'], flip: false } },
      { dx: 56, as: { pose: 'present', mood: 'smile', hold: 'broom', flip: true } },
    ],
  ],
  [
    'duel of fishmongers',
    [3160, 2030],
    [
      { dx: -46, as: { pose: 'lunge', hold: 'fish', mood: 'angry', flip: false } },
      { dx: 52, as: { pose: 'lunge', hold: 'broom', mood: 'angry', flip: true } },
    ],
  ],
  [
    'which one was mine',
    [1900, 1690],
    [
      { dx: -30, as: { pose: 'think', mood: 'worried', signs: ['question'], flip: true } },
      { dx: 50, as: { pose: 'gazeUp', mood: 'sleepy', flip: true } },
    ],
  ],
  [
    'harvest in no man’s land',
    [3240, 1640],
    [
      { dx: -50, as: { pose: 'sneak', hold: 'basket', mood: 'cheeky', flip: true } },
      { dx: 40, as: { pose: 'run', hold: 'broom', mood: 'angry', flip: true, signs: ['anger'] } },
    ],
  ],
];
