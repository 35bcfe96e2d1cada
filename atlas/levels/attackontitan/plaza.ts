/** What is played round the statue while giants look over the wall: war, in buckets and with brooms. */
import { act, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import type { FigureMaker, Stage } from '../../stage/place';

/** Small things that make room for a scene. */
const YIELDING: ReadonlySet<string> = new Set([
  'barrel',
  'bench',
  'bush',
  'crate',
  'lampPost',
  'pot',
  'rock',
]);

const BUCKET = { hat: 'helmet', hatColours: ['silver', 'steel'] } as const;

const PLAZA: readonly Act[] = [
  {
    name: 'the smallest corps',
    at: [1600, 2120],
    quiet: 200,
    actors: [
      who(210, 0, {
        ...BUCKET,
        facing: 'side',
        pose: 'walk',
        mood: 'stern',
        build: 'kid',
        hold: 'drum',
        flip: false,
        signs: ['note'],
      }),
      who(130, 8, {
        ...BUCKET,
        facing: 'side',
        pose: 'walk',
        mood: 'cocky',
        build: 'kid',
        hold: 'broom',
        flip: false,
      }),
      who(52, 0, {
        facing: 'side',
        pose: 'walk',
        mood: 'joy',
        build: 'toddler',
        hat: 'frogHood',
        hatColours: ['green', 'mint'],
        flip: false,
      }),
      who(-26, 10, { ...BUCKET, pose: 'stumble', mood: 'shock', build: 'kid', hold: 'flag', flip: false }),
      who(-140, -4, {
        facing: 'side',
        pose: 'run',
        mood: 'angry',
        build: 'elder',
        outfit: 'granny',
        hold: 'broom',
        flip: false,
        signs: ['anger'],
      }),
      who(284, -6, {
        facing: 'side',
        pose: 'bow',
        mood: 'serene',
        build: 'tall',
        outfit: 'captain',
        flip: true,
      }),
    ],
  },
];

export function plaza(stage: Stage, make: FigureMaker): void {
  for (const scene of PLAZA) act(stage, make, YIELDING, scene);
}
