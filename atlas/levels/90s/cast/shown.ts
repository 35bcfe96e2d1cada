/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    hint: [
      ['hat:crown', 'crown', 'Couronne'],
      ['hair:spiky', 'hair', 'cheveux'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: ['king', 'cabinet'], fr: ['roi', 'borne'] },
  },
  quest2: {
    title: [['hold:guitar', 'guitarist', 'guitariste']],
    hint: [
      ['hat:beanie', 'beanie', 'Bonnet'],
      ['hair:long', 'hair', 'cheveux'],
      ['outfit:casual', 'shirt', 'chemise'],
    ],
    told: { en: ['woke'], fr: ['mal', 'réveillé'] },
  },
  quest3: {
    title: [['hat:headphones', 'headphones', 'casque']],
    hint: [
      ['hair:afro', 'afro', 'afro'],
      ['face:shades', 'dark glasses', 'lunettes noires'],
      ['outfit:tracksuit', 'tracksuit', 'survêtement'],
    ],
    told: { en: ['dj'], fr: ['dj'] },
  },
  quest4: {
    hint: [
      ['hold:flower', 'flower', 'fleur'],
      ['hair:curtain', 'hair', 'raie'],
      ['outfit:suit', null, 'Costume'],
    ],
    told: { en: ['boy-band', 'singer'], fr: ['chanteur', 'boys', 'band'] },
  },
  quest5: {
    title: [
      ['hold:ball', 'basketball', 'basketteur'],
      ['hair:pompadour', 'quiff', 'banane'],
    ],
    hint: [
      ['hold:ball', 'ball', 'ballon'],
      ['hair:pompadour', 'quiff', 'banane'],
      ['outfit:jersey', 'shirt', 'maillot'],
    ],
    told: { en: ['player'], fr: [] },
  },
  quest6: {
    hint: [
      ['hold:magnifier', 'magnifying glass', 'loupe'],
      ['hat:fedora', 'hat', 'chapeau'],
      ['outfit:raincoat', 'raincoat', 'imper'],
    ],
    told: { en: ['detective'], fr: ['détective'] },
  },
  quest7: {
    title: [['hat:hachimaki', 'headband', 'bandeau']],
    hint: [
      ['hair:mane', 'mane', 'crinière'],
      ['outfit:gi', 'fighting suit', 'Kimono'],
    ],
    told: { en: ['brawler'], fr: ['bagarreur', 'pièce'] },
  },
  quest8: {
    title: [
      ['hat:frogHood', 'frog hood', 'capuche de grenouille'],
      ['mount:skateboard', 'skateboarder', 'skateur'],
    ],
    hint: [
      ['hat:frogHood', 'hood', 'capuche'],
      ['mount:skateboard', 'board', 'planche'],
    ],
  },
  quest9: {
    hint: [
      ['hold:lantern', 'lantern', 'lanterne'],
      ['hair:slick', 'hair', 'Brun'],
      ['outfit:suit', 'suit', 'costume'],
    ],
    told: { en: ['agent', 'wants', 'believe'], fr: ['agent', 'veut', 'croire'] },
  },
  quest10: {
    hint: [
      ['hold:phone', 'screen', 'écran'],
      ['hat:bunnyEars', 'Bunny ears', 'Oreilles de lapin'],
      ['outfit:pajamas', 'pyjamas', 'pyjama'],
    ],
    told: { en: ['girl', 'forgot', 'feed', 'pet'], fr: ['celle', 'oublié', 'nourrir', 'bestiole'] },
  },
  quest11: {
    hint: [
      ['hold:ramen', 'bowl', 'bol'],
      ['hat:aviator', 'Aviator cap', 'Casque d’aviateur'],
      ['outfit:suit', 'suit', 'costume'],
      ['hold:ramen', 'noodles', 'nouilles'],
    ],
    told: { en: ['bounty', 'hunter', 'without', 'penny'], fr: ['chasseur', 'primes', 'fauché'] },
  },
  quest12: {
    title: [['hair:twinTails', 'bunches', 'couettes']],
    hint: [
      ['hold:sparkler', 'sparkler', 'étincelle'],
      ['hat:goggles', 'Goggles', 'lunettes'],
    ],
    told: { en: ['raver'], fr: ['fêtarde', 'vertes'] },
  },
  quest13: {
    hint: [
      ['hold:wrench', 'spanner', 'clé'],
      ['hat:bandana', 'bandana', 'bandana'],
      ['outfit:overalls', 'dungarees', 'Salopette'],
    ],
    told: { en: ['aerial', 'fitter'], fr: ['réparatrice', 'antennes'] },
  },
  quest14: {
    hint: [
      ['hold:teapot', 'teapot', 'théière'],
      ['hat:santa', 'nightcap', 'Bonnet'],
      ['sign:zzz', 'asleep', 'dort'],
      ['outfit:poncho', 'blanket', 'plaid'],
    ],
    told: { en: ['one', 'camped', 'first', 'doors'], fr: ['celui', 'campé', 'être', 'premier', 'portes'] },
  },
  quest15: {
    title: [['hold:pokerCards', 'card', 'cartes']],
    hint: [
      ['hat:backCap', 'cap', 'Casquette'],
      ['face:freckles', 'freckles', 'taches de rousseur'],
      ['back:backpack', 'rucksack', 'sac'],
    ],
    told: { en: ['trader'], fr: ['échangeur'] },
  },
  quest16: {
    hint: [
      ['hair:topBun', 'bun', 'chignon'],
      ['outfit:tracksuit', 'tracksuit', 'Survêtement'],
    ],
    told: {
      en: ['granny', 'beats', 'every', 'dance', 'record'],
      fr: ['mamie', 'bat', 'tous', 'records', 'danse'],
    },
  },
  quest17: {
    title: [['body:critter', 'toy', 'peluche']],
    hint: [
      ['trait:ears', 'ears', 'oreilles'],
      ['trait:snout', 'beak', 'bec'],
    ],
    told: { en: ['talks', 'itself'], fr: ['parle', 'seule'] },
  },
  quest18: {
    title: [['body:critter', 'mascot', 'mascotte']],
    hint: [
      ['hat:sweatband', 'sweatband', 'bandeau'],
      ['trait:crest', 'spines', 'piquants'],
    ],
    told: { en: ['hurry'], fr: ['trop', 'pressée', 'queue'] },
  },
  quest19: {
    title: [['body:critter', 'dinosaur', 'dinosaure']],
    hint: [
      ['hold:popcorn', 'popcorn', 'pop-corn'],
      ['hold:popcorn', 'bucket', 'seau'],
    ],
    told: { en: ['cinema', 'book'], fr: ['sorti', 'cinéma', 'livre'] },
  },
};
