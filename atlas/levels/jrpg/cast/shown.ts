/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    hint: [
      ['hold:greatsword', 'sword', 'épée'],
      ['hair:flame', 'hair', 'Cheveux de flamme'],
      ['hair:flame', 'flame', null],
    ],
    told: { en: ['hero', 'without', 'memory'], fr: ['héros', 'amnésique'] },
  },
  quest2: {
    title: [['hat:hood', 'hood', 'capuchon']],
    hint: [
      ['hold:staff', 'staff', 'bâton'],
      ['outfit:mage', 'robe', 'Robe'],
    ],
    told: { en: ['healer'], fr: ['soigneuse'] },
  },
  quest3: {
    title: [['hat:wizard', 'hat', 'chapeau']],
    hint: [
      ['hold:flame', 'fire', 'feu'],
      ['hat:wizard', 'hat', 'chapeau'],
    ],
    told: { en: ['sorcerer'], fr: ['sorcier'] },
  },
  quest4: {
    title: [
      ['outfit:armor', 'knight', 'chevalier'],
      ['pose:jump', 'leaping', 'bondissant'],
    ],
    hint: [
      ['hat:horned', 'horned helmet', 'casque à cornes'],
      ['outfit:armor', 'armour', 'Armure'],
    ],
  },
  quest5: {
    hint: [
      ['hold:bag', 'bag', 'sac'],
      ['hat:bandana', 'bandana', 'Bandana'],
    ],
    told: { en: ['treasure', 'hunter'], fr: ['chasseur', 'trésors'] },
  },
  quest6: {
    title: [['hat:oniHorns', 'horns', 'cornes']],
    hint: [
      ['hold:flute', 'flute', 'flûte'],
      ['hair:wavy', 'hair', 'Cheveux'],
    ],
    told: { en: ['summoner'], fr: ['invocatrice'] },
  },
  quest7: {
    hint: [
      ['hold:suitcase', 'suitcase', 'valise'],
      ['hair:drills', 'ringlets', 'Anglaises'],
      ['outfit:princess', 'gown', 'robe'],
    ],
    told: { en: ['runaway', 'princess'], fr: ['princesse', 'fuite'] },
  },
  quest8: {
    hint: [
      ['hold:wrench', 'wrench', 'clé'],
      ['hat:aviator', 'flying cap', 'bonnet d’aviateur'],
      ['face:longBeard', 'beard', 'barbe'],
    ],
    told: { en: ['airship', 'mechanic'], fr: ['mécano', 'vaisseau', 'volant'] },
  },
  quest9: {
    hint: [
      ['hold:pokerCards', 'cards', 'cartes'],
      ['hat:tricorn', 'tricorne', 'Tricorne'],
      ['hair:mane', 'mane', 'crinière'],
      ['face:cheekScar', 'scar', 'balafre'],
    ],
    told: { en: ['gambler', 'clouds', 'ship'], fr: ['joueur', 'nuages'] },
  },
  quest10: {
    title: [['body:blob', 'jelly', 'gelée']],
    hint: [['hat:topHat', 'top hat', 'haut-de-forme']],
    told: { en: ['made'], fr: ['réussi'] },
  },
  quest11: {
    title: [['body:golem', 'golem', 'golem']],
    hint: [['hold:flower', 'flower', 'fleur']],
    told: { en: ['gardening', 'gate'], fr: ['jardinier'] },
  },
  quest12: {
    title: [['body:plant', 'cactus', 'cactus']],
    hint: [['body:plant', 'spines', 'piquants']],
    told: { en: ['panicking'], fr: ['affolé'] },
  },
  quest13: {
    title: [['body:critter', 'cat', 'chat']],
    hint: [
      ['hold:lantern', 'lantern', 'lanterne'],
      ['hat:turban', 'turban', 'turban'],
      ['colour', 'coat', 'Pelage'],
    ],
    told: { en: ['second-hand'], fr: ['brocanteur'] },
  },
  quest14: {
    title: [
      ['body:bird', 'mount', 'monture'],
      ['colour', 'plumes', 'plumes'],
    ],
    hint: [['trait:crest', 'tuft', 'houppette']],
    told: { en: ['saddle'], fr: ['violettes', 'selle'] },
  },
  quest15: {
    hint: [
      ['hold:iceCream', 'ice cream', 'glace'],
      ['hat:ramHorns', 'horns', 'Cornes'],
      ['outfit:warlord', null, 'cape'],
      ['skin', 'skin', 'peau'],
    ],
    told: { en: ['demon', 'king', 'leave'], fr: ['roi', 'démons', 'congé'] },
  },
  quest16: {
    title: [['sign:zzz', 'sleepwalking', 'somnambule']],
    hint: [
      ['hold:lantern', 'lantern', 'lanterne'],
      ['hat:santa', 'nightcap', 'Bonnet'],
      ['outfit:pajamas', 'pyjamas', 'pyjama'],
    ],
    told: { en: ['innkeeper'], fr: ['aubergiste'] },
  },
  quest17: {
    hint: [
      ['hold:book', 'book', 'livre'],
      ['face:longBeard', 'beard', 'Barbe'],
      ['outfit:mage', 'garb', 'tenue'],
    ],
    told: { en: ['sage', 'stops', 'forest'], fr: ['sage', 'intarissable', 'barbe'] },
  },
  quest18: {
    title: [['hold:fan', 'fan', 'éventail']],
    hint: [
      ['hat:headband', 'headband', 'Bandeau'],
      ['hair:highTail', 'ponytail', 'queue-de-cheval'],
    ],
    told: { en: ['dancer'], fr: ['danseuse'] },
  },
  quest19: {
    title: [
      ['hat:knight', 'knightly', 'chevalier'],
      ['body:beast', 'dog', 'chien'],
    ],
    hint: [['hat:knight', 'helmet', 'casqué']],
  },
  quest20: {
    title: [['back:backpack', 'shop', 'boutique']],
    hint: [
      ['hold:potion', 'potion', 'potion'],
      ['hat:fez', 'fez', 'Fez'],
      ['hair:curly', 'curls', 'boucles'],
    ],
    told: { en: ['pedlar'], fr: ['colporteur'] },
  },
  quest21: {
    title: [['hold:fish', 'fishing', 'pêcher']],
    hint: [
      ['off:net', 'net', 'épuisette'],
      ['hat:kasa', 'hat', 'chapeau'],
      ['outfit:raincoat', 'oilskin', 'Ciré'],
    ],
    told: { en: ['hero', 'went', 'fire'], fr: ['héros', 'parti'] },
  },
  quest22: {
    hint: [
      ['hold:guitar', 'guitar', 'guitare'],
      ['hat:beret', 'beret', 'Béret'],
      ['outfit:jester', 'suit', 'habit'],
    ],
    told: { en: ['bard', 'nobody', 'invited'], fr: ['barde', 'que', 'personne', 'invité'] },
  },
  quest23: {
    hint: [
      ['hat:crown', 'crowned', 'couronne'],
      ['back:devilWings', null, 'ailes'],
      ['back:devilWings', 'winged', null],
    ],
    told: { en: ['final', 'boss', 'level', 'one'], fr: ['boss', 'final', 'niveau'] },
  },
};
