/** Jokes of the wasteland that need a thing: a beam against a beam, a tower of bowls, a way through a rock, iron, and a draw. */
import type { FigureMaker, Stage } from '../../stage/place';
import { onGround, onSet } from '../../stage/on-set';
import type { Actor } from '../../stage/on-set';
import { placer } from '../../stage/placer';
import { host, hosts } from '../../stage/seats';
import { barbell } from './things/barbell';
import { BEAM_REACH, beamDuel } from './things/beam-duel';
import { bracket } from './things/bracket';
import { noodleTable } from './things/noodle-table';
import { wayThrough } from './things/way-through';

/** Iron over a head: on the ground, as high as an arm reaches, or not yet. */
const IRON: readonly (readonly [x: number, y: number, lift: number, r: number])[] = [
  [1800, 2664, 24, 30],
  [2010, 2652, 92, 58],
];

/** What the jokes need, before anything small is scattered. */
export function layGags({ scene }: Stage): void {
  const put = placer(scene);
  put(beamDuel, 640, 946, { hero: true, size: 1.1 });
  put(noodleTable, 330, 1890, { hero: true });
  put(wayThrough, 1290, 1056, { hero: true });
  put(bracket, 2534, 1286, { hero: true });
  for (const [x, y, lift, r] of IRON)
    put(barbell, x, y, lift > 40 ? { r, lift, perched: true, sortY: y } : { r, lift });
}

/** Two at a table, and who brings what they ordered. */
const TABLES: readonly (readonly Actor[])[] = [
  [
    { at: [-70, -6, 26], as: { pose: 'sit', mood: 'cool', outfit: 'trunks', face: ['shades'] }, size: 0.94 },
    { at: [70, -8, 26], as: { pose: 'sit', mood: 'joy', hold: 'iceCream', flip: true }, size: 0.94 },
  ],
  [
    { at: [-70, -6, 26], as: { pose: 'sit', mood: 'laugh', hold: 'cup', build: 'stout' }, size: 0.94 },
    {
      at: [70, -8, 26],
      as: {
        pose: 'sit',
        mood: 'asleep',
        outfit: 'striped',
        colours: ['white', 'coral', 'white', 'wood'],
        flip: true,
        signs: ['zzz'],
      },
      size: 0.94,
    },
  ],
];

export function gags(stage: Stage, make: FigureMaker): void {
  onSet(stage, make, host(stage, 'beam-duel'), 'beam against beam', [
    {
      at: [-BEAM_REACH, 6, 0],
      as: { pose: 'push', mood: 'angry', facing: 'side', hair: 'flame', hairColour: 'black', shadow: true },
      size: 1.16,
    },
    {
      at: [BEAM_REACH, 6, 0],
      as: {
        pose: 'push',
        mood: 'angry',
        facing: 'side',
        flip: true,
        hair: 'spiky',
        hairColour: 'blond',
        shadow: true,
      },
      size: 1.16,
    },
  ]);
  onGround(
    stage,
    make,
    'beam against beam: those behind it',
    [640, 1016],
    [
      { dx: -176, dy: 40, as: { facing: 'away', pose: 'cheer', build: 'kid', hat: null } },
      { dx: 214, dy: 44, as: { facing: 'away', pose: 'gazeUp', flip: true, hat: null } },
      { dx: -330, dy: 70, as: { pose: 'eat', mood: 'calm', hold: 'dango' } },
    ],
  );
  onSet(stage, make, host(stage, 'noodle-table'), 'tower of bowls', [
    {
      at: [132, -6, 0],
      as: { pose: 'eat', mood: 'joy', hold: 'ramen', build: 'kid', hair: 'spiky', flip: true, shadow: true },
    },
    {
      at: [-136, 10, 0],
      as: { pose: 'present', mood: 'wince', hold: 'ramen', outfit: 'chef', signs: ['sweat'], shadow: true },
    },
    { at: [-20, 88, 0], as: { facing: 'back', pose: 'gazeUp', build: 'toddler', shadow: true } },
  ]);
  onSet(stage, make, host(stage, 'way-through'), 'a way through', [
    { at: [168, 20, 0], as: { tip: 82, pose: 'relaxed', mood: 'dizzy', signs: ['gloom'], shadow: true } },
    { at: [-156, 16, 0], as: { pose: 'shy', mood: 'worried', signs: ['sweat'], shadow: true } },
    {
      at: [-226, 40, 0],
      as: { pose: 'point', mood: 'laugh', build: 'kid', shadow: true },
    },
  ]);
  onSet(stage, make, host(stage, 'bracket'), 'the draw', [
    { at: [-140, 30, 0], as: { facing: 'side', pose: 'point', shadow: true } },
    { at: [44, 160, 0], as: { pose: 'slouch', mood: 'sad', signs: ['gloom'], shadow: true } },
  ]);
  const [heavy] = hosts(stage, 'barbell');
  if (heavy)
    onSet(stage, make, heavy, 'iron', [
      {
        at: [0, -34, 0],
        // behind the bar, which is drawn over the hands
        after: -26,
        as: {
          pose: 'crouch',
          mood: 'wince',
          build: 'brawny',
          outfit: 'gi',
          colours: ['white', 'coral', 'black', 'wood'],
          hair: 'mohawk',
          hairColour: 'ginger',
          hat: null,
          back: [],
          signs: ['sweat'],
          shadow: true,
        },
      },
    ]);
  onGround(
    stage,
    make,
    'more iron',
    [2010, 2656],
    [
      { as: { pose: 'cheer', mood: 'joy', build: 'kid', outfit: 'gi', hair: 'topBun', hat: null } },
      { dx: 250, dy: 10, as: { pose: 'stumble', mood: 'shock', flip: true, signs: ['bang'] } },
    ],
  );
  for (const [i, table] of hosts(stage, 'beachTable').entries())
    onSet(stage, make, table, `guests ${i}`, TABLES[i % TABLES.length] ?? []);
}
