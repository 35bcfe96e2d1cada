/** Nobody in the fortress city plays a part with the hands on the hips: they point, shake a fist, double up with laughter. */
import { isCreature } from '../../stage/figure';
import type { FigureMaker } from '../../stage/place';
import type { PersonSpec } from '../../people/spec';

/** What is done in place of standing there, by the mood it is done in. */
const INSTEAD: Readonly<Partial<Record<string, PersonSpec['pose']>>> = {
  laugh: 'bow',
  angry: 'point',
  stern: 'point',
  happy: 'wave',
  joy: 'jump',
  sleepy: 'slouch',
  asleep: 'slouch',
};

/** The same maker of figures, whose roles act. */
export const livelier =
  (make: FigureMaker): FigureMaker =>
  (at, random, stand, wear) =>
    make(
      at,
      random,
      stand,
      wear &&
        ((spec) => {
          const worn = wear(spec);
          if (!worn || isCreature(worn) || worn.pose !== 'hips') return worn;
          const mood = typeof worn.mood === 'string' ? worn.mood : 'stern';
          return { ...worn, pose: INSTEAD[mood] ?? 'talk' };
        }),
    );
