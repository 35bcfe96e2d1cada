/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hold:katana', 'swordswoman', 'bretteuse'],
      ['face:blindfold', 'blindfolded', 'bandés'],
    ],
    hint: [
      ['hold:katana', 'katana', 'katana'],
      ['face:blindfold', 'blindfold', 'bandeau'],
      ['outfit:dress', 'dress', 'Robe'],
    ],
    near: [
      ['thing:readingWall', 'library', 'bibliothèque'],
      ['thing:greatBook', 'library', 'bibliothèque'],
    ],
    told: { en: [], fr: ['yeux'] },
  },
  quest2: {
    hint: [
      ['hold:magnifier', 'magnifier', 'loupe'],
      ['hat:headphones', 'headphones', 'casque'],
    ],
    near: [
      ['thing:scrapHeap', 'rubble', 'gravats'],
      ['thing:carWreck', 'rubble', 'gravats'],
      ['thing:ruinedTower', 'rubble', 'gravats'],
    ],
    told: { en: ['scout', 'analyses', 'everything'], fr: ['éclaireur', 'analyse'] },
  },
  quest3: {
    title: [['hair:mohawk', 'mohawk', 'crête']],
    hint: [
      ['hold:greatsword', 'sword', 'épée'],
      ['outfit:poncho', 'poncho', 'Poncho'],
    ],
    told: { en: ['deserter', 'uniform'], fr: ['déserteuse', 'uniforme'] },
  },
  quest4: {
    title: [['body:golem', 'iron', 'fer']],
    hint: [
      ['hold:book', 'book', 'livre'],
      ['hat:topHat', 'top hat', 'haut-de-forme'],
    ],
    told: { en: ['philosopher'], fr: ['philosophe'] },
  },
  quest5: {
    title: [['body:golem', 'diva', 'diva']],
    hint: [['hat:crown', 'crown', 'couronne']],
    told: { en: ['tin'], fr: ['fer-blanc'] },
  },
  quest6: {
    title: [
      ['body:blob', 'merchant', 'marchand'],
      ['body:blob', 'head', 'tête'],
    ],
    hint: [['hat:straw', 'straw hat', 'chapeau de paille']],
    told: { en: ['full', 'moon'], fr: ['pleine', 'lune'] },
  },
  quest7: {
    title: [
      ['hat:wreath', 'crowned', 'couronné'],
      ['body:beast', 'elk', 'élan'],
    ],
    hint: [
      ['hat:wreath', 'flower crown', 'couronne'],
      ['trait:horns', 'antlers', 'bois'],
    ],
    told: { en: ['flowers'], fr: ['fleurs'] },
  },
  quest8: {
    hint: [
      ['hold:wrench', 'spanner', 'clé'],
      ['hair:sideTail', 'side tail', 'couette'],
      ['outfit:overalls', 'overalls', 'Salopette'],
      ['hold:guitar', 'guitar', 'guitare'],
    ],
    told: { en: ['twin', 'mechanics'], fr: ['jumelles', 'mécanos'] },
  },
  quest9: {
    title: [['hold:flower', 'flower', 'fleur']],
    hint: [
      ['hold:flower', 'flower', 'fleur'],
      ['face:eyepatch', 'Eyepatch', 'Cache-œil'],
      ['outfit:armor', 'armour', 'armure'],
    ],
    told: { en: ['old', 'warrior'], fr: ['vieux', 'guerrier'] },
  },
  quest10: {
    title: [
      ['body:golem', 'robot', 'robot'],
      ['hold:rod', 'fishes', 'qui pêche'],
    ],
    hint: [
      ['hold:rod', 'rod', 'canne'],
      ['hat:beanie', 'bobble hat', 'bonnet'],
    ],
    near: [['ground:lake', 'lake', 'lac']],
    told: { en: ['fish'], fr: ['poisson'] },
  },
  quest11: {
    title: [
      ['hold:balloon', 'balloon', 'ballon'],
      ['body:golem', 'toy', 'jouet'],
    ],
    hint: [['hat:wizard', 'hat', 'chapeau']],
    told: { en: ['clockwork'], fr: ['mécanique'] },
  },
  quest12: {
    hint: [
      ['hold:spyglass', 'spyglass', 'longue-vue'],
      ['hair:drills', 'ringlets', 'Anglaises'],
    ],
    told: { en: ['commander'], fr: ['commandante'] },
  },
};
