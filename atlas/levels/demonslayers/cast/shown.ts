/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hold:katana', 'swordswoman', 'sabreuse'],
      ['hat:foxMask', 'fox mask', 'masque de renard'],
    ],
    hint: [['hat:foxMask', 'mask', 'masque']],
  },
  quest2: {
    title: [['hold:skewers', 'dumplings', 'brochettes de dango']],
    hint: [
      ['hold:skewers', 'skewers', 'brochettes'],
      ['hat:oniHorns', 'horns', 'cornes'],
    ],
    told: { en: ['ogre'], fr: ['ogre'] },
  },
  quest3: {
    title: [
      ['hold:flute', 'flute', 'flûtiste'],
      ['face:blindfold', 'blindfolded', 'bandés'],
    ],
    hint: [['hat:kasa', 'hat', 'chapeau']],
    told: { en: ['player'], fr: ['yeux'] },
  },
  quest4: {
    title: [
      ['back:fairyWings', 'wings', 'ailes'],
      ['back:fairyWings', 'butterfly wings', 'ailes de papillon'],
    ],
    hint: [
      ['hold:parasol', 'parasol', 'ombrelle'],
      ['outfit:kimono', 'silk', 'soie'],
    ],
    told: { en: ['lady'], fr: ['dame'] },
  },
  quest5: {
    title: [['sign:zzz', 'asleep', 'endormi']],
    hint: [['hold:flag', 'flag', 'drapeau']],
    told: { en: ['stationmaster', 'feet', 'tram'], fr: ['chef', 'gare', 'debout', 'tram'] },
  },
  quest6: {
    title: [['hold:lantern', 'lantern', 'lanterne']],
    told: { en: ['boy', 'afraid'], fr: ['garçon', 'effrayé', 'propre'] },
  },
  quest7: {
    title: [
      ['trait:tail', 'tails', 'queues'],
      ['body:beast', 'fox', 'renarde'],
    ],
  },
  quest8: {
    title: [
      ['hold:teapot', 'teapot', 'théière'],
      ['body:critter', 'raccoon dog', 'tanuki'],
    ],
    hint: [['hat:straw', 'straw hat', 'chapeau de paille']],
  },
  quest9: {
    title: [['hold:camera', 'camera', 'appareil photo']],
    hint: [
      ['hat:fedora', 'hat', 'chapeau'],
      ['outfit:suit', 'suit', 'costume'],
    ],
    told: { en: ['reporter', 'page'], fr: ['reporter'] },
  },
  quest10: {
    title: [
      ['hold:lantern', 'lantern', 'lanterne'],
      ['body:blob', 'ghosts', 'fantômes'],
    ],
  },
  quest11: {
    title: [['hold:hammer', 'hammer', 'marteau']],
    hint: [
      ['hat:bandana', 'scarf', 'foulard'],
      ['face:longBeard', 'beard', 'barbe'],
    ],
    told: { en: ['blacksmith', 'sword'], fr: ['forgeron', 'sabre'] },
  },
  quest12: {
    title: [
      ['hat:fez', 'fez', 'fez'],
      ['body:bird', 'crow', 'corneille'],
    ],
    told: { en: ['messenger', 'uniform'], fr: ['messagère', 'uniforme'] },
  },
};
