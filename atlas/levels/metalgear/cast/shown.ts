/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [['hat:bandana', 'bandana', 'bandana']],
    hint: [
      ['hold:onigiri', 'snack', 'casse-croûte'],
      ['face:stubble', 'stubble', 'Barbe de trois jours'],
    ],
    told: { en: ['spy'], fr: ['espion'] },
  },
  quest2: {
    hint: [
      ['hold:katana', 'blade', 'lame'],
      ['outfit:mecha', 'armour', 'Armure'],
    ],
    told: { en: ['clockwork', 'samurai'], fr: ['samouraï', 'mécanique'] },
  },
  quest3: {
    title: [['hold:pistol', 'pistols', 'pistolets']],
    hint: [
      ['face:mustache', 'moustache', 'Moustache'],
      ['outfit:poncho', 'poncho', 'poncho'],
    ],
    told: { en: ['cowboy'], fr: ['cow-boy'] },
  },
  quest4: {
    title: [['face:blindfold', 'blindfolded', 'bandés']],
    near: [['ground:snow', 'snow', 'neige']],
    told: { en: ['mind', 'reader'], fr: ['devin', 'yeux'] },
  },
  quest5: {
    title: [['hat:beret', 'beret', 'béret']],
    hint: [
      ['hold:spyglass', 'spyglass', 'longue-vue'],
      ['hair:wavy', 'hair', 'cheveux'],
      ['outfit:pilot', 'jacket', 'Veste'],
    ],
    told: { en: ['lookout'], fr: ['guetteuse'] },
  },
  quest6: {
    title: [
      ['hat:horned', 'horned helmet', 'casque à cornes'],
      ['build:giant', 'giant', 'géant'],
    ],
    hint: [
      ['hold:drum', 'drums', 'tambour'],
      ['outfit:barbarian', 'Bare-chested', 'Torse nu'],
    ],
    told: { en: ['valley'], fr: ['vallée'] },
  },
  quest7: {
    title: [['hold:plush', 'cuddly toy', 'peluche']],
    hint: [
      ['hat:headphones', 'headphones', 'casque audio'],
      ['outfit:labcoat', 'coat', 'Blouse'],
    ],
    told: { en: ['scientist'], fr: ['savant'] },
  },
  quest8: {
    title: [['hold:phone', 'phone', 'téléphone']],
    hint: [
      ['hat:beret', 'beret', 'Béret'],
      ['face:goatee', 'goatee', 'barbiche'],
    ],
    told: { en: ['colonel'], fr: ['colonel'] },
  },
  quest9: {
    title: [['body:beast', 'wolf', 'loup']],
    hint: [['hat:goggles', 'goggles', 'Lunettes']],
    told: { en: ['steel', 'fence'], fr: ['acier', 'bâton', 'clôture'] },
  },
  quest10: {
    title: [['outfit:trunks', 'bather', 'baigneur']],
    hint: [
      ['hat:snorkel', 'Mask', 'Masque'],
      ['outfit:trunks', 'shorts', 'short'],
      ['hat:snorkel', 'snorkel', 'tuba'],
    ],
    near: [
      ['ground:fjord', 'water', 'eau'],
      ['ground:ice', 'water', 'eau'],
    ],
    told: { en: ['got', 'season', 'wrong'], fr: ['est', 'trompé', 'saison'] },
  },
  quest11: {
    title: [
      ['body:blob', 'box', 'carton'],
      ['trait:arms', 'arms', 'bras'],
    ],
  },
  quest12: {
    title: [
      ['hat:catHood', 'cat', 'chat'],
      ['outfit:pajamas', 'pyjamas', 'pyjama'],
    ],
    told: { en: ['spies'], fr: ['espions'] },
  },
};
