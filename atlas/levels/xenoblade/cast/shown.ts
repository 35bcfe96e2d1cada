/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['hat:goggles', 'goggles', 'lunettes']],
    hint: [['hold:wrench', 'spanner', 'clé anglaise']],
    told: { en: ['young', 'mechanic'], fr: ['jeune', 'mécano', 'éclairs'] },
  },
  quest2: {
    title: [['hair:mohawk', 'crest', 'crête']],
    hint: [
      ['hold:hammer', 'hammer', 'marteau'],
      ['outfit:armor', 'armour', 'Armure'],
    ],
    told: { en: ['strongman'], fr: ['costaud'] },
  },
  quest3: {
    title: [
      ['hold:blaster', 'ray gun', 'pistolet'],
      ['hat:nurse', 'nurse', 'infirmière'],
    ],
    hint: [
      ['hair:twinTails', 'bunches', 'couettes'],
      ['outfit:labcoat', 'coat', 'Blouse'],
    ],
  },
  quest4: {
    title: [
      ['hat:helmet', 'helmet', 'casque'],
      ['body:critter', 'hero', 'héros'],
    ],
    hint: [['hold:net', 'net', 'filet']],
  },
  quest5: {
    title: [
      ['hat:turban', 'turban', 'turban'],
      ['body:critter', 'merchant', 'marchand'],
    ],
    hint: [
      ['hold:bag', 'bag', 'sac'],
      ['trait:ears', 'big-eared', 'oreilles'],
    ],
    told: { en: ['hat'], fr: ['chapeau'] },
  },
  quest6: {
    hint: [
      ['hold:staff', 'staff', 'bâton'],
      ['back:angelWings', 'wings', 'ailes'],
    ],
    told: { en: ['princess', 'snows'], fr: ['princesse', 'neiges'] },
  },
  quest7: {
    title: [
      ['hold:bow', 'archer', 'archer'],
      ['hat:headband', 'headband', 'bandeau'],
    ],
    hint: [
      ['hair:lowTail', 'hair', 'Cheveux'],
      ['hold:bow', 'bow', 'arc'],
    ],
  },
  quest8: {
    title: [['face:eyepatch', 'eyepatch', 'bandeau sur l’œil']],
    hint: [
      ['hold:axe', 'axe', 'hache'],
      ['face:mustache', 'moustache', 'moustache'],
    ],
    told: { en: ['veteran'], fr: ['vétéran'] },
  },
  quest9: {
    title: [
      ['hat:crown', 'crowned', 'couronnée'],
      ['body:golem', 'machine', 'machine'],
    ],
    hint: [['trait:core', 'heart', 'œil rouge']],
  },
  quest10: {
    title: [['outfit:spacesuit', 'spacesuit', 'scaphandre']],
    hint: [
      ['hold:suitcase', 'suitcase', 'valise'],
      ['hat:space', 'helmet', 'Casque'],
    ],
    told: { en: ['traveller'], fr: ['voyageur', 'bois'] },
  },
  quest11: {
    title: [['hat:ribbon', 'ribbon', 'ruban']],
    hint: [
      ['hold:torch', 'torch', 'torche'],
      ['hair:bob', 'hair', 'Cheveux'],
    ],
    told: { en: ['girl', 'sword'], fr: ['fille', 'épée'] },
  },
  quest12: {
    title: [
      ['hat:topHat', 'top hat', 'haut-de-forme'],
      ['body:beast', 'tiger', 'tigre'],
    ],
    hint: [['trait:pattern', 'striped', 'rayé']],
  },
  quest13: {
    title: [['hat:hood', 'hooded', 'encapuchonnés']],
    hint: [['hold:flute', 'flute', 'flûte']],
    told: { en: ['musicians'], fr: ['musiciens'] },
  },
  quest14: {
    title: [
      ['trait:horns', 'horned', 'cornes'],
      ['body:critter', 'beast', 'bête'],
    ],
    told: { en: ['path'], fr: ['brune', 'sentier'] },
  },
  quest15: {
    title: [
      ['trait:antenna', 'antenna', 'antenne'],
      ['body:golem', 'robot', 'robot'],
    ],
  },
  quest16: {
    title: [
      ['hold:ramen', 'bowl', 'bol'],
      ['hat:chef', null, 'chef'],
    ],
    hint: [
      ['face:mustache', 'moustache', 'moustache'],
      ['outfit:chef', 'apron', 'Veste'],
    ],
    told: { en: ['cook', 'steaming', 'beard'], fr: ['fumant', 'barbe'] },
  },
};
