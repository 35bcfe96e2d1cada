/** Which part of its figure shows each thing that the words of a quest name; `told` is said and shown by nothing. */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {
  quest1: {
    title: [
      ['hold:ramen', 'ramen', 'ramen'],
      ['pose:eat', 'eating', 'mange'],
    ],
    hint: [
      ['hold:ramen', 'bowl', 'bol'],
      ['face:whiskers', 'whiskers', 'Moustaches'],
      ['outfit:tracksuit', 'tracksuit', 'survêtement'],
    ],
    told: { en: ['trainee', 'feet'], fr: ['apprenti', 'debout'] },
  },
  quest2: {
    title: [['hold:lightning', 'lightning', 'éclair']],
    hint: [['hair:curtain', 'hair', 'Cheveux']],
    near: [['thing:examTree', 'trees', 'arbres']],
    told: { en: ['brooder', 'hand'], fr: ['ténébreux', 'tient'] },
  },
  quest3: {
    title: [['hat:nurse', 'nurse', 'infirmière']],
    hint: [
      ['hair:bob', 'hair', 'Cheveux'],
      ['outfit:gi', 'jacket', 'kimono'],
    ],
    told: { en: ['breaks', 'boulders'], fr: ['casse', 'rochers'] },
  },
  quest4: {
    title: [
      ['hold:book', 'novel', 'roman'],
      ['face:mask', 'masked', 'masqué'],
    ],
    hint: [
      ['hold:book', 'book', 'livre'],
      ['hat:kasa', 'hat', 'Chapeau'],
    ],
    near: [
      ['thing:hotSpring', 'warm', 'chaud'],
      ['thing:springEdge', 'warm', 'chaud'],
      ['thing:bathHouse', 'warm', 'chaud'],
    ],
    told: { en: ['teacher', 'lost'], fr: ['maître', 'plongé'] },
  },
  quest5: {
    title: [['back:bigScroll', 'scroll', 'rouleau']],
    hint: [['hat:leaf', 'leaf', 'feuille']],
    told: { en: ['hermit', 'home'], fr: ['ermite'] },
  },
  quest6: {
    title: [['hold:fan', 'fan', 'éventail']],
    hint: [
      ['hold:fan', 'fan', 'éventail'],
      ['hat:turban', 'turban', 'Turban'],
      ['outfit:dress', 'dress', 'robe'],
    ],
    near: [['ground:plaza', 'paving', 'place']],
    told: { en: ['desert', 'kunoichi'], fr: ['kunoïchi', 'désert'] },
  },
  quest7: {
    hint: [
      ['hair:pompadour', 'quiff', 'Banane'],
      ['outfit:jersey', 'jersey', 'maillot'],
    ],
    near: [['ground:water', 'river', 'rivière']],
    told: { en: ['gym', 'teacher', 'sparkles'], fr: ['prof', 'sport', 'étincelle'] },
  },
  quest8: {
    title: [
      ['hat:headband', 'headband', 'bandeau'],
      ['body:beast', 'dog', 'chien'],
    ],
    near: [['ground:street', 'avenue', 'avenue']],
    told: { en: ['tracker', 'trail'], fr: ['pisteur'] },
  },
  quest9: {
    title: [['hat:foxMask', 'fox mask', 'masque de renard']],
    hint: [
      ['hair:hime', 'hair', 'Cheveux'],
      ['outfit:caped', 'cape', 'cape'],
    ],
    near: [['thing:faceWall', 'stone faces', 'visages de pierre']],
    told: { en: ['secret', 'agent'], fr: ['agente', 'secrète'] },
  },
  quest10: {
    title: [['body:serpent', 'snake', 'serpent']],
    hint: [['hat:hachimaki', 'headband', 'bandeau']],
    told: { en: ['sitting', 'exam'], fr: ['candidat', 'examen'] },
  },
  quest11: {
    title: [['body:critter', 'toads', 'crapauds']],
    hint: [
      ['hold:letter', 'letter', 'lettre'],
      ['hat:kasa', 'hat', 'chapeau'],
    ],
    told: { en: ['courier'], fr: ['coursiers'] },
  },
};
