/** Who is on the roofs this night: a thief with a bundle, the law two ridges behind, and two who came for the moon. */
import type { FigureMaker, Stage } from '../../../stage/place';
import { hosts, seat } from '../../../stage/seats';
import type { Seat } from '../../../stage/seats';

/** Houses by the order they are put, and who is on the ridge of each, u along it. */
const RIDGES: readonly (readonly [house: number, seats: readonly Seat[]])[] = [
  [
    13,
    [
      [
        [-20, -7, 392],
        {
          facing: 'side',
          pose: 'run',
          mood: 'angry',
          build: 'tall',
          outfit: 'gakuran',
          colours: ['cobalt', 'cobalt', 'gold', 'black'],
          hat: 'cap',
          hatColours: ['cobalt', 'gold'],
          hold: 'club',
          shadow: false,
          signs: ['sweat'],
        },
      ],
    ],
  ],
  [
    14,
    [
      [
        [-40, -7, 268],
        {
          facing: 'side',
          pose: 'sneak',
          mood: 'cocky',
          build: 'teen',
          outfit: 'ninja',
          colours: ['wine', 'charcoal', 'cream', 'black'],
          hat: 'bandana',
          hatColours: ['cream', 'cream'],
          back: [['backpack', 'sand']],
          hold: null,
          shadow: false,
        },
      ],
    ],
  ],
  [
    4,
    [
      [[-30, -7, 262], { pose: 'sit', mood: 'star', build: 'kid', hold: 'dango', shadow: false }],
      [
        [40, -7, 262],
        { pose: 'sit', mood: 'serene', build: 'elder', hold: 'cup', shadow: false, flip: true },
      ],
    ],
  ],
];

export function overRoofs(stage: Stage, make: FigureMaker): void {
  const houses = hosts(stage, 'machiya');
  for (const [house, seats] of RIDGES) {
    const roof = houses[house];
    if (roof) seat(stage, make, roof, seats);
  }
}
