/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hair:mane', 'chestnut mane', 'crinière châtain'],
      ['build:chibi', 'little', 'petit'],
    ],
    hint: [['hold:meat', 'roast', 'gigot']],
    told: { en: ['champion', 'mountain'], fr: ['champion', 'montagne'] },
  },
  quest2: {
    title: [['back:turtleShell', 'shell', 'carapace']],
    hint: [
      ['hold:fan', 'fan', 'éventail'],
      ['hat:kasa', 'straw hat', 'Chapeau de paille'],
    ],
    told: { en: ['old', 'hermit'], fr: ['vieil', 'ermite'] },
  },
  quest3: {
    hint: [
      ['hair:flame', 'hair', 'cheveux'],
      ['back:cape', 'cape', 'Cape'],
    ],
    near: [
      ['ground:crater', 'hole', 'trou'],
      ['ground:pit', 'hole', 'trou'],
    ],
    told: { en: ['offended', 'prince'], fr: ['prince', 'vexé'] },
  },
  quest4: {
    hint: [['hat:antennae', 'feelers', 'antennes']],
    told: { en: ['meditating', 'alien'], fr: ['extraterrestre', 'pleine', 'méditation'] },
  },
  quest5: {
    title: [['hold:wrench', 'wrench', 'clé anglaise']],
    near: [['thing:capsule-house', 'domes', 'coupoles']],
    told: { en: ['inventor', 'house', 'workshop'], fr: ['inventrice', 'maison'] },
  },
  quest6: {
    title: [['body:critter', 'tyrant', 'tyran']],
    hint: [['trait:horns', 'Horned', 'Cornu']],
    near: [['thing:saucer', 'ship', 'vaisseau']],
    told: { en: ['space'], fr: ['espace'] },
  },
  quest7: {
    title: [['body:blob', 'genie', 'génie']],
    hint: [['hold:iceCream', 'ice cream', 'glace']],
    told: { en: ['greedy'], fr: ['gourmand'] },
  },
  quest8: {
    hint: [
      ['hair:afro', 'ball of hair', 'Tignasse'],
      ['face:mustache', 'moustache', 'moustache'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: ['self-made', 'saviour', 'world'], fr: ['sauveur', 'monde', 'autoproclamé'] },
  },
  quest9: {
    title: [['body:critter', 'pig', 'cochon']],
    hint: [
      ['hold:bouquet', 'bouquet', 'bouquet'],
      ['hat:beret', 'beret', 'béret'],
    ],
    told: { en: ['gallant'], fr: ['galant'] },
  },
  quest10: {
    hint: [
      ['hold:microphone', 'microphone', 'micro'],
      ['outfit:suit', 'suit', 'Costume'],
    ],
    told: { en: ['voice', 'tournament'], fr: ['commentateur', 'tournoi'] },
  },
  quest11: {
    title: [['hat:space', 'helmeted', 'casqués']],
    hint: [['hold:rayGun', 'ray gun', 'pistolet']],
    told: { en: ['space', 'soldiers'], fr: ['soldats', 'espace'] },
  },
  quest12: {
    title: [
      ['trait:shell', 'turtle', 'tortue'],
      ['body:critter', 'sea', 'mer'],
    ],
    hint: [['hold:map', 'map', 'carte']],
    told: { en: ['stray', 'sea'], fr: ['égarée', 'mer'] },
  },
};
