/** Tells small scenes of the levels' library between the large ones. */
import type { Point } from '../../core/geometry';
import type { FigureMaker, Stage } from '../../stage/place';
import { STORIES } from '../../stories/library';
import type { Story } from '../../stories/story';
import type { Design } from '../design';
import type { Round } from '../plans/plan';
import { isTold } from '../rota';
import { play } from './play';
import { roomFor } from './room';
import type { Spectacle } from './spectacle';

/** Small scenes, how far they are from any other, and light around one by night, world units. */
const [SMALL, SMALL_APART, SMALL_GLOW] = [9, 230, 150];
const LARGE_TOO: ReadonlySet<string> = new Set([
  'tugOfWar',
  'pyramid',
  'umbrellaDuel',
  'escapedHen',
  'storyteller',
  'armWrestling',
  'treasure',
  'rescuedCat',
  'balloonGone',
]);
/** Those that are drawn over what is there, or across a face: nothing told of them on land that has a slope and a crowd. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hopscotch', 'plankCarriers', 'painterAndModel']);
/** The share of the maps on which a scene has its turn. */
const TURN = 0.42;

/** Tells small scenes of the library in the room that is left, not those that a large one tells as well. */
export function tellSmall(
  stage: Stage,
  make: FigureMaker,
  { mood, seed }: Design,
  calm: readonly Round[],
  told: readonly Point[],
): void {
  const random = stage.scene.random.fork('small-scenes');
  const out = new Set<string>([...LARGE_TOO, ...LEFT_OUT, mood.climate === 'snow' ? 'picnic' : 'snowballs']);
  const small = Object.entries<Story>(STORIES).filter(([name]) => !out.has(name) && isTold(seed, name, TURN));
  const places: Point[] = [...told];
  let count = 0;
  for (const [, { roles, props }] of random.shuffled(small)) {
    if (count === SMALL) break;
    const story: Spectacle = { players: roles, props, glow: SMALL_GLOW };
    const room = roomFor(stage, story, { calm, told: places, apart: SMALL_APART }, random);
    if (!room) continue;
    play(stage, make, story, room, random, mood);
    places.push(room.at);
    count++;
  }
}
