/** Whom one meets once on the isles of level 7: each isle's own trade or oddity, in a dress that nobody else wears. */
import type { FullPersonSpec, PersonSpec } from '../../../people/spec';
import type { FigureSpec } from '../../../stage/figure';

const once = (
  build: FullPersonSpec['build'],
  outfit: FullPersonSpec['outfit'],
  colours: FullPersonSpec['colours'],
  mood: FullPersonSpec['mood'],
  pose: FullPersonSpec['pose'],
  more: PersonSpec,
): PersonSpec => ({ build, outfit, colours, mood, pose, facing: 'front', ...more });

/** At the fortress: a gunner who minds his ears, a drummer, a diver, a prisoner at large, the ship's parson. */
export const OF_NAVY: readonly FigureSpec[] = [
  once('brawny', 'overalls', ['steel', 'white', 'gold', 'black'], 'grin', 'haul', {
    hair: 'bald',
    hat: 'headphones',
    hatColours: ['cobalt', 'white'],
    face: ['beard'],
  }),
  once('kid', 'idol', ['white', 'cobalt', 'gold', 'black'], 'joy', 'walk', {
    hair: 'bob',
    hairColour: 'ginger',
    hat: 'fez',
    hatColours: ['cobalt', 'gold'],
    hold: 'bellyDrum',
    signs: ['note'],
  }),
  once('stout', 'spacesuit', ['gold', 'wood', 'silver', 'umber'], 'worried', 'slouch', {
    hat: 'space',
    hatColours: ['gold', 'sky'],
    hair: 'slick',
    hairColour: 'black',
  }),
  once('tall', 'pajamas', ['white', 'charcoal', 'white', 'umber'], 'cheeky', 'sneak', {
    hair: 'tousled',
    hairColour: 'umber',
    face: ['stubble'],
    hold: 'hammer',
  }),
  once('elder', 'priest', ['navy', 'white', 'gold', 'black'], 'serene', 'talk', {
    hair: 'oldTufts',
    hairColour: 'white',
    face: ['glasses'],
    hold: 'book',
  }),
];

/** In the desert: a charmer without a snake, a porter, a dancer, somebody wrapped against the wind, a lamp that is for sale. */
export const IN_SAND: readonly FigureSpec[] = [
  once('elder', 'monk', ['orange', 'wine', 'gold', 'wood'], 'serene', 'sit', {
    hair: 'bald',
    face: ['longBeard'],
    hold: 'flute',
    signs: ['note'],
  }),
  once('giant', 'barbarian', ['wood', 'umber', 'gold', 'umber'], 'calm', 'carry', {
    hair: 'topKnot',
    hairColour: 'black',
    skin: 'brown',
    hold: 'crate',
  }),
  once('lady', 'magical', ['aqua', 'gold', 'coral', 'gold'], 'wink', 'dance', {
    hair: 'wavy',
    hairColour: 'black',
    skin: 'tan',
    hat: 'tiara',
    hatColours: ['gold', 'red'],
  }),
  once('teen', 'shinobi', ['sand', 'umber', 'red', 'wood'], 'cool', 'run', {
    hair: 'curly',
    hairColour: 'umber',
    face: ['mask'],
    hat: 'goggles',
    hatColours: ['umber', 'orange'],
  }),
  once('stout', 'mage', ['gold', 'orange', 'white', 'umber'], 'joy', 'present', {
    hair: 'bowl',
    hairColour: 'black',
    face: ['mustache'],
    hat: 'fez',
    hatColours: ['red', 'gold'],
    hold: 'lantern',
  }),
];

