/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hat:horned', 'horned', 'cornu'],
      ['face:mask', 'masked', 'masqué'],
    ],
    hint: [
      ['hat:horned', 'Horned helmet', 'Casque à cornes'],
      ['hair:mane', 'mane', 'crinière'],
      ['face:mask', 'mask', 'masque'],
      ['back:cape', 'cape', 'cape'],
      ['outfit:captain', 'uniform', 'costume'],
    ],
    told: { en: ['ace'], fr: ['as'] },
  },
  quest2: {
    title: [['hold:book', 'manual', 'mode d’emploi']],
    hint: [
      ['hold:book', 'page', null],
      ['hat:goggles', 'goggles', 'lunettes'],
      ['hair:choppy', 'hair', null],
      ['outfit:spacesuit', 'spacesuit', 'combinaison'],
    ],
    told: { en: ['pilot', 'deep'], fr: ['pilote', 'plongé'] },
  },
  quest3: {
    title: [['body:blob', 'robot', 'ballons-robots']],
    hint: [['trait:crest', 'propeller', 'hélice']],
    told: { en: ['balls'], fr: [] },
  },
  quest4: {
    hint: [
      ['hold:wrench', 'spanner', 'clé'],
      ['hat:bandana', 'bandana', 'Bandana'],
      ['outfit:overalls', 'dungarees', 'salopette'],
    ],
    told: { en: ['eldest', 'mechanics'], fr: ['doyenne', 'mécanos'] },
  },
  quest5: {
    hint: [
      ['hold:teacup', 'cup', 'tasse'],
      ['back:cape', 'cape', 'cape'],
      ['outfit:captain', 'uniform', 'Uniforme'],
    ],
    told: { en: ['commander', 'tea', 'time'], fr: ['commandante', 'heure', 'thé'] },
  },
  quest6: {
    hint: [
      ['hold:microphone', 'microphone', 'micro'],
      ['hair:lowTwins', 'bunches', 'Couettes'],
    ],
    told: { en: ['singer', 'stops', 'battles'], fr: ['chanteuse', 'arrête', 'batailles'] },
  },
  quest7: {
    hint: [
      ['hold:scroll', 'scroll', 'parchemin'],
      ['hat:tiara', 'tiara', 'Diadème'],
      ['outfit:princess', 'dress', 'robe'],
    ],
    told: { en: ['princess', 'declares', 'peace'], fr: ['princesse', 'déclare', 'paix'] },
  },
  quest8: {
    hint: [
      ['face:longBeard', 'beard', 'barbe'],
      ['hat:hachimaki', 'headband', 'bandeau'],
      ['outfit:gi', 'tunic', 'tunique'],
    ],
    told: { en: ['old', 'master', 'fights', 'bare-handed'], fr: ['vieux', 'maître', 'bat', 'mains', 'nues'] },
  },
  quest9: {
    title: [['hold:ramen', 'noodle', 'nouilles']],
    hint: [
      ['hat:helmet', 'helmet', 'Casque'],
      ['mount:hoverboard', 'board', 'planche'],
      ['outfit:happi', 'jacket', 'veste'],
    ],
    told: { en: ['flying', 'courier'], fr: ['livreur', 'volant'] },
  },
  quest10: {
    title: [['body:golem', 'robot', 'robot']],
    hint: [['hat:straw', 'straw hat', 'chapeau de paille']],
    told: { en: ['gardener'], fr: ['jardinier'] },
  },
  quest11: {
    title: [['outfit:suit', null, 'habit']],
    hint: [
      ['hold:suitcase', 'briefcase', 'mallette'],
      ['hat:topHat', 'Top hat', 'Haut-de-forme'],
      ['face:shades', 'dark glasses', 'lunettes noires'],
    ],
    told: { en: ['arms', 'dealer'], fr: ['marchand', 'armes'] },
  },
};
