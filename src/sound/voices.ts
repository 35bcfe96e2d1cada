/** The voices of everything that answers a tap, a few a family, as data for the synthesiser. */
import type { Family } from '../maps/life';
import type { Grain } from './samples';

type More = Pick<Grain, 'mouth' | 'tremble'>;
type Sound = readonly Grain[];

const A4 = 440;
const note = (semitones: number) => A4 * 2 ** (semitones / 12);

const grain = (
  wave: Grain['wave'],
  from: number,
  to: number,
  at: number,
  length: number,
  gain = 0.5,
  more: More = {},
): Grain => ({ wave, from, to, at, length, gain, ...more });

/** Syllables of nobody's language: a reed through a mouth that opens and closes. */
const talk = (pitch: number, tune: readonly number[], open: readonly number[], pace = 0.11): Sound =>
  tune.flatMap((step, i) => {
    const at = i * pace;
    const wide = open[i % open.length] ?? 700;
    const sung = pitch * 2 ** (step / 12);
    return [
      grain('saw', sung, sung * 0.94, at, pace * 0.95, 0.5, { mouth: [wide, wide * 0.7] }),
      grain('triangle', sung, sung * 0.94, at, pace * 0.95, 0.2),
    ];
  });

const taps = (times: readonly number[], at: number, length = 0.05): Sound =>
  times.map((time, i) => grain('noise', at + i * 90, at * 0.7, time, length));

const ring = (semitones: number, at = 0, length = 0.7): Sound => [
  grain('sine', note(semitones), note(semitones), at, length, 0.4),
  grain('sine', note(semitones) * 2.76, note(semitones) * 2.76, at, length * 0.4, 0.14),
];

