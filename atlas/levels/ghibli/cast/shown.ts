/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    hint: [
      ['hat:witch', 'hat', 'chapeau'],
      ['hair:braids', 'braids', 'tresses'],
      ['back:backpack', 'backpack', 'sac à dos'],
    ],
    told: { en: ['young', 'witch', 'rounds', 'street'], fr: ['jeune', 'sorcière', 'tournée', 'livre'] },
  },
  quest2: {
    title: [
      ['hold:umbrella', 'umbrella', 'parapluie'],
      ['body:critter', 'napper', 'dormeur'],
    ],
    hint: [['hat:leaf', 'leaf', 'feuille']],
    near: [
      ['thing:beastBus', 'bus', 'bus'],
      ['thing:busStop', 'bus', 'bus'],
    ],
  },
  quest3: {
    title: [
      ['hold:bouquet', 'bouquet', 'bouquet'],
      ['body:blob', 'phantom', 'fantôme'],
    ],
    hint: [
      ['hold:bouquet', 'flowers', 'fleurs'],
      ['trait:mask', 'white face', 'visage tout blanc'],
    ],
  },
  quest4: {
    title: [
      ['hat:aviator', null, 'aviateur'],
      ['trait:snout', 'snout', 'groin'],
      ['body:critter', 'airman', null],
    ],
    hint: [['hat:aviator', 'flying cap', 'Bonnet d’aviateur']],
  },
  quest5: {
    title: [['face:paint', 'painted face', 'visage peint']],
    hint: [
      ['hold:spear', 'spear', 'lance'],
      ['outfit:barbarian', 'fur', 'Fourrure'],
    ],
    told: { en: ['huntress'], fr: ['chasseresse'] },
  },
  quest6: {
    title: [
      ['trait:horns', 'antlers', 'bois'],
      ['body:beast', 'mount', 'monture'],
    ],
    hint: [['trait:saddle', 'saddle', 'selle']],
  },
  quest7: {
    hint: [
      ['hold:bucket', 'bucket', 'seau'],
      ['hair:wavy', 'hair', 'Cheveux'],
      ['outfit:dress', 'dress', 'robe'],
    ],
    told: { en: ['girl', 'water'], fr: ['fille', 'sortie', 'eau'] },
  },
  quest8: {
    hint: [
      ['hold:wand', 'wand', 'baguette'],
      ['hair:long', 'hair', 'cheveux'],
      ['outfit:caped', 'cape', 'cape'],
    ],
    told: { en: ['handsome', 'wizard', 'despair'], fr: ['beau', 'magicien', 'désespéré'] },
  },
  quest9: {
    hint: [
      ['hat:pumpkin', 'pumpkin', 'citrouille'],
      ['outfit:suit', 'suit', 'costume'],
      ['pose:bow', 'bow', 'courbette'],
    ],
    told: { en: ['scarecrow', 'manners', 'door'], fr: ['épouvantail', 'bien', 'élevé'] },
  },
  quest10: {
    title: [['body:blob', 'flame', 'flamme']],
    hint: [['hold:meat', 'drumstick', 'cuisse']],
    told: { en: ['cooking'], fr: ['fait', 'cuisine'] },
  },
  quest11: {
    hint: [
      ['hold:fan', 'fan', 'éventail'],
      ['hair:topBun', 'bun', 'Chignon'],
      ['outfit:princess', 'gown', 'robe'],
    ],
    told: { en: ['lady', 'owns', 'baths'], fr: ['patronne', 'bains'] },
  },
  quest12: {
    hint: [
      ['hold:wrench', 'wrench', 'clé'],
      ['face:mustache', 'moustache', 'moustache'],
      ['face:shades', 'Dark glasses', 'Lunettes noires'],
    ],
    told: { en: ['furious', 'boiler', 'man'], fr: ['chauffagiste', 'colère'] },
  },
  quest13: {
    title: [['body:serpent', 'dragon', 'dragon']],
    hint: [['trait:horns', 'horns', 'cornes']],
    told: { en: ['clear', 'water', 'river'], fr: ['eaux', 'claires', 'rivière'] },
  },
  quest14: {
    title: [['body:critter', 'frog', 'grenouille']],
    hint: [
      ['hold:bucket', 'bucket', 'seau'],
      ['hat:hachimaki', 'headband', 'bandeau'],
    ],
    told: { en: ['duty'], fr: ['service'] },
  },
  quest15: {
    title: [['body:plant', 'radish', 'radis']],
    told: { en: ['way', 'baths', 'lift'], fr: ['va', 'bains', 'ascenseur'] },
  },
  quest16: {
    title: [['pose:float', 'floats', 'flotte']],
    hint: [
      ['hold:orb', 'marble', 'bille'],
      ['outfit:pajamas', 'pyjamas', 'pyjama'],
    ],
    told: { en: ['sleeper'], fr: ['dormeuse'] },
  },
  quest17: {
    hint: [
      ['hold:spyglass', 'spyglass', 'longue-vue'],
      ['hat:goggles', 'goggles', 'lunettes de vol'],
      ['hair:afro', 'mane', 'crinière'],
    ],
    told: { en: ['lady', 'captain', 'clouds'], fr: ['capitaine', 'nuages'] },
  },
  quest18: {
    title: [['hat:topHat', 'top hat', 'haut-de-forme']],
    hint: [
      ['hold:violin', 'violin', 'violon'],
      ['body:critter', 'cat', 'chat'],
    ],
    told: { en: ['gentleman'], fr: ['gentilhomme'] },
  },
  quest19: {
    title: [
      ['body:bug', 'insect', 'insecte'],
      ['body:bug', 'armour', 'cuirassé'],
    ],
    hint: [['body:bug', 'shell', 'carapace']],
    told: { en: ['forest'], fr: ['forêt'] },
  },
  quest20: {
    title: [['hold:bellyDrum', 'drummer', 'tambour']],
    hint: [
      ['trait:mask', 'mask', 'masque'],
      ['trait:tail', 'ringed tail', 'queue'],
    ],
    told: { en: ['wood'], fr: ['bois'] },
  },
  quest21: {
    title: [
      ['hold:brush', 'painter', 'peintre'],
      ['hair:ponytail', 'ponytail', 'queue-de-cheval'],
    ],
    hint: [
      ['hold:brush', 'brush', 'pinceau'],
      ['hat:straw', 'Straw hat', 'Chapeau de paille'],
      ['outfit:overalls', 'dungarees', 'salopette'],
      ['hat:straw', 'ribbon', 'ruban'],
    ],
    told: { en: ['forest'], fr: ['forêt'] },
  },
  quest22: {
    title: [
      ['body:blob', 'ball', 'boule'],
      ['colour', 'soot', 'suie'],
    ],
    hint: [
      ['hold:candyApple', 'toffee apple', 'pomme d’amour'],
      ['hat:bandana', 'headscarf', 'foulard'],
    ],
    told: { en: ['greedy'], fr: ['gourmande'] },
  },
};
