/** Crystals that grow where the palace drops its light. */
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { crystal } from './parts';

export interface CrystalClusterOptions {
  readonly height?: number;
  readonly colour?: string;
}

export const crystalCluster: ThingKind<CrystalClusterOptions> = {
  name: 'crystalCluster',
  footprint: ({ height = 150 }) => disc(height * 0.34),
  height: 100,
  lamps: ({ height = 150 }) => [{ reach: height * 1.4, colour: 'violet' }],
  draw(pen, frame, { height = 150, colour = '#c9c4ff' }) {
    const k = height / 150;
    pen.glow(...frame.at(0, 0, height * 0.4), height * 1.1 * frame.scale, 'violet', 0.5);
    for (const [u, w, r, tall, lean] of [
      [-26, -10, 17, 96, -22],
      [28, -8, 16, 84, 26],
      [0, -4, 25, 150, 0],
      [-34, 10, 12, 56, -26],
      [22, 14, 14, 64, 18],
    ] as const)
      crystal(pen, frame, { u: u * k, w: w * k, r: r * k, height: tall * k, colour, lean: lean * k });
  },
};
