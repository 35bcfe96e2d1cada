/** The show that a chain of three sets off: bursts of stars over each of its places. */
import type { Spot } from '../../maps/life';
import type { Box } from '../things';
import { chanceOf, type Dot } from './dots';

const SHOTS = [0, 1, 2];
const SPARKS = 16;
const COLOURS = ['#ffd76a', '#ff6f91', '#7fe0d8', '#b98cff', '#fffaf0'];
/** How far stars fly and sink, how far their middle is aside and how high above the place at most, CSS px. */
const FAR = 80;
const SINKS = 26;
const ASIDE = 80;
const HIGH = 170;
/** Half the size of a star, CSS px. */
const STAR = 5;

type Place = Pick<Spot, 'x' | 'y'>;

/** The box that all stars over a place stay in; `scale` is CSS px a natural pixel. */
export const burstBox = ({ x, y }: Place, scale: number): Box => ({
  left: x - (ASIDE + FAR + STAR) / scale,
  top: y - (HIGH + FAR + STAR) / scale,
  right: x + (ASIDE + FAR + STAR) / scale,
  bottom: y + (SINKS + FAR + STAR) / scale,
});

/** The stars over place number `place` of the chain, at `share` of the show's time from 0 to 1. */
export function burst({ x, y }: Place, place: number, share: number, scale: number): Dot[] {
  return SHOTS.flatMap((shot) => {
    const own = (share - (shot * 0.24 + place * 0.09)) / 0.34;
    if (own <= 0 || own >= 1) return [];
    const cx = x + ((chanceOf(shot, place) - 0.5) * 2 * ASIDE) / scale;
    const cy = y - (70 + 50 * shot) / scale;
    return Array.from({ length: SPARKS }, (_, spark): Dot => {
      const turn = (spark / SPARKS) * 2 * Math.PI;
      const far = (FAR * (1 - (1 - own) ** 3)) / scale;
      return {
        form: 'star',
        x: cx + Math.cos(turn) * far,
        y: cy + Math.sin(turn) * far + (own * own * SINKS) / scale,
        reach: (STAR * (1 - own * 0.6)) / scale,
        turn: 0,
        colour: COLOURS[(shot + place + spark) % COLOURS.length] ?? '#ffffff',
        opacity: 1 - own * own,
      };
    });
  });
}
