/** A card as tall as a door, stuck in the ground: milestones of the card valley. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { card } from './card';
import type { CardSign } from './card';

export interface CardSignOptions {
  readonly sign?: CardSign;
  readonly colour?: string;
  readonly height?: number;
  /** Degrees of lean, as fraction of its height. */
  readonly lean?: number;
}

export const cardSign: ThingKind<CardSignOptions> = {
  name: 'cardSign',
  footprint: ({ height = 170 }) => block(height * 0.66, 26),
  height: ({ height = 170 }) => height,
  draw(pen, frame, { sign = 'star', colour = '#d8483c', height = 170, lean = 0.06 }) {
    const width = height * 0.64;
    const spot =
      (depth: number) =>
      (s: number, t: number): Point =>
        frame.at((s - 0.5) * width + lean * height * t, depth, height * t - 6);
    const [front, back] = [spot(8), spot(-8)];
    pen.shape([back(1, 0), front(1, 0), front(1, 1), back(1, 1)], '#cdbb98', { tone: -0.8 });
    pen.shape([front(0, 1), front(1, 1), back(1, 1), back(0, 1)], '#fff6e2', { tone: 0.7 });
    card(pen, front, { sign, colour });
  },
};
