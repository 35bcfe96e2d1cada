/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['off:pokerCards', 'cards', 'cartes']],
    hint: [
      ['hold:wand', 'wand', 'baguette'],
      ['hat:beret', 'beret', 'Béret'],
      ['hair:bunTails', 'buns', 'macarons'],
    ],
    told: { en: ['girl', 'catches', 'nose'], fr: ['attrapeuse', 'nez'] },
  },
  quest2: {
    title: [
      ['trait:wings', 'wings', 'ailes'],
      ['body:beast', 'cub', 'lionceau'],
    ],
    hint: [['trait:wings', 'plumes', 'plumes']],
    told: { en: ['lion'], fr: ['peluche'] },
  },
  quest3: {
    hint: [
      ['hold:fan', 'fan', 'éventail'],
      ['hat:witch', 'hat', 'Chapeau'],
      ['outfit:kimono', 'kimono', 'kimono'],
    ],
    told: { en: ['shopkeeper', 'grants', 'wishes'], fr: ['patronne', 'exauce', 'vœux'] },
  },
  quest4: {
    title: [['hold:teapot', 'teapot', 'théière']],
    hint: [
      ['face:glasses', 'glasses', 'lunettes'],
      ['outfit:gakuran', 'Uniform', 'Uniforme'],
      ['outfit:gakuran', 'apron', 'tablier'],
    ],
    told: { en: ['overworked', 'clerk'], fr: ['commis', 'débordé'] },
  },
  quest5: {
    title: [
      ['trait:ears', 'long-eared', 'oreilles'],
      ['body:critter', 'balls', 'boules'],
    ],
    hint: [['trait:crest', 'gem', 'gemme']],
    told: { en: ['fluff'], fr: ['longues'] },
  },
  quest6: {
    hint: [
      ['hat:headphones', 'headphones', 'casque'],
      ['hair:long', 'hair', 'chevelure'],
    ],
    told: { en: ['girl', 'slow', 'boot'], fr: ['jeune', 'fille', 'démarrage', 'lent'] },
  },
  quest7: {
    hint: [
      ['hold:basket', 'basket', 'panier'],
      ['back:angelWings', 'wings', 'ailes'],
    ],
    told: { en: ['princess', 'moulting'], fr: ['princesse', 'perd', 'plumes'] },
  },
  quest8: {
    title: [['hold:greatsword', 'blade', 'épée']],
    hint: [['back:cape', 'cape', 'cape']],
    told: { en: ['swordsman', 'whose'], fr: ['bretteur', 'trop', 'fleurs'] },
  },
  quest9: {
    title: [['outfit:mage', 'fur', 'col']],
    hint: [
      ['hold:staff', 'staff', 'bâton'],
      ['hat:halo', 'halo', 'auréole'],
      ['outfit:mage', 'coat', 'manteau'],
    ],
    told: { en: ['mage', 'collar'], fr: ['mage', 'fourrure'] },
  },
  quest10: {
    title: [['hat:knight', 'knights', 'chevalières']],
    hint: [['hold:sword', 'swords', 'épée']],
    told: { en: ['pocket-sized', 'lady', 'school'], fr: ['poche'] },
  },
  quest11: {
    hint: [
      ['hold:letter', 'envelope', 'enveloppe'],
      ['face:shades', 'Dark glasses', 'Lunettes noires'],
      ['outfit:suit', 'suit', 'costume'],
    ],
    told: { en: ['exorcist'], fr: ['exorciste', 'vêtu'] },
  },
  quest12: {
    hint: [
      ['hold:fan', 'fan', 'éventail'],
      ['hat:topHat', 'Top hat', 'Haut-de-forme'],
      ['face:monocle', 'monocle', 'monocle'],
    ],
    told: { en: ['president', 'student', 'council'], fr: ['président', 'conseil', 'élèves'] },
  },
};
