/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['hold:greatsword', 'sword', 'épée']],
    hint: [
      ['hold:greatsword', 'blade', 'lame'],
      ['hair:topKnot', 'topknot', 'Chignon'],
      ['face:beard', 'beard', 'barbe'],
      ['back:cape', 'cape', 'cape'],
    ],
    told: { en: ['mercenary', 'whose', 'barn', 'door'], fr: ['mercenaire', 'trop', 'grange'] },
  },
  quest2: {
    hint: [
      ['hat:wreath', 'laurels', 'Couronne'],
      ['back:cape', 'cape', 'cape'],
      ['outfit:armor', 'armour', 'armure'],
    ],
    near: [['ground:camp', 'camp', 'camp']],
    told: { en: ['commander'], fr: ['commandant'] },
  },
  quest3: {
    title: [['hold:trident', 'trident', 'trident']],
    hint: [
      ['hat:headband', 'headband', 'bandeau'],
      ['hair:highTail', 'ponytail', 'queue de cheval'],
      ['outfit:warlord', 'kit', 'tenue'],
    ],
    told: { en: ['captain'], fr: ['capitaine'] },
  },
  quest4: {
    title: [['back:fairyWings', 'fairy', 'fée']],
    hint: [
      ['hold:sparkler', 'sparkler', 'étincelle'],
      ['hat:leaf', 'leaf', 'feuille'],
      ['hair:spiky', 'hair', 'Cheveux'],
    ],
    near: [
      ['ground:moss', 'wood', 'bois'],
      ['thing:thornTree', 'wood', 'bois'],
      ['thing:witchTree', 'wood', 'bois'],
      ['thing:warTent', 'tents', 'tentes'],
    ],
    told: { en: ['meddling'], fr: ['mêle', 'bois'] },
  },
  quest5: {
    hint: [
      ['off:potion', 'flask', 'fiole'],
      ['hat:witch', 'hat', 'Chapeau'],
      ['hair:bunTails', 'pigtails', 'couettes'],
    ],
    near: [['thing:witchTree', 'home', 'chez elle']],
    told: { en: ['apprentice', 'witch'], fr: ['apprentie', 'sorcière'] },
  },
  quest6: {
    title: [
      ['hold:bouquet', 'bouquet', 'bouquet'],
      ['hat:horned', 'horned', 'cornu'],
    ],
    hint: [
      ['hold:bouquet', 'flowers', 'fleurs'],
      ['hat:horned', 'Horned helmet', 'Casque à cornes'],
    ],
    told: { en: ['knight'], fr: ['chevalier'] },
  },
  quest7: {
    title: [
      ['trait:horns', 'horned', 'cornue'],
      ['body:critter', 'beast', 'bête'],
    ],
    hint: [
      ['trait:horns', 'horns', 'cornes'],
      ['trait:wings', 'wings', 'ailes'],
    ],
    told: { en: ['thirsty', 'bat'], fr: ['soif'] },
  },
  quest8: {
    hint: [
      ['hold:hammer', 'hammer', 'marteau'],
      ['hat:goggles', 'goggles', 'lunettes'],
      ['outfit:overalls', 'dungarees', 'Salopette'],
    ],
    told: { en: ['blacksmith'], fr: ['forgeron'] },
  },
  quest9: {
    hint: [
      ['hold:book', 'book', 'livre'],
      ['hat:fez', 'cap', 'calotte'],
      ['outfit:priest', 'robe', 'Robe'],
    ],
    told: { en: ['furious', 'inquisitor', 'page'], fr: ['inquisiteur', 'colère'] },
  },
  quest10: {
    title: [['pose:bow', 'bow', 'salue']],
    hint: [
      ['hat:bicorn', 'hat', 'Chapeau'],
      ['outfit:captain', 'coat', 'manteau'],
    ],
    near: [['ground:quay', 'quay', 'quai']],
    told: { en: ['swordsman', 'taking'], fr: ['bretteur'] },
  },
  quest11: {
    title: [
      ['body:beast', 'wolf', 'loup'],
      ['eyes', 'eyes', 'yeux'],
    ],
    hint: [
      ['trait:backSpikes', 'spikes', 'piquants'],
      ['colour', 'coat', 'Poil'],
    ],
    near: [['thing:witchTree', 'the witch', 'la sorcière']],
  },
  quest12: {
    title: [['outfit:pajamas', 'pyjamas', 'pyjama']],
    hint: [
      ['hat:crown', 'crown', 'couronne'],
      ['face:longBeard', 'beard', 'barbe'],
      ['outfit:pajamas', 'pyjamas', 'Pyjama'],
    ],
    told: { en: ['king'], fr: ['roi'] },
  },
  quest13: {
    title: [
      ['hat:crown', 'crowned', 'couronnés'],
      ['body:bird', 'ravens', 'corbeaux'],
    ],
    hint: [['hat:crown', 'crowns', 'couronnes']],
  },
};