export const VOICES: Readonly<Record<Family, readonly Sound[]>> = {
  merry: [
    talk(300, [0, 4, 7], [600, 1100, 900]),
    talk(260, [7, 4, 9], [1000, 700, 1200]),
    talk(340, [0, 0, 5, 9], [900, 1200], 0.08),
  ],
  calm: [
    talk(220, [0, -2], [700, 500]),
    talk(250, [0, 3, -1], [500, 900, 600]),
    talk(190, [2, 0], [900, 600], 0.14),
  ],
  cross: [talk(150, [0, -2, -5], [900, 600, 500], 0.12), talk(130, [0, 0, -3], [700, 1000, 500], 0.1)],
  asleep: [
    [
      grain('noise', 260, 480, 0, 0.5, 0.6, { tremble: [22, 0.3] }),
      grain('noise', 900, 500, 0.55, 0.5, 0.25),
    ],
    [grain('saw', 72, 60, 0, 0.55, 0.5, { mouth: [320, 180] }), grain('sine', 500, 300, 0.6, 0.4, 0.15)],
  ],
  child: [talk(430, [0, 5, 3], [900, 1400, 1000], 0.09), talk(480, [7, 0, 4, 9], [1200, 800], 0.08)],
  beast: [
    [
      grain('saw', 190, 150, 0, 0.09, 0.6, { mouth: [900, 500] }),
      grain('noise', 1100, 600, 0, 0.07, 0.3),
      grain('saw', 200, 140, 0.16, 0.12, 0.6, { mouth: [1000, 450] }),
    ],
    [grain('saw', 96, 78, 0, 0.5, 0.5, { mouth: [420, 260], tremble: [19, 0.1] })],
    [
      grain('saw', 520, 700, 0, 0.14, 0.3, { mouth: [700, 1900] }),
      grain('saw', 700, 430, 0.14, 0.3, 0.3, { mouth: [1900, 700] }),
    ],
  ],
  bird: [
    [
      grain('sine', 2100, 2900, 0, 0.06),
      grain('sine', 2900, 2300, 0.07, 0.06),
      grain('sine', 2200, 3100, 0.18, 0.08),
    ],
    [
      grain('saw', 420, 380, 0, 0.13, 0.4, { mouth: [1100, 900] }),
      grain('saw', 400, 350, 0.19, 0.2, 0.4, { mouth: [1100, 800] }),
    ],
    [grain('sine', 1500, 2400, 0, 0.12, 0.5, { tremble: [30, 0.08] })],
  ],
  blob: [
    [grain('sine', 180, 520, 0, 0.12, 0.6), grain('sine', 420, 160, 0.13, 0.16)],
    [
      grain('sine', 320, 140, 0, 0.1, 0.6),
      grain('sine', 200, 460, 0.11, 0.1),
      grain('sine', 460, 240, 0.22, 0.14),
    ],
  ],
  bug: [
    [grain('saw', 190, 230, 0, 0.4, 0.3, { mouth: [1400, 1700], tremble: [26, 0.07] })],
    [0, 0.07, 0.14, 0.21].map((at) => grain('square', 1900, 2050, at, 0.035, 0.3)),
  ],
  critter: [
    [
      grain('sine', 1700, 2500, 0, 0.07),
      grain('sine', 1800, 2700, 0.11, 0.07),
      grain('sine', 1900, 2200, 0.24, 0.12),
    ],
    [
      grain('saw', 700, 950, 0, 0.08, 0.4, { mouth: [1300, 2000] }),
      grain('saw', 760, 600, 0.1, 0.14, 0.4, { mouth: [2000, 1200] }),
    ],
  ],
  fish: [
    [
      grain('sine', 240, 560, 0, 0.07, 0.5),
      grain('sine', 300, 700, 0.12, 0.06, 0.5),
      grain('sine', 380, 900, 0.22, 0.05, 0.4),
    ],
    [grain('noise', 1800, 600, 0, 0.24, 0.4), grain('sine', 520, 1200, 0.14, 0.06, 0.4)],
  ],
  golem: [
    [grain('saw', 74, 58, 0, 0.42, 0.5, { mouth: [300, 190] }), ...taps([0, 0.2], 300, 0.12)],
    [...taps([0, 0.13, 0.3], 240, 0.14), grain('sine', 90, 60, 0, 0.4, 0.5)],
  ],
  serpent: [
    [grain('noise', 4200, 3000, 0, 0.45, 0.5, { tremble: [16, 0.12] })],
    [
      grain('sine', 160, 340, 0, 0.22, 0.6, { tremble: [11, 0.2] }),
      grain('sine', 260, 120, 0.2, 0.4, 0.6, { tremble: [9, 0.2] }),
    ],
  ],
  leaf: [taps([0, 0.07, 0.15, 0.21], 3400, 0.1), taps([0, 0.05, 0.16], 2400, 0.13)],
  wood: [
    [
      grain('sine', 210, 150, 0, 0.08, 0.7),
      grain('noise', 1100, 700, 0, 0.03, 0.4),
      grain('sine', 190, 140, 0.14, 0.08, 0.6),
    ],
    [grain('sine', 300, 220, 0, 0.07, 0.6), grain('noise', 1500, 900, 0, 0.025, 0.4)],
  ],
  stone: [
    [grain('sine', 120, 80, 0, 0.12, 0.7), grain('noise', 600, 300, 0, 0.08, 0.4)],
    [...taps([0, 0.09], 800, 0.06), grain('sine', 140, 90, 0, 0.1, 0.5)],
  ],
  bell: [ring(15), [...ring(19, 0, 0.5), ...ring(14, 0.16, 0.6)], ring(22, 0, 0.5)],
  metal: [
    [...ring(4, 0, 0.4), grain('noise', 3000, 2000, 0, 0.04, 0.4)],
    [grain('square', 310, 300, 0, 0.06, 0.4, { mouth: [1700, 1200] }), ...ring(9, 0.02, 0.3)],
  ],
  water: [
    [
      grain('noise', 2200, 700, 0, 0.32, 0.4),
      grain('sine', 700, 1500, 0.1, 0.06, 0.3),
      grain('sine', 900, 1900, 0.22, 0.05, 0.25),
    ],
    [
      grain('sine', 420, 900, 0, 0.07),
      grain('sine', 500, 1100, 0.1, 0.06),
      grain('sine', 380, 820, 0.2, 0.08),
    ],
  ],
  engine: [
    [
      grain('square', 370, 366, 0, 0.24, 0.3, { mouth: [900, 900] }),
      grain('square', 466, 460, 0, 0.24, 0.3, { mouth: [900, 900] }),
    ],
    [0, 0.1, 0.19, 0.27, 0.34].map((at) => grain('saw', 92, 70, at, 0.09, 0.5, { mouth: [360, 220] })),
    [
      grain('noise', 1500, 500, 0, 0.16, 0.5),
      grain('noise', 1400, 450, 0.2, 0.16, 0.4),
      grain('noise', 1300, 400, 0.4, 0.2, 0.3),
    ],
  ],
  door: [
    [
      grain('noise', 500, 1300, 0, 0.24, 0.3),
      grain('triangle', note(10), note(10), 0.26, 0.26),
      grain('triangle', note(6), note(6), 0.42, 0.4),
    ],
    [...taps([0, 0.14, 0.28], 520, 0.07), grain('sine', 170, 120, 0, 0.07, 0.4)],
  ],
  cloth: [
    [0, 0.09, 0.18].map((at) => grain('noise', 700, 420, at, 0.07)),
    [grain('noise', 500, 1600, 0, 0.2, 0.4), grain('noise', 1600, 600, 0.18, 0.2, 0.3)],
  ],
  crystal: [
    [...ring(27, 0, 0.5), ...ring(31, 0.08, 0.5)],
    [...ring(34, 0, 0.4), ...ring(29, 0.1, 0.5), ...ring(36, 0.2, 0.4)],
  ],
  fire: [
    taps([0, 0.04, 0.11, 0.15, 0.23, 0.31], 1500, 0.04),
    [grain('noise', 300, 900, 0, 0.4, 0.6), ...taps([0.1, 0.22], 2600, 0.03)],
  ],
  ball: [
    [
      grain('sine', 190, 330, 0, 0.09, 0.6),
      grain('sine', 190, 310, 0.2, 0.08),
      grain('sine', 190, 300, 0.34, 0.06, 0.4),
    ],
    [grain('sine', 300, 1400, 0, 0.05, 0.6), grain('noise', 2400, 1200, 0.02, 0.06, 0.4)],
  ],
  paper: [
    [grain('noise', 2600, 3600, 0, 0.14, 0.4), grain('noise', 3400, 1900, 0.12, 0.12, 0.3)],
    [...taps([0, 0.06], 1900, 0.05), grain('sine', 260, 180, 0, 0.06, 0.4)],
  ],
  gadget: [
    [grain('square', note(15), note(15), 0, 0.06, 0.3), grain('square', note(22), note(22), 0.08, 0.09, 0.3)],
    [3, 10, 7, 15].map((step, i) => grain('square', note(step), note(step), i * 0.06, 0.05, 0.3)),
    [
      grain('saw', 300, 900, 0, 0.12, 0.3, { mouth: [900, 2200] }),
      grain('square', note(12), note(12), 0.14, 0.08, 0.3),
    ],
  ],
};
