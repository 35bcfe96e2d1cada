/** What flies up where a tap meets bare ground: each kind of ground answers in its own way. */
import type { Spot } from '../../maps/life';
import type { Surface } from '../../maps/life-letters';
import type { Box } from '../things';
import { chanceOf, type Dot, type DotForm } from './dots';

const PIECES = 9;
/** How far pieces fly, and the furthest that any part of one gets, CSS px. */
const FAR = 26;
const AWAY = 64;

interface Scatter {
  readonly form: DotForm;
  readonly colours: readonly string[];
  /** Half the size of a piece and how high it flies, CSS px. */
  readonly size: number;
  readonly up: number;
  /** Rings that widen on it. */
  readonly rings: number;
}

const SCATTERS: Readonly<Record<Surface, Scatter>> = {
  sky: { form: 'puff', colours: ['#ffffff'], size: 6, up: 0, rings: 0 },
  water: { form: 'round', colours: ['#f2fbff', '#cfeaf5'], size: 2.2, up: 18, rings: 2 },
  stone: { form: 'puff', colours: ['#e9dcc0', '#cfc3b0'], size: 4.5, up: 3, rings: 1 },
  grass: { form: 'leaf', colours: ['#7fa04a', '#a9bf5c', '#5d8a3c'], size: 6, up: 24, rings: 0 },
  sand: { form: 'puff', colours: ['#efd9a4', '#e0c083'], size: 5, up: 14, rings: 0 },
  snow: { form: 'round', colours: ['#ffffff', '#e8f2fb'], size: 3, up: 20, rings: 0 },
  boards: { form: 'petal', colours: ['#c08a55', '#e2b57f'], size: 4, up: 16, rings: 1 },
};

type Point = Pick<Spot, 'x' | 'y'>;

/** The box that all pieces stay in; `scale` is CSS px a natural pixel. */
export const scatterBox = ({ x, y }: Point, scale: number): Box => ({
  left: x - AWAY / scale,
  top: y - AWAY / scale,
  right: x + AWAY / scale,
  bottom: y + AWAY / scale,
});

/** Drops, blades, dust or wisps around a point, for `share` of their time from 0 to 1; `scale` is CSS px a natural pixel. */
export function scattered(surface: Surface, { x, y }: Point, share: number, scale: number): Dot[] {
  const { form, colours, size, up, rings } = SCATTERS[surface];
  const spread = 1 - (1 - share) ** 2;
  const flight = Math.max(0, Math.sin(share * Math.PI)) * up;
  const pieces = Array.from({ length: PIECES }, (_, index): Dot => {
    const turn = (index / PIECES) * 2 * Math.PI;
    const far = FAR * spread * (0.7 + 0.5 * chanceOf(index, 10));
    return {
      form,
      x: x + (Math.cos(turn) * far) / scale,
      y: y + (Math.sin(turn) * far * 0.5 - flight * (0.5 + chanceOf(index, 9))) / scale,
      reach: (size * (1 - share * 0.5)) / scale,
      turn: turn + share * 5,
      colour: colours[index % colours.length] ?? '#ffffff',
      opacity: 0.9 * (1 - share),
    };
  });
  const widening = Array.from({ length: rings }, (_, ring): Dot => {
    const own = Math.max(0, share * 1.3 - ring * 0.3);
    return {
      form: 'ring',
      x,
      y,
      reach: (4 + 28 * Math.min(1, own)) / scale,
      turn: 0,
      colour: colours[0] ?? '#ffffff',
      opacity: own <= 0 ? 0 : 0.8 * Math.max(0, 1 - own),
    };
  });
  return [...widening, ...pieces];
}
