/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hold:rod', 'angler', 'pêcheur'],
      ['outfit:overalls', 'overalls', 'salopette'],
    ],
    hint: [
      ['hold:rod', 'rod', 'canne'],
      ['hat:leaf', 'leaf', 'feuille'],
    ],
    told: { en: ['river'], fr: ['plan', 'rivière'] },
  },
  quest2: {
    title: [
      ['hair:bobSwept', null, 'cheveux'],
      ['mount:skateboard', 'skateboarder', 'planchiste'],
      ['hair:bobSwept', 'lilac-haired', null],
    ],
    hint: [['hat:backCap', 'cap', 'casquette']],
  },
  quest3: {
    title: [
      ['hold:book', 'reader', 'lectrice'],
      ['eyes', 'red-eyed', 'yeux'],
    ],
    hint: [['hold:book', 'book', 'livre']],
  },
  quest4: {
    hint: [
      ['hold:suitcase', 'suitcase', 'valise'],
      ['outfit:suit', 'suit', 'Costume'],
    ],
    told: { en: ['medical', 'student', 'hurry'], fr: ['étudiant', 'médecine', 'pressé'] },
  },
  quest5: {
    title: [['hold:pokerCards', 'cards', 'cartes']],
    hint: [['hat:topHat', 'top hat', 'haut-de-forme']],
    told: { en: ['magician'], fr: ['magicien'] },
  },
  quest6: {
    title: [
      ['hat:crown', 'crowned', 'couronné'],
      ['body:critter', 'insect', 'insecte'],
    ],
    hint: [
      ['hat:crown', 'crown', 'couronne'],
      ['trait:wings', 'Wings', 'ailes'],
    ],
    told: { en: ['board'], fr: [] },
  },
  quest7: {
    hint: [
      ['hat:mushroom', 'mushroom', 'champignon'],
      ['hat:mushroom', 'hat', 'chapeau'],
    ],
    told: { en: ['granny', 'riddles'], fr: ['mémé', 'devinettes'] },
  },
  quest8: {
    title: [['hold:ball', 'ball', 'ballon']],
    hint: [
      ['hold:ball', 'ball', 'balle'],
      ['hat:hachimaki', 'headband', 'bandeau'],
      ['face:longBeard', 'beard', 'barbe'],
    ],
    told: { en: ['old', 'master'], fr: ['vieux', 'maître'] },
  },
  quest9: {
    hint: [
      ['hold:meat', 'roast', 'rôti'],
      ['hat:chef', 'chef’s hat', 'toque'],
    ],
    told: { en: ['hungry', 'examiner'], fr: ['examinatrice', 'affamée'] },
  },
  quest10: {
    title: [
      ['body:blob', 'secretaries', 'secrétaires'],
      ['body:blob', 'bean-shaped', 'haricot'],
    ],
    hint: [
      ['hold:paper', 'paper', 'feuille'],
      ['hat:fedora', 'hat', 'Chapeau'],
    ],
    told: { en: [], fr: ['forme'] },
  },
  quest11: {
    title: [['body:beast', 'dog', 'chien']],
    hint: [['eyes', 'red-eyed', 'œil rouge']],
    told: { en: ['guard'], fr: ['garde'] },
  },
  quest12: {
    hint: [
      ['hold:hammer', 'hammer', 'marteau'],
      ['hat:bicorn', 'bicorne', 'bicorne'],
      ['face:mustache', 'moustache', 'moustache'],
    ],
    told: { en: ['auctioneer'], fr: ['commissaire-priseur'] },
  },
};
