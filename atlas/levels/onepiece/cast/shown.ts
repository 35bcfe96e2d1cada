/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['hat:straw', 'straw-hat', 'chapeau de paille']],
    hint: [
      ['hold:meat', 'roast', 'cuisse'],
      ['outfit:pirate', 'waistcoat', 'Gilet'],
      ['hold:meat', null, 'rôti'],
    ],
    told: { en: ['captain'], fr: ['capitaine'] },
  },
  quest2: {
    title: [
      ['hold:katana', 'swordswoman', 'sabreuse'],
      ['off:saber', 'blades', 'lames'],
      ['hold:katana', 'blades', 'lames'],
    ],
    hint: [
      ['hat:bandana', 'bandana', 'Bandana'],
      ['hair:choppy', 'hair', 'cheveux'],
    ],
    near: [
      ['thing:bubbleTree', 'jungle', 'jungle'],
      ['thing:palm', 'jungle', 'jungle'],
      ['thing:tree', 'jungle', 'jungle'],
    ],
  },
  quest3: {
    title: [['hat:tricorn', 'tricorn', 'tricorne']],
    hint: [['hold:map', 'map', 'carte']],
    near: [
      ['ground:sea', 'water', 'eau'],
      ['ground:shoal', 'water', 'eau'],
    ],
    told: { en: ['navigator'], fr: ['navigatrice'] },
  },
  quest4: {
    title: [['hat:chef', null, 'cuisinier']],
    hint: [
      ['hold:fish', 'fish', 'poisson'],
      ['hat:chef', 'hat', 'toque'],
      ['outfit:chef', 'jacket', 'Veste'],
    ],
    near: [['thing:cauldronRestaurant', 'stove', 'fourneau']],
    told: { en: ['cook', 'fights', 'feet'], fr: ['bat', 'avec', 'pieds'] },
  },
  quest5: {
    title: [
      ['trait:tail', 'ring-tailed', 'queue'],
      ['body:critter', 'doctor', 'médecin'],
    ],
    hint: [['hold:suitcase', 'case', 'mallette']],
    near: [['ground:desert', 'heat', 'chaleur']],
    told: { en: ['ship'], fr: ['bord', 'rayée'] },
  },
  quest6: {
    title: [
      ['hold:violin', 'violin', 'violoniste'],
      ['body:blob', 'ghost', 'fantôme'],
    ],
    hint: [['hat:topHat', 'top hat', 'Haut-de-forme']],
    told: { en: ['bow'], fr: [] },
  },
  quest7: {
    title: [['hair:mohawk', 'mohawk', 'crête']],
    hint: [['hold:wrench', 'wrench', 'clé anglaise']],
    near: [['ground:pier', 'planks', 'planches']],
    told: { en: ['shipwright'], fr: ['charpentière'] },
  },
  quest8: {
    title: [['face:monocle', 'monocle', 'monocle']],
    hint: [
      ['off:paper', 'poster', 'avis de recherche'],
      ['hat:bicorn', 'bicorn', 'Bicorne'],
      ['face:mustache', 'moustache', 'moustache'],
    ],
    told: { en: ['commodore'], fr: ['commodore'] },
  },
  quest9: {
    title: [['hold:parasol', 'parasol', 'ombrelle']],
    hint: [['hat:turban', 'turban', 'turban']],
    told: { en: ['princess'], fr: ['princesse'] },
  },
  quest10: {
    title: [['body:bird', 'gulls', 'mouettes']],
    hint: [['hat:cap', 'cap', 'casquette']],
    near: [
      ['thing:marineFort', "navy's shore", 'rivage des marins'],
      ['ground:plaza', 'harbour square', 'place du port'],
    ],
    told: { en: ['mail', 'island'], fr: ['factrices', 'île'] },
  },
  quest11: {
    title: [
      ['hold:dango', 'skewers', 'brochettes'],
      ['body:blob', 'octopus', 'poulpe'],
    ],
    hint: [['hat:hachimaki', 'headband', 'bandeau']],
    told: { en: ['selling'], fr: ['marchand'] },
  },
};
