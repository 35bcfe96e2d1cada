/** What keeps the roads of the crossing empty for a moment, each scene told here and on no other map. */
import { act, what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import type { Swatch } from '../../core/swatches';
import type { CreatureSpec } from '../../creatures/creature';
import type { FigureMaker, Stage } from '../../stage/place';
import type { ThingKind } from '../../core/thing';
import { cityCar } from './things/city-car';
import type { CityCarOptions } from './things/city-car';

/** Small things that make room for a scene. */
const SMALL = new Set(['bush', 'crate', 'pot', 'bench', 'lampPost', 'parasol', 'vending', 'posterColumn']);

/** It has turned half round in the lane, and stands on the ground it drove on: as steep as the lane it looked tipped up. */
const strayCar: ThingKind<CityCarOptions> = {
  ...cityCar,
  draw: (pen, frame, options, random) => cityCar.draw(pen, frame.moved(0, 0, 0, 0.62), options, random),
};

const kitten = (
  colour: Swatch,
  second: Swatch,
  scale: number,
  mood: 'happy' | 'cute' | 'joy' | 'smile' | 'worried',
): CreatureSpec => ({
  plan: 'beast',
  colour,
  second,
  ears: 'cat',
  inner: 'pink',
  tail: 'cat',
  snout: 'cat',
  pose: 'walk',
  mood,
  scale,
});

const WARDEN = { outfit: 'suit', colours: ['navy', 'navy', 'gold', 'black'] } as const;

/** A cat leads four children over the road under the eyes of the law; a driver holds his map and does not know the town. */
const ROADS: readonly Act[] = [
  {
    name: 'cats cross',
    at: [1440, 2480],
    quiet: 250,
    actors: [
      who(170, -50, kitten('white', 'ginger', 0.95, 'happy')),
      who(64, -34, kitten('cream', 'sand', 0.6, 'cute')),
      who(-14, -20, kitten('gold', 'white', 0.56, 'joy')),
      who(-90, -6, kitten('peach', 'cream', 0.56, 'smile')),
      who(-186, 14, kitten('blond', 'wood', 0.5, 'worried')),
      who(60, 290, {
        ...WARDEN,
        pose: 'present',
        mood: 'stern',
        build: 'stout',
        hat: 'cap',
        hatColours: ['navy', 'gold'],
        hold: null,
      }),
    ],
  },
  {
    name: 'where am I',
    at: [2236, 1156],
    quiet: 130,
    things: [what(0, 0, strayCar, { kind: 'small', paint: '#f4eeea', crew: 5, yaw: -0.9, cross: true })],
    actors: [who(-130, 120, { pose: 'hold', mood: 'worried', hold: 'map', signs: ['question'] })],
  },
];

export function acts(stage: Stage, make: FigureMaker): void {
  for (const one of ROADS) act(stage, make, SMALL, one);
}
