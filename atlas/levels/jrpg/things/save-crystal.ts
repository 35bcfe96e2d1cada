/** A crystal that turns over a ring of runes: whoever rests here may try again from here. */
import { TAU, arc, range } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { crystal, twinkle } from './parts';

export interface SaveCrystalOptions {
  readonly stone?: string;
  readonly material?: string;
}

export const saveCrystal: ThingKind<SaveCrystalOptions> = {
  name: 'saveCrystal',
  footprint: () => disc(190),
  height: 60,
  lamps: () => [{ u: 0, w: 60, reach: 420, colour: 'teal' }],
  draw(pen, frame, { stone = '#d8d3e6', material = '#59dcea' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 190, z1: 20 }, stone);
    drum(pen, frame, { r: 146, z0: 20, z1: 40 }, stone);
    const ring = frame.disc(0, 0, 41, 112);
    pen.shape(ring, pen.light.night ? { emit: '#2f7fa8' } : '#7fc8de', {
      edge: 'smooth',
      contour: false,
      ink: 0.9,
      wobble: 0,
    });
    for (const k of [100, 66])
      pen.line(frame.disc(0, 0, 42, k, 0, TAU, 40), 0.9, { colour: '#ffffff', smooth: true });
    for (const i of range(12)) {
      const a = (i / 12) * TAU;
      const spot = (r: number, b: number) => frame.at(Math.cos(a + b) * r, Math.sin(a + b) * r, 42);
      pen.line([spot(72, 0), spot(92, 0.1), spot(80, 0.2), spot(94, 0.3)], 1.1, { colour: '#ffffff' });
    }
    const post = (u: number, w: number) => {
      drum(pen, frame, { u, w, r: 20, r1: 15, z0: 20, z1: 150 }, stone);
      drum(pen, frame, { u, w, r: 24, z0: 146, z1: 162 }, '#e8b84a');
      crystal(pen, frame, { u, w, z: 168, half: 12, height: 46, material, floating: true });
    };
    for (const u of [-128, 128]) post(u, -70);
    crystal(pen, frame, { u: 0, z: 92, half: 56, height: 250, material, floating: true });
    const orbit = arc(...frame.at(0, 0, 214), 112 * s, 30 * s, 0.1, Math.PI - 0.1, 20);
    pen.line(orbit, 2.2, { colour: '#f2c94f', smooth: true });
    for (const [u, z, r] of [
      [-92, 300, 18],
      [96, 262, 14],
      [70, 350, 12],
    ] as const)
      twinkle(pen, frame.at(u, 0, z), r * s, '#fff6c8');
    for (const u of [-128, 128]) post(u, 74);
  },
};
