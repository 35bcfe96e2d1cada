/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    hint: [
      ['hold:taiyaki', 'snack', 'goûter'],
      ['hair:drills', 'ringlets', 'Anglaises'],
      ['outfit:sailorHero', 'collar', 'col'],
    ],
    told: { en: ['heroine', 'late'], fr: ['justicière', 'retard'] },
  },
  quest2: {
    title: [['face:mask', 'masked', 'masqué']],
    hint: [
      ['hold:bouquet', 'bouquet', 'bouquet'],
      ['hat:topHat', 'top hat', 'Haut-de-forme'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: ['gentleman'], fr: ['cavalier'] },
  },
  quest3: {
    title: [
      ['hat:crown', 'crown', 'couronné'],
      ['body:beast', 'cat', 'chat'],
    ],
    hint: [['colour', 'coat', 'Pelage']],
  },
  quest4: {
    hint: [
      ['hair:braid', 'braid', 'Natte'],
      ['face:glasses', 'glasses', 'lunettes'],
      ['outfit:raincoat', 'raincoat', 'imperméable'],
    ],
    told: { en: ['top', 'class'], fr: ['première', 'classe'] },
  },
  quest5: {
    title: [['hold:flame', 'flame', 'flamme']],
    hint: [
      ['hair:hime', 'fringe', 'frange'],
      ['outfit:miko', 'skirt', 'Jupe'],
    ],
    near: [['thing:observatory', 'astronomers', 'astronomes']],
    told: { en: ['priestess'], fr: ['prêtresse'] },
  },
  quest6: {
    title: [['hold:lightning', 'lightning', 'foudroyante']],
    hint: [
      ['hold:lightning', null, 'éclairs'],
      ['hat:chef', 'toque', 'Toque'],
      ['hair:highTail', 'ponytail', 'queue de cheval'],
    ],
    told: { en: ['baker', 'throws'], fr: ['boulangère'] },
  },
  quest7: {
    title: [['hold:microphone', 'microphone', 'micro']],
    hint: [
      ['hat:bow', 'bow', 'nœud'],
      ['outfit:magical', null, 'tenue'],
    ],
    near: [['thing:gameCentre', 'coins', 'pièces']],
    told: { en: ['idol'], fr: ['idole'] },
  },
  quest8: {
    hint: [
      ['hat:crown', 'crown', 'couronne'],
      ['hair:long', 'hair', 'cheveux'],
      ['outfit:princess', 'gown', 'robe'],
    ],
    near: [
      ['thing:crystalCluster', 'crystals', 'cristaux'],
      ['thing:crystalPalace', 'crystals', 'cristaux'],
    ],
    told: { en: ['princess', 'full', 'moon'], fr: ['princesse', 'pleine', 'lune'] },
  },
  quest9: {
    hint: [
      ['hold:staff', 'staff', 'bâton'],
      ['hat:halo', 'halo', 'Auréole'],
      ['outfit:mage', 'robe', 'robe'],
    ],
    near: [['thing:crystalPalace', 'gate', 'porte']],
    told: { en: ['keeper', 'time'], fr: ['gardienne', 'temps'] },
  },
  quest10: {
    title: [['hold:violin', 'violinists', 'violonistes']],
    hint: [
      ['hold:violin', 'violins', 'violons'],
      ['outfit:princess', 'gown', 'robe'],
      ['outfit:rider', 'suit', 'combinaison'],
    ],
  },
  quest11: {
    title: [['hat:bunnyEars', 'rabbit ears', 'oreilles de lapin']],
    hint: [
      ['hold:ball', 'ball', 'ballon'],
      ['outfit:overalls', 'dungarees', 'Salopette'],
    ],
    told: { en: ['one'], fr: [] },
  },
  quest12: {
    title: [['face:squareGlasses', 'glasses', 'lunettes']],
    hint: [
      ['hold:plush', 'plush', 'peluche'],
      ['hat:cap', 'cap', 'Casquette'],
      ['outfit:gakuran', 'uniform', 'uniforme'],
    ],
    told: { en: ['admirer', 'square'], fr: ['amoureux', 'carrées'] },
  },
  quest13: {
    title: [['hat:ramHorns', 'horned', 'cornu']],
    hint: [
      ['hat:ramHorns', 'horns', 'Cornes'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: ['general', 'sulks'], fr: ['général', 'boude', 'plan'] },
  },
  quest14: {
    title: [['body:plant', 'monster', 'monstre']],
    hint: [['body:plant', 'flower', 'fleur']],
    near: [
      ['thing:roseHedge', 'roses', 'roses'],
      ['thing:roseArch', 'roses', 'roses'],
    ],
    told: { en: ['week'], fr: ['semaine'] },
  },
  quest15: {
    title: [
      ['trait:wings', 'winged', 'ailée'],
      ['body:beast', 'unicorn', 'licorne'],
    ],
    hint: [
      ['trait:horns', null, 'corne'],
      ['trait:mane', 'mane', 'crinière'],
      ['colour', 'coat', 'robe'],
    ],
    near: [['ground:water', 'lake', 'lac']],
    told: { en: ['drink'], fr: ['robe'] },
  },
};
