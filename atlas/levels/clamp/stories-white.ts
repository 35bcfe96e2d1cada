/** What goes on in the white garden: a game with feathers on the court, and a queue for tea in the cage. */
import { handSet } from '../../stage/hand-set';
import type { Part } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import { onBoard } from './places';

/** Who waits for tea, the first of them at the door: two, and then the princess, who has time. */
const QUEUE: readonly Part[] = [
  { dx: 0, as: { pose: 'bow', facing: 'side', flip: false, hold: 'cup', build: 'elder' } },
  { dx: -84, dy: 8, as: { pose: 'hips', facing: 'side', flip: false, build: 'stout', mood: 'stern' } },
];

export function white(stage: Stage, make: FigureMaker): void {
  handSet(stage, make, 'queue for tea', [3470, 2424], QUEUE);
  const board = (name: string, column: number, row: number, as: Part['as']) =>
    handSet(stage, make, name, onBoard(column, row), [{ as }]);
  // black sees it coming, white carries the last feather to its square
  board('black thinks', -0.55, 1.2, {
    pose: 'crouch',
    facing: 'side',
    flip: false,
    mood: 'worried',
    signs: ['sweat'],
  });
  board('black despairs', 2.7, 3.5, {
    pose: 'kneel',
    flip: false,
    mood: 'sad',
    signs: ['gloom'],
    build: 'brawny',
  });
  board('white moves', 4.5, 1.5, { pose: 'carry', facing: 'side', flip: true, mood: 'grin', build: 'kid' });
  board('white crows', 6.4, 3.4, { pose: 'point', facing: 'side', flip: true, mood: 'laugh', build: 'lady' });
  board('umpire', 3.5, -0.7, { pose: 'overhead', mood: 'stern', hold: 'flag', build: 'tall', flip: false });
  board('taken', 8.5, 1.4, { pose: 'sleep', mood: 'dizzy', flip: true });
}
