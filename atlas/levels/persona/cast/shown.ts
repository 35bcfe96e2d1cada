/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    hint: [
      ['hat:topHat', 'top hat', 'haut-de-forme'],
      ['face:mask', 'mask', 'masque'],
      ['outfit:caped', 'cape', 'Cape'],
    ],
    told: { en: ['gentleman', 'thief'], fr: ['gentleman', 'cambrioleur'] },
  },
  quest2: {
    title: [
      ['hat:bandana', 'bandana', 'bandana'],
      ['body:critter', 'cat', 'chat'],
    ],
    hint: [
      ['trait:whiskers', 'whiskers', 'moustaches'],
      ['body:critter', 'cat', 'chat'],
    ],
  },
  quest3: {
    title: [['nose:long', 'long-nosed', 'nez']],
    hint: [
      ['nose:long', 'nose', 'nez'],
      ['hold:orb', 'crystal ball', 'boule de cristal'],
      ['hat:fez', 'fez', 'Fez'],
    ],
    told: { en: ['host'], fr: ['hôte'] },
  },
  quest4: {
    hint: [
      ['face:eyepatch', 'eyepatches', 'cache-œil'],
      ['outfit:captain', 'uniforms', 'Uniforme'],
    ],
    told: { en: ['wardens'], fr: ['geôlières'] },
  },
  quest5: {
    hint: [
      ['hold:teapot', 'coffee pot', 'cafetière'],
      ['face:goatee', 'goatee', 'bouc'],
      ['face:glasses', 'glasses', 'lunettes'],
      ['outfit:baker', 'Apron', 'Tablier'],
    ],
    told: { en: ['café', 'owner'], fr: ['patron', 'café'] },
  },
  quest6: {
    hint: [
      ['hold:magnifier', 'magnifying glass', 'loupe'],
      ['hat:beret', 'beret', 'Béret'],
    ],
    told: { en: ['winking', 'detective'], fr: ['détective', 'clin', 'œil'] },
  },
  quest7: {
    hint: [
      ['hold:wrench', 'spanner', 'clé'],
      ['hat:goggles', 'goggles', 'lunettes'],
    ],
    told: { en: ['mechanic'], fr: ['mécano'] },
  },
  quest8: {
    title: [['hold:brush', 'painter', 'peintre']],
    hint: [
      ['hold:brush', 'brush', 'pinceau'],
      ['hat:beret', 'beret', 'Béret'],
    ],
    told: { en: ['inspired'], fr: ['inspiré'] },
  },
  quest9: {
    hint: [['hat:headphones', 'headphones', 'casque']],
    told: { en: ['hacker'], fr: ['pirate', 'informatique', 'oreilles'] },
  },
  quest10: {
    hint: [
      ['hold:pokerCards', 'cards', 'cartes'],
      ['hat:hood', 'hood', 'Capuche'],
    ],
    told: { en: ['fortune', 'teller', 'fan'], fr: ['diseuse', 'bonne', 'aventure', 'éventail'] },
  },
  quest11: {
    title: [
      ['hat:crown', 'crowned', 'couronnée'],
      ['body:blob', 'shadow', 'ombre'],
    ],
    hint: [['trait:mask', 'mask', 'masque']],
    told: { en: ['palace'], fr: ['palais'] },
  },
  quest12: {
    title: [['hair:pompadour', 'quiff', 'banane']],
    hint: [
      ['hold:bat', 'bat', 'batte'],
      ['outfit:gakuran', 'uniform', 'uniforme'],
      ['hair:pompadour', 'hair', 'cheveux'],
    ],
    told: { en: ['delinquent'], fr: ['loubard'] },
  },
};
