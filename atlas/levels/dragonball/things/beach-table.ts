/** A table on the beach under a parasol: its foot stands on the sand, and so do the two stools. */
import { disc } from '../../../core/footprint';
import { arc, nth } from '../../../core/geometry';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface BeachTableOptions {
  readonly colours?: readonly string[];
}

const WOOD = '#b98a52';
const POLE = '#e9e2d2';

export const beachTable: ThingKind<BeachTableOptions> = {
  name: 'beachTable',
  footprint: () => disc(64),
  height: 150,
  draw(pen, frame, { colours = ['#d9574f', '#fbf0dc'] }) {
    const s = frame.scale;
    for (const u of [-70, 70]) {
      drum(pen, frame, { u, w: -6, r: 17, z0: 0, z1: 5 }, WOOD);
      drum(pen, frame, { u, w: -6, r: 6, z0: 5, z1: 22 }, '#8a5f3c', { ink: 0.7 });
      drum(pen, frame, { u, w: -6, r: 24, z0: 22, z1: 29 }, WOOD);
    }
    drum(pen, frame, { r: 30, z0: 0, z1: 7 }, '#8f8794');
    drum(pen, frame, { r: 8, z0: 7, z1: 54 }, POLE, { ink: 0.8 });
    drum(pen, frame, { r: 48, z0: 54, z1: 62 }, '#f7ecd6');
    for (const [u, w, c] of [
      [-22, 4, '#d9574f'],
      [26, -4, '#7fb3c9'],
    ] as const) {
      drum(pen, frame, { u, w, r: 7, z0: 62, z1: 80 }, c, { ink: 0.7 });
      pen.line([frame.at(u, w, 80), frame.at(u + 7, w, 92)], 1.2, { colour: '#fffdf4' });
    }
    pen.bars([[frame.at(0, 0, 62), frame.at(0, 0, 200)]], 7 * s, POLE);
    stripedCone(pen, frame, { r: 112, z0: 150, z1: 212, bulge: 12, sectors: 12 }, colours);
    pen.shape(arc(...frame.at(0, 0, 216), 6 * s, 6 * s, 0, 6.2832, 8), nth(colours, 0), { edge: 'smooth' });
  },
};
