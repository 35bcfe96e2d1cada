/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hair:mane', 'chestnut mane', 'crinière châtain'],
      ['build:chibi', 'little', 'petit'],
    ],
    hint: [['hold:meat', 'roast', 'gigot']],
    told: { en: ['champion'], fr: ['champion'] },
  },
  quest2: {
    title: [['back:turtleShell', 'shell', 'carapace']],
    hint: [
      ['hold:fan', 'fan', 'éventail'],
      ['face:shades', 'Dark glasses', 'Lunettes noires'],
    ],
    told: { en: ['old', 'hermit'], fr: ['vieil', 'ermite'] },
  },
  quest3: {
    hint: [
      ['hair:flame', 'hair', 'cheveux'],
      ['back:cape', 'cape', 'Cape'],
    ],
    told: { en: ['offended', 'prince'], fr: ['prince', 'vexé'] },
  },
  quest4: {
    hint: [['hat:antennae', 'feelers', 'antennes']],
    told: { en: ['meditating', 'alien'], fr: ['extraterrestre', 'pleine', 'méditation'] },
  },
  quest5: {
    title: [['hold:wrench', 'wrench', 'clé anglaise']],
    told: { en: ['inventor'], fr: ['inventrice'] },
  },
  quest6: {
    title: [['body:critter', 'tyrant', 'tyran']],
    hint: [['trait:horns', 'Horned', 'Cornu']],
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
    title: [['hat:helmet', 'helmeted', 'casqués']],
    hint: [['hold:rayGun', 'ray gun', 'pistolet']],
    told: { en: ['space', 'soldiers'], fr: ['soldats', 'espace'] },
  },
  quest12: {
    title: [
      ['trait:shell', 'turtle', 'tortue'],
      ['body:critter', 'sea', 'mer'],
    ],
    hint: [['hold:map', 'map', 'carte']],
    told: { en: ['stray'], fr: ['égarée'] },
  },
};
