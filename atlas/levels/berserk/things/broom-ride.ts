/** The witch on her way home: a figure of the crowd's own make, but of the sky, where nobody of the crowd can be. */
import { weightFor } from '../../../core/sketch';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { creature } from '../../../creatures/creature';
import type { CreatureSpec } from '../../../creatures/creature';
import { person } from '../../../people/person';
import type { PersonSpec } from '../../../people/spec';
import { litPaint } from './lit-paint';

const WITCH: PersonSpec = {
  build: 'lady',
  pose: 'ride',
  facing: 'front',
  turn: 0.4,
  mood: 'laugh',
  hair: 'curlyLong',
  hairColour: 'ginger',
  hat: 'wizard',
  hatColours: ['charcoal', 'orange'],
  outfit: 'dress',
  colours: ['purple', 'purple', 'orange', 'charcoal'],
  mount: 'broom',
  shadow: false,
};

/** It did not want to come. */
const CAT: CreatureSpec = {
  plan: 'beast',
  colour: 'charcoal',
  second: 'grey',
  ears: 'cat',
  inner: 'pink',
  snout: 'cat',
  tail: 'cat',
  girth: 24,
  mood: 'shock',
  pose: 'sit',
  flip: true,
};

export const broomRide: ThingKind<object> = {
  name: 'broomRide',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const scale = frame.scale;
    const weight = weightFor(Math.min(1, scale));
    const paint = litPaint(pen);
    pen.figure(person({ ...WITCH, weight }, paint), { at: frame.at(0, 0, 0), scale });
    pen.figure(creature({ ...CAT, weight }, paint), { at: frame.at(66, 0, 62), scale: scale * 0.5 });
  },
};
