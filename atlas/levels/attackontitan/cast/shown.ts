/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['outfit:adventurer', 'scarf', 'écharpe']],
    hint: [
      ['hold:cutlass', 'sabres', 'sabres'],
      ['hair:highTail', 'ponytail', 'queue de cheval'],
      ['outfit:adventurer', 'scarf', 'écharpe'],
    ],
    told: { en: ['fighter'], fr: ['guerrière'] },
  },
  quest2: {
    hint: [
      ['hold:broom', 'broom', 'balai'],
      ['hat:bandana', 'headscarf', 'foulard'],
      ['face:medicalMask', 'Mask', 'Masque'],
    ],
    told: { en: ['clean', 'freak'], fr: ['maniaque', 'ménage'] },
  },
  quest3: {
    title: [['hold:onigiri', 'mouth full', 'bouche pleine']],
    hint: [
      ['hair:lowTwins', 'bunches', 'couettes'],
      ['sign:sweat', 'sweat', 'sueur'],
    ],
    told: { en: ['recruit'], fr: ['recrue'] },
  },
  quest4: {
    hint: [
      ['hold:magnifier', 'magnifying glass', 'loupe'],
      ['hat:goggles', 'goggles', 'lunettes de vol'],
      ['face:squareGlasses', null, 'lunettes'],
      ['outfit:labcoat', 'coat', 'Blouse'],
    ],
    told: { en: ['scientist', 'mad', 'about', 'giants'], fr: ['savante', 'folle', 'géants'] },
  },
  quest5: {
    title: [['hat:bicorn', 'bicorne', 'bicorne']],
    told: { en: ['commander'], fr: ['commandant'] },
  },
  quest6: {
    title: [['hair:mane', 'mint-green mane', 'crinière menthe']],
    hint: [['hat:catEars', 'cat ears', 'oreilles de chat']],
    told: { en: ['brute'], fr: ['brute'] },
  },
  quest7: {
    title: [['hair:bowl', 'bowl cut', 'coupe au bol']],
    hint: [
      ['hold:map', null, 'plan'],
      ['hair:bowl', 'hair', 'Cheveux'],
      ['face:glasses', 'glasses', 'lunettes'],
      ['back:backpack', 'backpack', 'sac à dos'],
    ],
    told: { en: ['strategist', 'page'], fr: ['stratège'] },
  },
  quest8: {
    title: [['body:beast', 'horse', 'cheval']],
    hint: [
      ['hat:straw', 'straw hat', 'chapeau de paille'],
      ['trait:saddle', 'saddle', 'selle'],
    ],
    told: { en: ['break'], fr: ['pris', 'pause'] },
  },
  quest9: {
    title: [
      ['hold:bouquet', 'bouquet', 'bouquet'],
      ['build:giant', 'giant', 'géant'],
    ],
    hint: [
      ['hold:bouquet', 'fistful of flowers', 'fleurs'],
      ['hat:bow', 'bow', 'nœud'],
      ['outfit:trunks', 'trunks', 'maillot'],
    ],
    told: { en: ['shy'], fr: ['timide'] },
  },
  quest10: {
    title: [['face:longBeard', 'bearded', 'barbu']],
    hint: [['hold:book', 'manual', 'mode d’emploi']],
    told: { en: ['preacher', 'wall'], fr: ['prêcheur', 'mur'] },
  },
  quest11: {
    hint: [
      ['hold:cup', 'cup', 'gobelet'],
      ['hat:beret', 'beret', 'Béret'],
      ['face:mustache', 'moustache', 'moustache'],
    ],
    told: { en: ['sentry', 'seeing', 'double'], fr: ['sentinelle', 'voit', 'double'] },
  },
  quest12: {
    title: [
      ['hat:aviator', 'aviators', 'aviateurs'],
      ['body:bird', 'pigeon', 'pigeons'],
    ],
    hint: [['hat:aviator', 'flying caps', 'bonnet de vol']],
    told: { en: [], fr: ['plan'] },
  },
};
