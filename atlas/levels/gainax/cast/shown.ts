/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    hint: [
      ['hat:headphones', 'headphones', 'casque'],
      ['outfit:flightsuit', 'flight suit', 'Combinaison'],
    ],
    told: { en: ['pilot', 'rather'], fr: ['pilote', 'ne', 'voulait', 'pas', 'piloter', 'oreilles'] },
  },
  quest2: {
    hint: [
      ['hat:bow', 'bow', 'nœud'],
      ['outfit:mecha', 'armour', 'Armure'],
    ],
    told: { en: ['slighted', 'ace', 'pilot'], fr: ['as', 'pilotage', 'vexée'] },
  },
  quest3: {
    title: [
      ['hold:book', 'reader', 'lectrice'],
      ['outfit:pajamas', 'pyjamas', 'pyjama'],
    ],
    hint: [
      ['hold:book', 'book', 'livre'],
      ['hat:headband', 'headband', 'bandeau'],
      ['face:eyepatch', 'one eye covered', 'œil caché'],
    ],
  },
  quest4: {
    title: [['face:shades', 'tinted glasses', 'verres fumés']],
    hint: [
      ['hat:cap', 'cap', 'casquette'],
      ['face:goatee', 'goatee', 'bouc'],
    ],
    told: { en: ['commander'], fr: ['commandant'] },
  },
  quest5: {
    title: [['hold:drill', 'tunneller', 'perceur']],
    hint: [
      ['hold:drill', 'drill', 'foreuse'],
      ['hat:miner', 'lamp', 'lampe'],
      ['hat:miner', 'helmet', 'casque'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: [], fr: ['tunnels'] },
  },
  quest6: {
    title: [['outfit:barbarian', 'bare-chested', 'torse nu']],
    hint: [
      ['hair:afro', 'curls', 'boucles'],
      ['face:goatee', 'goatee', 'bouc'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: ['brother'], fr: ['frère'] },
  },
  quest7: {
    title: [['hold:guitar', 'guitar', 'guitare']],
    hint: [
      ['hat:aviator', "aviator's cap", 'bonnet d’aviateur'],
      ['outfit:rider', 'suit', 'Combinaison'],
    ],
    told: { en: ['courier'], fr: ['livreuse'] },
  },
  quest8: {
    title: [['hold:halfScissors', 'scissors', 'ciseaux']],
    hint: [
      ['hold:halfScissors', 'blade', 'lame'],
      ['hat:ribbon', 'ribbon', 'ruban'],
      ['outfit:sailor', 'uniform', 'uniforme'],
    ],
    told: { en: ['pupil', 'half', 'pair'], fr: ['élève', 'demi-paire'] },
  },
  quest9: {
    hint: [
      ['hold:saber', 'sabre', 'sabre'],
      ['hat:tiara', 'tiara', 'diadème'],
      ['hair:drills', 'curls', 'boucles'],
    ],
    told: { en: ['president', 'student', 'council'], fr: ['présidente', 'conseil', 'élèves'] },
  },
  quest10: {
    hint: [
      ['hold:broom', 'broom', 'balai'],
      ['hat:witch', 'hat', 'Chapeau'],
      ['hair:lowTwins', 'bunches', 'couettes'],
    ],
    told: { en: ['witch', 'takes', 'off'], fr: ['sorcière', 'ne', 'décolle', 'pas'] },
  },
  quest11: {
    hint: [
      ['hold:spyglass', 'spyglass', 'longue-vue'],
      ['hat:bicorn', 'bicorne', 'bicorne'],
      ['face:beard', 'beard', 'Barbe'],
    ],
    told: { en: ['captain', 'flying', 'submarine'], fr: ['capitaine', 'sous-marin', 'volant'] },
  },
  quest12: {
    title: [['body:critter', 'beaver', 'castor']],
    hint: [
      ['hold:bucket', 'bucket', 'seau'],
      ['hat:hachimaki', 'towel', 'serviette'],
    ],
    told: { en: ['way', 'bath'], fr: ['va', 'bain'] },
  },
  quest13: {
    title: [['body:critter', 'moles', 'taupes']],
    hint: [
      ['hat:helmet', 'helmet', 'Casque'],
      ['hat:helmet', null, 'casque'],
    ],
    told: { en: ['site'], fr: ['chantier'] },
  },
};
