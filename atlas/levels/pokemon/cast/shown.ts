/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['body:blob', 'slime', 'slime']],
    hint: [['hat:crown', 'crown', 'couronne']],
    told: { en: ['king'], fr: ['voulait', 'roi'] },
  },
  quest2: {
    title: [
      ['hat:topHat', 'top hat', 'haut-de-forme'],
      ['body:blob', 'ghost', 'fantôme'],
    ],
    near: [['thing:berryTree', 'orchard', 'verger']],
  },
  quest3: {
    title: [
      ['hold:umbrella', 'umbrella', 'ombrelle'],
      ['trait:crest', 'sprout', 'pousse'],
    ],
    told: { en: [], fr: ['jeune'] },
  },
  quest4: {
    title: [
      ['hat:fez', 'fez', 'fez'],
      ['body:bird', 'owl', 'hibou'],
    ],
    hint: [['hat:fez', 'hat', 'chapeau']],
    told: { en: ['professor', 'rides'], fr: ['professeur', 'coiffé', 'manèges'] },
  },
  quest5: {
    title: [
      ['hold:iceCream', 'ice cream', 'glace'],
      ['body:critter', 'penguin', 'pingouin'],
    ],
    hint: [['hat:beanie', 'woolly hat', 'bonnet']],
  },
  quest6: {
    title: [['body:critter', 'imp', 'lutin']],
    hint: [
      ['trait:crest', 'dish', 'coupelle'],
      ['trait:shell', 'shell', 'Carapace'],
      ['hold:flute', 'flute', 'flûte'],
    ],
    told: { en: ['water'], fr: ['eaux'] },
  },
  quest7: {
    title: [
      ['hat:chef', 'chef', 'cuisinier'],
      ['body:critter', 'dragon', 'dragon'],
    ],
    hint: [
      ['hat:chef', 'hat', 'toque'],
      ['trait:wings', 'wings', 'ailes'],
    ],
  },
  quest8: {
    title: [
      ['hat:wreath', 'flower crowns', 'couronnés'],
      ['body:blob', 'chicks', 'poussins'],
    ],
    told: { en: ['wings', 'stall'], fr: ['fleurs', 'stand'] },
  },
  quest9: {
    title: [
      ['hold:onigiri', 'rice ball', 'boulette de riz'],
      ['body:critter', 'panda', 'panda'],
    ],
  },
  quest10: {
    title: [['hold:net', 'net', 'filet']],
    hint: [
      ['hold:net', 'net', 'filet'],
      ['hat:backCap', 'cap', 'casquette'],
    ],
    told: { en: ['bug', 'catcher'], fr: ['chasseur', 'insectes'] },
  },
};