/** In the port: somebody who is half a fish, an old corsair, a fortune teller, the youngest pirate, a giant who takes tea. */
export const IN_PORT: readonly FigureSpec[] = [
  once('brawny', 'happi', ['navy', 'plum', 'white', 'wood'], 'cocky', 'hips', {
    skin: 'aqua',
    ears: 'elf',
    hair: 'spiky',
    hairColour: 'teal',
    face: ['whiskers'],
    back: [['dragonTail', 'teal']],
    hold: 'trident',
  }),
  once('elder', 'caped', ['wine', 'charcoal', 'gold', 'black'], 'angry', 'point', {
    hair: 'oldTufts',
    hairColour: 'silver',
    face: ['eyepatch', 'beard'],
    hold: 'spyglass',
  }),
  once('lady', 'witch', ['purple', 'plum', 'gold', 'black'], 'cheeky', 'present', {
    hair: 'long',
    hairColour: 'silver',
    hat: 'hood',
    hatColours: ['purple', 'gold'],
    hold: 'orb',
  }),
  once('toddler', 'hoodie', ['gold', 'charcoal', 'white', 'umber'], 'joy', 'cheer', {
    hair: 'pixie',
    hairColour: 'chestnut',
    hat: 'frogHood',
    hatColours: ['green', 'lime'],
    hold: 'pirateFlag',
  }),
  once('giant', 'suit', ['charcoal', 'plum', 'gold', 'black'], 'cool', 'hold', {
    hair: 'pompadour',
    hairColour: 'black',
    face: ['shades'],
    hold: 'teacup',
  }),
];

/** Under the leaves: a hermit, a hunter of butterflies, an explorer, a child raised by parrots, a student of the staff. */
export const UNDER_LEAVES: readonly FigureSpec[] = [
  once('elder', 'cave', ['wood', 'umber', 'cream', 'umber'], 'shock', 'point', {
    hair: 'mane',
    hairColour: 'white',
    face: ['longBeard'],
    hold: 'bone',
  }),
  once('tall', 'labcoat', ['white', 'khaki', 'red', 'umber'], 'star', 'jump', {
    hair: 'curtain',
    hairColour: 'chestnut',
    face: ['squareGlasses'],
    hat: 'kasa',
    hatColours: ['sand', 'umber'],
    hold: 'net',
  }),
  once('stout', 'rider', ['khaki', 'sand', 'red', 'umber'], 'worried', 'crouch', {
    hair: 'slick',
    hairColour: 'ginger',
    face: ['mustache'],
    hat: 'miner',
    hatColours: ['gold', 'white'],
    hold: 'magnifier',
  }),
  once('kid', 'barbarian', ['red', 'gold', 'cream', 'wood'], 'laugh', 'fly', {
    hair: 'flame',
    hairColour: 'orange',
    back: [['angelWings', 'red']],
  }),
  once('chibi', 'gi', ['yellow', 'red', 'black', 'wood'], 'wince', 'fight', {
    hair: 'buns',
    hairColour: 'black',
    hold: 'staff',
  }),
];

/** About the pot: a waiter late with the soup, a child full of ice, who has eaten too much, a maid, a guest who complains. */
export const AT_TABLE: readonly FigureSpec[] = [
  once('tall', 'suit', ['white', 'green', 'rose', 'black'], 'wince', 'run', {
    hair: 'slick',
    hairColour: 'black',
    face: ['mustache'],
    hold: 'ramen',
    off: 'cup',
  }),
  once('toddler', 'pajamas', ['rose', 'mint', 'white', 'rose'], 'joy', 'cheer', {
    hair: 'ahoge',
    hairColour: 'blond',
    hat: 'bearEars',
    hatColours: ['rose', 'blush'],
    hold: 'iceCream',
  }),
  once('stout', 'jersey', ['mint', 'green', 'white', 'umber'], 'dizzy', 'sit', {
    hair: 'bald',
    hat: 'sweatband',
    hatColours: ['rose', 'rose'],
    signs: ['sweat'],
  }),
  once('lady', 'maid', ['green', 'white', 'rose', 'black'], 'smile', 'present', {
    hair: 'drills',
    hairColour: 'blond',
    hat: 'maidBand',
    hatColours: ['white', 'mint'],
    hold: 'teapot',
  }),
  once('elder', 'granny', ['rose', 'white', 'mint', 'umber'], 'angry', 'point', {
    hair: 'topBun',
    hairColour: 'white',
    face: ['glasses'],
    hold: 'umbrella',
  }),
];
