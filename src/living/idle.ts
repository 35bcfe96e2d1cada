/** Poses of what moves by itself: figures breathe, and things swing, wave, bob or hum, in a few steps each. */
import type { MapPx } from '../game/space';
import type { Move } from '../maps/life';
import { breath, breathSeconds, breathStep, REST, type Pose } from './motion';
import type { LivingThing } from './things';

const SECONDS: Readonly<Record<Move, number>> = { swing: 3.2, wave: 3.6, bob: 4.2, hum: 1.4 };
/** Furthest that any part of a thing moves, natural pixels. */
const FURTHEST: MapPx = 3.5;
const SHARE = 0.03;
/** Steps of a motion from rest to its furthest. */
const STEPS = 3;
/** Turns there and back of one motion. */
const TURNS: Readonly<Record<Move, number>> = { swing: 2, wave: 1, bob: 1, hum: 4 };

type Idler = Pick<LivingThing, 'box' | 'voice' | 'moves'>;

/** Seconds of one motion, from rest to rest. */
export const idleSeconds = ({ voice, moves }: Idler): number =>
  moves === undefined ? breathSeconds(voice) : SECONDS[moves];

/** The pose at a share of a motion's time, at rest before and after it. */
export function idle(thing: Idler, share: number): Pose {
  const { moves, box } = thing;
  if (share <= 0 || share >= 1) return REST;
  if (moves === undefined) {
    const step = breathStep(share);
    return step === 0 ? REST : breath(thing, step);
  }
  const height = box.bottom - box.top;
  const furthest = Math.min(FURTHEST, height * SHARE) / height;
  // comes and goes softly, so that neither end is a jump
  const strength = Math.sin(Math.PI * share);
  const turn = Math.sin(2 * Math.PI * share * TURNS[moves]) * strength;
  const step = Math.round(turn * STEPS) / STEPS;
  if (step === 0) return REST;
  if (moves === 'bob' || moves === 'hum') {
    const part = moves === 'hum' ? 0.4 : 1;
    return { wide: 1, tall: 1 + furthest * part * Math.abs(step), lean: 0 };
  }
  return { wide: 1, tall: 1, lean: furthest * step, hangs: moves === 'swing' };
}
