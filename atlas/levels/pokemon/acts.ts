/** What leads to what at the fair: the serpent shakes itself and who stood too near is wet; the day care is out, and its largest will not come along. */
import { who } from '../../stage/act';
import type { Act } from '../../stage/act';
import type { CreatureSpec } from '../../creatures/creature';

const small = (spec: CreatureSpec): CreatureSpec => ({ ...spec, scale: 0.72 });

export const ACTS: readonly Act[] = [
  {
    name: 'shaken off',
    at: [2986, 1812],
    quiet: 110,
    actors: [
      who(-8, 0, { pose: 'sneeze', mood: 'wince', build: 'stout', flip: false, signs: ['splash'] }),
      who(-96, 30, { pose: 'stumble', mood: 'shock', build: 'kid', flip: true, signs: ['splash'] }),
      who(84, -34, { pose: 'cheer', facing: 'side', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'the day care is out',
    at: [2230, 2580],
    quiet: 190,
    actors: [
      who(-250, 20, {
        pose: 'walk',
        facing: 'side',
        mood: 'happy',
        build: 'lady',
        hold: 'pinwheel',
        flip: true,
      }),
      who(
        -160,
        26,
        small({
          plan: 'blob',
          body: 'dome',
          colour: 'sky',
          second: 'navy',
          limbs: 'feet',
          mood: 'joy',
          // they hop, each in its own time
          air: 20,
          flip: true,
        }),
      ),
      who(
        -96,
        30,
        small({ plan: 'bug', kind: 'snail', colour: 'rose', second: 'plum', mood: 'cute', flip: true }),
      ),
      who(
        -30,
        26,
        small({
          plan: 'plant',
          kind: 'mushroom',
          colour: 'teal',
          mood: 'cute',
          blush: 'coral',
          air: 26,
          flip: true,
        }),
      ),
      who(
        34,
        30,
        small({
          plan: 'blob',
          body: 'cube',
          colour: 'mint',
          second: 'forest',
          gloss: true,
          limbs: 'feet',
          mood: 'sleepy',
          flip: true,
        }),
      ),
      who(150, 20, {
        plan: 'beast',
        colour: 'lilac',
        second: 'plum',
        skull: 'round',
        ears: 'elephant',
        inner: 'pink',
        snout: 'trunk',
        tail: 'lion',
        length: 80,
        girth: 46,
        leg: 24,
        legWidth: 18,
        mood: 'sleepy',
        pose: 'sit',
        flip: true,
        scale: 1.25,
      }),
      who(262, 26, {
        pose: 'push',
        facing: 'side',
        mood: 'wince',
        build: 'kid',
        flip: true,
        signs: ['sweat'],
      }),
    ],
  },
];

/** Small things that give way to them. */
export const YIELDING: ReadonlySet<string> = new Set([
  'pot',
  'barrel',
  'crate',
  'bench',
  'bush',
  'rock',
  'tallGrass',
  'flowerBed',
]);
