/** How a thing that is no figure moves by itself: known by its kind's name and by how it stands. */
import type { Move } from '../../../src/maps/life';
import type { Thing } from '../../core/thing';
import type { Seen } from '../../fairness/id-buffer';
import { familyOfKind, spaced } from '../families';
import { isMachine } from './turning/machines';

/** What is larger stands still: cutting it out each time costs more than its motion shows. Natural pixels. */
const LARGEST = [560, 460] as const;

const WORDS: readonly (readonly [Move, RegExp])[] = [
  ['swing', /bunting|birdcage|orbit-lamp|siren|wisteria$/],
  ['bob', /balloon|boat|swan|kite|saucer|airship|ship$|lily-pads|bubble-car|flying|cloud-bank|capsule$/],
  ['wave', /nobori|standard|flag|banner|parasol|smoke|picnic|feather/],
  ['hum', /robot|vending|terminal|cabinet|console|jukebox|steam-engine/],
];

/** A lantern hangs, but for the stone ones. */
const LANTERN = /lantern/;
const STONE = /stone/;

export function moveOf({ name, options }: Pick<Thing, 'name' | 'options'>, seen: Seen): Move | undefined {
  if (seen.x1 - seen.x0 > LARGEST[0] || seen.y1 - seen.y0 > LARGEST[1]) return undefined;
  // a part of it moves
  if (isMachine({ name })) return undefined;
  const words = spaced(name);
  if (LANTERN.test(words)) return STONE.test(words) ? undefined : 'swing';
  const named = WORDS.find(([, found]) => found.test(words))?.[0];
  if (named) return named;
  if (options.aloft) return 'bob';
  const family = familyOfKind(name);
  return family === 'leaf' ? 'wave' : family === 'engine' ? 'hum' : undefined;
}
