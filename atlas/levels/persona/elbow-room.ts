/** What the roads and the sky of the crossing still lacked, and the room that scenes, signs and faces keep. */
import { act, clearing, what, who } from '../../stage/act';
import type { FigureMaker, Stage } from '../../stage/place';
import { clear } from '../../stage/seats';
import { searchHelicopter, spilledCards } from './things/searchlight';

const NOTHING: ReadonlySet<string> = new Set();

/** The thieves' printer was in a hurry: his box has burst on the road, and the wind is faster than all who help. */
function cardsOnTheRoad(stage: Stage, make: FigureMaker): void {
  act(stage, make, NOTHING, {
    name: 'cards on the road',
    at: [880, 1384],
    quiet: 190,
    things: [what(0, 0, spilledCards, {})],
    actors: [
      who(-186, -10, {
        pose: 'overhead',
        mood: 'shock',
        build: 'stout',
        outfit: 'overalls',
        colours: ['orange', 'white', 'gold', 'umber'],
        signs: ['bang'],
        flip: false,
      }),
      who(36, -96, { pose: 'crouch', facing: 'side', mood: 'worried', build: 'teen', flip: true }),
      who(246, -6, { pose: 'stumble', mood: 'wince', build: 'kid', flip: false, signs: ['sweat'] }),
    ],
  });
}

export function elbowRoom(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  scene.add(searchHelicopter, [640, 190], {
    beam: [420, 640],
    aloft: true,
    layer: -1,
    depthY: 1200,
    hazeFactor: 0.3,
  });
  cardsOnTheRoad(stage, make);
  // a hand before a face: one of two at the fox, the dancer between the two who sing
  clear(stage, ['figure'], { x0: 1036, y0: 2076, x1: 1104, y1: 2134 });
  clear(stage, ['figure'], { x0: 2026, y0: 2610, x1: 2112, y1: 2690 });
  // a lamp in the middle of a tree
  clear(stage, ['lampPost'], { x0: 2240, y0: 2600, x1: 2350, y1: 2780 });
  for (const [x, y, r] of [
    [2430, 1740, 130],
    [1040, 2060, 90],
    [290, 1040, 90],
    [3640, 2240, 100],
  ] as const)
    scene.add(clearing, [x, y], { r });
}
