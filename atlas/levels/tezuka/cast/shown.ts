/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['back:jetpack', 'jet-powered', 'réaction']],
    hint: [
      ['hat:headband', 'headband', 'Bandeau'],
      ['back:jetpack', 'nozzles', 'tuyères'],
      ['outfit:caped', 'jersey', 'maillot'],
    ],
    told: { en: ['robot', 'boy'], fr: ['garçon-robot'] },
  },
  quest2: {
    title: [['body:golem', 'sister', 'sœur']],
    hint: [['hat:bow', 'bow', 'nœud']],
    told: { en: ['tin'], fr: ['fer-blanc'] },
  },
  quest3: {
    hint: [
      ['hold:suitcase', 'bag', 'mallette'],
      ['face:scar', 'scar', 'cicatrice'],
      ['back:cape', 'cape', 'Cape'],
    ],
    told: { en: ['surgeon', 'without', 'licence'], fr: ['chirurgienne', 'sans', 'diplôme'] },
  },
  quest4: {
    hint: [
      ['hat:nurse', 'nurse’s cap', 'Coiffe'],
      ['outfit:dress', 'dress', 'robe'],
      ['hat:nurse', null, 'infirmière'],
    ],
    told: { en: ['pint-sized', 'assistant'], fr: ['assistante', 'haute', 'comme', 'pommes'] },
  },
  quest5: {
    title: [
      ['hat:crown', 'crowned', 'couronné'],
      ['body:beast', 'cub', 'lionceau'],
    ],
    told: { en: ['lion', 'mane'], fr: ['crinière'] },
  },
  quest6: {
    title: [['body:bird', 'chick', 'oisillon']],
    hint: [['body:bird', 'wings', 'ailes']],
    told: { en: ['fire'], fr: ['feu'] },
  },
  quest7: {
    hint: [
      ['hold:saber', 'sabre', 'sabre'],
      ['hat:tiara', 'tiara', 'Diadème'],
      ['back:cape', 'cape', 'cape'],
      ['hold:saber', 'blade', 'lame'],
    ],
    told: { en: ['princess', 'dressed', 'knight'], fr: ['princesse', 'déguisée', 'chevalier'] },
  },
  quest8: {
    hint: [
      ['hold:bow', 'bow', 'arc'],
      ['hat:halo', 'halo', 'Auréole'],
      ['hair:curly', 'curls', 'boucles'],
    ],
    told: { en: ['cherub', 'slipped', 'heart'], fr: ['angelot', 'gaffé'] },
  },
  quest9: {
    title: [['face:mustache', 'moustached', 'moustachu']],
    hint: [
      ['hold:magnifier', 'magnifying glass', 'loupe'],
      ['hat:topHat', 'top hat', 'haut-de-forme'],
      ['face:mustache', 'moustache', 'moustache'],
      ['outfit:suit', 'suit', 'Costume'],
    ],
    told: { en: ['detective'], fr: ['détective'] },
  },
  quest10: {
    title: [['nose:big', 'nose', 'nez']],
    hint: [
      ['hold:potion', 'flask', 'fiole'],
      ['face:beard', 'beard', 'barbe'],
      ['outfit:labcoat', 'coat', 'Blouse'],
    ],
    told: { en: ['professor'], fr: ['professeur'] },
  },
  quest11: {
    title: [['colour', 'hands', 'mains']],
    hint: [
      ['hold:katana', 'sword', 'sabre'],
      ['hat:kasa', 'hat', 'Chapeau'],
      ['outfit:samurai', 'kimono', 'kimono'],
    ],
    told: { en: ['ronin', 'wooden'], fr: ['ronin', 'bois', 'pièce'] },
  },
  quest12: {
    title: [['hold:meat', 'roast', 'gigot']],
    hint: [
      ['hold:meat', 'bone', 'os'],
      ['hat:bandana', 'bandana', 'Bandana'],
      ['outfit:kimono', 'kimono', 'kimono'],
    ],
    told: { en: ['thief'], fr: ['voleur'] },
  },
  quest13: {
    title: [['face:thirdEye', 'third eye', 'troisième œil']],
    hint: [
      ['hold:trident', 'trident', 'trident'],
      ['outfit:gakuran', 'uniform', 'uniforme'],
    ],
    told: { en: ['schoolboy'], fr: ['écolier'] },
  },
  quest14: {
    hint: [
      ['hold:blaster', 'ray gun', 'pistolet'],
      ['outfit:spacesuit', 'spacesuit', 'Scaphandre'],
    ],
    told: { en: ['pilot', 'bound', 'moon'], fr: ['pilote', 'lune'] },
  },
  quest15: {
    title: [['body:beast', 'unicorn', 'licorne']],
    hint: [
      ['trait:mane', 'mane', 'crinière'],
      ['colour', 'coat', 'robe'],
    ],
    told: { en: ['pocket'], fr: ['poche', 'robe'] },
  },
  quest16: {
    title: [['body:blob', 'gourd', 'gourde']],
    hint: [
      ['trait:crest', 'stalk', 'tige'],
      ['trait:mask', 'patch', 'pièce'],
      ['trait:snout', 'snout', 'groin'],
    ],
    told: { en: ['patched'], fr: ['rapiécée'] },
  },
  quest17: {
    hint: [
      ['hold:cup', 'cup', 'timbale'],
      ['hat:wreath', 'wreath of flowers', 'couronne'],
      ['outfit:monk', 'robe', 'Robe'],
      ['hat:wreath', null, 'fleurs'],
    ],
    told: { en: ['pilgrim', 'gave', 'everything', 'away'], fr: ['pèlerine', 'donné'] },
  },
  quest18: {
    hint: [
      ['hold:brush', 'brush', 'pinceau'],
      ['hat:beret', 'beret', 'Béret'],
      ['face:squareGlasses', 'glasses', 'lunettes'],
    ],
    told: { en: ['cartoonist', 'late'], fr: ['dessinateur', 'retard'] },
  },
};
