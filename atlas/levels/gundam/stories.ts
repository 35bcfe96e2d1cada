/** The small scenes of level 9: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import type { FigureMaker, Stage } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Thing } from '../../core/thing';
import { isCreature } from '../../stage/figure';
import type { PersonSpec } from '../../people/spec';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';
import { ownScenes } from './own-scenes';

/** Who shares a bench along the paths. */
const ON_BENCHES: readonly (readonly PersonSpec[])[] = [
  [
    { pose: 'sit', mood: 'asleep', signs: ['zzz'] },
    { pose: 'sit', mood: 'joy', hold: 'onigiri', flip: true },
  ],
  [
    { pose: 'sit', mood: 'worried', hold: 'paper' },
    { pose: 'sit', mood: 'angry', signs: ['anger'], flip: true },
  ],
  [{ pose: 'sit', mood: 'star', hold: 'map' }],
];

/** Who sits at a table, from its middle. */
const AT_TABLES: readonly (readonly (readonly [at: Point, as: PersonSpec])[])[] = [
  [
    [[-70, -12], { pose: 'sit', mood: 'joy', hold: 'taiyaki', flip: false }],
    [[6, 40], { pose: 'sit', mood: 'calm', facing: 'back' }],
  ],
  [
    [[70, -24], { pose: 'sit', mood: 'asleep', signs: ['zzz'], flip: true }],
    [[-70, -12], { pose: 'sit', mood: 'laugh', hold: 'cup', flip: false }],
  ],
  [
    [[-70, -12], { pose: 'sit', mood: 'worried', hold: 'paper', flip: false }],
    [[70, -24], { pose: 'sit', mood: 'dizzy', hold: 'iceCream', flip: true }],
    [[6, 40], { pose: 'sit', mood: 'calm', facing: 'back' }],
  ],
];

/** Seats the shift that has its break: the guests of every table, and who shares a bench. */
function seat({ scene }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('break');
  const size = 0.86;
  const sit = (host: Thing, [u, w]: Point, high: number, order: number, as: PersonSpec) => {
    const at = host.frame.at(u, w, 0);
    const lift = (high * host.scale) / (scene.scaleAt(at[1]) * size);
    const role: PersonSpec = { facing: 'front', hold: null, off: null, signs: [], shadow: false, ...as };
    scene.put(
      make(at, random, { lift, size, sortY: host.box.y1 + 1 + order * 0.1, perched: true }, (spec) =>
        isCreature(spec) ? spec : { ...spec, ...role },
      ),
    );
  };
  for (const [i, table] of scene.things.filter(({ name }) => name === 'parasol').entries())
    for (const [k, [spot, as]] of nth(AT_TABLES, i % AT_TABLES.length).entries()) sit(table, spot, 26, k, as);
  for (const [i, bench] of scene.things.filter(({ name }) => name === 'bench').entries())
    for (const [k, as] of nth(ON_BENCHES, i % ON_BENCHES.length).entries())
      sit(bench, [k === 0 ? -34 : 36, 10], 26, k, as);
}

export const stories: Theme['stories'] = holding({ book: 'paper', ramen: 'cup' }, (stage, make) => {
  for (const [from, to, n] of [
    [[2760, 2090], [2260, 2060], 8],
    [[3000, 1420], [2640, 1640], 7],
    [[1120, 1660], [820, 1700], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'salute to a machine',
    [2290, 1800],
    [
      { dx: -60, as: { build: 'kid', pose: 'gazeUp', mood: 'joy', signs: ['spark'], flip: false } },
      { dx: 20, as: { build: 'elder', pose: 'gazeUp', mood: 'sad', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'afraid of the floor',
    [1400, 2200],
    [
      { dx: -40, as: { pose: 'hug', mood: 'dizzy', signs: ['sweat'], flip: false } },
      { dx: 60, as: { pose: 'jump', mood: 'joy', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'farewell at the ramp',
    [3380, 1500],
    [
      { dx: -40, as: { pose: 'run', mood: 'sad', hold: 'suitcase', flip: false } },
      { dx: 90, as: { pose: 'wave', mood: 'cocky', flip: true, signs: ['heart'] } },
    ],
  );
  handSet(
    stage,
    make,
    'third bowl',
    [2860, 2120],
    [
      { dx: -50, as: { pose: 'eat', mood: 'joy', hold: 'ramen', flip: false } },
      { dx: 50, as: { pose: 'eat', mood: 'dizzy', hold: 'ramen', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'nap before the sortie',
    [900, 2300],
    [
      { dx: -40, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: false } },
      { dx: 90, as: { pose: 'point', mood: 'angry', hold: 'paper', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'stolen tomato',
    [3180, 2640],
    [
      { dx: -70, as: { pose: 'run', mood: 'cheeky', hold: ['ball', 'red'], flip: true, signs: ['dust'] } },
      { dx: 60, as: { pose: 'run', mood: 'angry', hold: 'broom', flip: true } },
    ],
  );
  seat(stage, make);
  // the tomato goes on: handed over the fence, across the lawn and the window, into a machine's mouth
  handSet(
    stage,
    make,
    'tomato, hand to hand',
    [2960, 2480],
    [
      { dx: -50, as: { pose: 'cheer', mood: 'grin', build: 'kid', hold: ['ball', 'red'], flip: true } },
      { dx: 50, as: { pose: 'wave', mood: 'cheeky', build: 'kid', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'tomato on the run',
    [2240, 2600],
    [
      {
        dx: -40,
        as: { pose: 'run', mood: 'joy', build: 'kid', hold: ['ball', 'red'], flip: true, signs: ['dust'] },
      },
    ],
  );
  handSet(
    stage,
    make,
    'tomato eaten',
    [1500, 2150],
    [
      { dx: -50, as: { pose: 'eat', mood: 'joy', build: 'kid', hold: ['ball', 'red'], flip: false } },
      { dx: 40, as: { pose: 'hips', mood: 'sad', build: 'kid', flip: true, signs: ['sweat'] } },
    ],
  );
  ownScenes(stage, make);
  for (const [name, at, as] of [
    ['good day, machine', [2360, 1876], { pose: 'bow', mood: 'serene', build: 'toddler', facing: 'back' }],
    ['missed the train', [2120, 1092], { pose: 'run', mood: 'shock', hold: 'bag', signs: ['speed'] }],
    ['will not look down', [1730, 2560], { pose: 'hug', mood: 'wince', signs: ['sweat'] }],
    ['asleep on the lawn', [2700, 2380], { pose: 'sleep', mood: 'asleep', signs: ['zzz'] }],
    ['left his ticket at home', [3480, 1512], { pose: 'think', mood: 'dizzy', signs: ['question'] }],
    ['reads the plan upside down', [580, 2360], { pose: 'hold', mood: 'dizzy', hold: 'map' }],
  ] as const)
    handSet(stage, make, name, at, [{ as }]);
  tellStories(stage, make, { count: 12, on: ['deck', 'yard', 'plaza', 'park', 'path', 'road', 'bridge'] });
});
