/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['hat:santa', 'cap', 'bonnet']],
    hint: [
      ['hold:sword', 'Sword', 'Épée'],
      ['off:roundShield', 'shield', 'bouclier'],
      ['hat:santa', 'cap', 'bonnet'],
    ],
    told: { en: ['apprentice', 'hero'], fr: ['apprenti', 'héros'] },
  },
  quest2: {
    title: [['face:glasses', 'glasses', 'lunettes']],
    hint: [
      ['hold:scroll', 'scroll', 'parchemin'],
      ['hat:tiara', 'tiara', 'diadème'],
      ['outfit:princess', 'gown', 'Robe'],
    ],
    told: { en: ['princess'], fr: ['princesse'] },
  },
  quest3: {
    hint: [
      ['hat:crown', 'crown', 'couronne'],
      ['hair:mohawk', 'crest', 'crête'],
      ['back:cape', 'cape', 'Cape'],
    ],
    told: { en: ['king', 'thieves'], fr: ['roi', 'voleurs'] },
  },
  quest4: {
    title: [['body:blob', 'fairy', 'fée']],
    hint: [
      ['trait:wings', 'wings', 'ailes'],
      ['body:blob', 'ball', 'boule'],
    ],
    told: { en: ['huff'], fr: ['râle'] },
  },
  quest5: {
    title: [['hair:braid', 'braid', 'tresse']],
    hint: [
      ['hold:bucket', 'pail', 'seau'],
      ['hat:straw', 'straw hat', 'chapeau de paille'],
      ['outfit:overalls', 'overalls', 'Salopette'],
    ],
    told: { en: ['farm', 'girl'], fr: ['fermière', 'rousse'] },
  },
  quest6: {
    title: [['hold:mask', 'mask', 'masques']],
    hint: [
      ['hold:mask', 'mask', 'masque'],
      ['back:backpack', 'pack', 'dos chargé'],
      ['outfit:suit', 'suit', 'Costume'],
    ],
    told: { en: ['seller'], fr: ['marchand'] },
  },
  quest7: {
    title: [['body:golem', 'cruncher', 'croqueur']],
    hint: [['hold:meat', 'dinner', 'repas']],
    told: { en: ['pebble'], fr: ['cailloux'] },
  },
  quest8: {
    hint: [
      ['hold:trident', 'trident', 'trident'],
      ['hair:wavy', 'hair', 'cheveux'],
      ['skin', 'skin', 'Peau'],
    ],
    told: { en: ['princess', 'waters'], fr: ['princesse', 'eaux'] },
  },
  quest9: {
    title: [
      ['hat:wizard', 'hat', 'chapeau'],
      ['body:bird', 'owl', 'hibou'],
    ],
    told: { en: ['wizard'], fr: ['magicien'] },
  },
  quest10: {
    title: [
      ['hold:map', 'mapmaker', 'cartographe'],
      ['back:balloons', 'balloons', 'ballons'],
    ],
    hint: [
      ['hold:map', 'map', 'plan'],
      ['hat:beret', 'beret', 'Béret'],
      ['back:balloons', 'balloons', 'ballons'],
      ['outfit:striped', 'stripes', 'rayures'],
    ],
    told: { en: [], fr: ['bouquet'] },
  },
  quest11: {
    title: [['hold:flute', 'flute', 'flûte']],
    hint: [
      ['hat:mushroom', 'mushroom', 'champignon'],
      ['hat:mushroom', 'hat', 'chapeau'],
    ],
    told: { en: ['forest', 'child'], fr: ['enfant', 'bois'] },
  },
  quest12: {
    title: [['hat:pumpkin', 'pumpkin-headed', 'citrouille']],
    hint: [['hold:scythe', 'scythe', 'faux']],
    told: { en: ['man'], fr: ['homme', 'tête'] },
  },
  quest13: {
    title: [['hat:witch', 'witch hat', 'chapeau']],
    hint: [['hold:potion', 'flask', 'flacon']],
    told: { en: ['granny'], fr: ['mamie', 'sorcière', 'goûter'] },
  },
  quest14: {
    title: [
      ['hat:knight', null, 'chevalier'],
      ['sign:zzz', 'sleeping', 'endormi'],
    ],
    hint: [
      ['hold:spear', 'Spear', 'lance'],
      ['hat:knight', 'helmet', 'heaume'],
    ],
    told: { en: ['knight'], fr: [] },
  },
  quest15: {
    title: [['hold:violin', 'fiddler', 'violoniste']],
    hint: [
      ['hat:fez', 'fez', 'Fez'],
      ['face:mustache', 'moustache', 'moustache'],
      ['outfit:vest', 'waistcoat', 'gilet'],
    ],
    told: { en: ['furious', 'home'], fr: ['fâché'] },
  },
  quest16: {
    title: [['hair:flame', 'hair like fire', 'cheveux de flamme']],
    hint: [
      ['hold:hammer', 'hammer', 'marteau'],
      ['hat:goggles', 'Goggles', 'Lunettes'],
      ['outfit:overalls', 'overalls', 'salopette'],
    ],
    told: { en: ['miner'], fr: ['mineur'] },
  },
  quest17: {
    title: [
      ['hold:rod', 'angler', 'pêcheur'],
      ['outfit:raincoat', 'raincoat', 'ciré'],
      ['outfit:raincoat', 'yellow raincoat', 'ciré jaune'],
    ],
    hint: [['face:longBeard', 'beard', 'barbe']],
    told: { en: ['fish'], fr: ['poisson', 'pousse'] },
  },
  quest18: {
    title: [['hat:bandana', 'headscarf', 'bandeau']],
    hint: [
      ['hold:bag', 'bag', 'sac'],
      ['face:mask', 'Masked', 'Masqué'],
    ],
    told: { en: ['thief'], fr: ['voleur'] },
  },
  quest19: {
    title: [
      ['hold:lantern', 'lantern', 'lanterne'],
      ['body:blob', 'ghost', 'fantôme'],
    ],
  },
  quest20: {
    title: [
      ['trait:mane', 'mane', 'crinière'],
      ['body:beast', 'horse', 'cheval'],
    ],
    hint: [['trait:saddle', 'saddle', 'Selle']],
    told: { en: ['gate'], fr: [] },
  },
  quest21: {
    title: [['hat:bunnyEars', 'rabbit ears', 'oreilles de lapin']],
    hint: [
      ['hold:letter', 'letter', 'lettre'],
      ['back:backpack', 'pack', 'sac au dos'],
      ['outfit:trunks', 'Shorts', 'Short'],
    ],
    told: { en: ['postman'], fr: ['facteur'] },
  },
  quest22: {
    title: [
      ['hat:crown', 'crowned', 'couronnée'],
      ['body:bird', 'hen', 'poule'],
    ],
    hint: [['hat:crown', 'crowned', 'couronnée']],
  },
};
