/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['hold:flower', 'flower', 'fleur']],
    hint: [
      ['hold:flower', 'flower', 'fleur'],
      ['hair:drills', 'ringlets', 'anglaises'],
      ['outfit:suit', 'suit', 'Costume'],
    ],
    told: { en: ['young', 'godfather'], fr: ['jeune', 'parrain'] },
  },
  quest2: {
    title: [['hold:cup', 'drink', 'verre']],
    hint: [
      ['hair:mane', 'mane', 'Crinière'],
      ['back:cloak', 'cape', 'cape'],
    ],
    told: { en: ['vampire'], fr: ['vampire'] },
  },
  quest3: {
    title: [['outfit:gakuran', 'coat', 'manteau']],
    hint: [['hat:backCap', 'cap', 'Casquette']],
    told: { en: ['schoolgirl'], fr: ['lycéenne'] },
  },
  quest4: {
    title: [['hold:flame', 'flame', 'flamme']],
    hint: [
      ['hold:flame', 'fire', 'feu'],
      ['hat:turban', 'turban', 'Turban'],
      ['outfit:mage', 'robe', 'robe'],
    ],
    told: { en: ['fortune', 'teller'], fr: ['voyante'] },
  },
  quest5: {
    title: [['hold:teapot', 'teapot', 'théière']],
    hint: [
      ['hat:topHat', 'top hat', 'Haut-de-forme'],
      ['face:monocle', 'monocle', 'monocle'],
    ],
    told: { en: ['gentleman'], fr: ['gentleman'] },
  },
  quest6: {
    title: [['hair:mohawk', 'crest', 'crête']],
    hint: [
      ['hold:saber', 'sabre', 'sabre'],
      ['outfit:vest', 'waistcoat', 'Gilet'],
    ],
    told: { en: ['fencer'], fr: ['escrimeur'] },
  },
  quest7: {
    title: [
      ['hat:beret', 'beret', 'béret'],
      ['body:beast', 'dog', 'chien'],
    ],
    hint: [['hat:beret', 'beret', 'béret']],
  },
  quest8: {
    title: [['hat:headband', 'headband', 'bandeau']],
    hint: [
      ['hold:brush', 'brush', 'pinceau'],
      ['outfit:vest', 'waistcoat', 'Gilet'],
    ],
    told: { en: ['artist', 'book'], fr: ['dessinateur', 'livre'] },
  },
  quest9: {
    title: [['hat:chef', null, 'cuisinier']],
    hint: [['hat:chef', 'hat', 'toque']],
    told: { en: ['cook', 'cures', 'everything'], fr: ['guérit'] },
  },
  quest10: {
    title: [
      ['hat:fedora', 'hats', 'chapeau'],
      ['body:bug', 'snails', 'escargots'],
    ],
    told: { en: [], fr: ['arc'] },
  },
  quest11: {
    title: [
      ['hat:fedora', 'hat', 'chapeau'],
      ['body:beast', 'mule', 'mule'],
    ],
    hint: [
      ['hat:fedora', 'hat', 'chapeau'],
      ['trait:saddle', 'saddle', 'Selle'],
    ],
  },
  quest12: {
    title: [
      ['hat:ramHorns', 'horns', 'cornes'],
      ['build:giant', 'colossus', 'colosse'],
    ],
    hint: [['hair:long', 'hair', 'chevelure']],
  },
};
