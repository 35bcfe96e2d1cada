/** A hired boat in the shape of a slim moon: the lake's only public transport, and it turns in circles. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { starAt } from './parts';

export interface MoonBoatOptions {
  readonly hull?: string;
  /** +1 when the prow with the lantern is on the right. */
  readonly side?: 1 | -1;
}

export const moonBoat: ThingKind<MoonBoatOptions> = {
  name: 'moonBoat',
  footprint: () => block(210, 70),
  height: 90,
  shadow: false,
  lamps: () => [{ reach: 260, colour: 'amber' }],
  draw(pen, frame, { hull = '#f2c14f', side = 1 }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * side, w, z);
    // its shade and its mirror break the light on the water
    pen.tint(frame.disc(0, 0, 0, 160, 0, Math.PI, 16), '#2c3f9a', { opacity: 0.72 });
    pen.tint(frame.disc(0, 4, 0, 112, 0, Math.PI, 14), hull, { opacity: 0.34 });
    // rings on the water
    for (const [r, o] of [
      [150, 0.55],
      [190, 0.3],
    ] as const)
      pen.line(frame.disc(0, 0, 0, r, 0.2, 2.9, 18), 1.2, { colour: { emit: '#dfe8ff' }, opacity: o });
    const keel = range(17).map((i): Point => {
      const t = i / 16;
      const a = Math.PI * (1 - t);
      return p(Math.cos(a) * 134, 116 - Math.sin(a) * 122, 30);
    });
    const rim = range(15).map((i): Point => {
      const t = i / 14;
      const a = Math.PI * t;
      return p(Math.cos(a) * 122, 128 - Math.sin(a) * 84, 26);
    });
    pen.shape([...keel, ...rim], hull, { edge: 'smooth', wobble: 0 });
    const low = keel.slice(6);
    const inner = low.map(([x, y], i): Point => [x, y - 26 * s * Math.sin((i / (low.length - 1)) * Math.PI)]);
    pen.tint([...low, ...inner.reverse()], hull, { tone: -0.8, edge: 'straight' });
    pen.stroke(rim.slice(2, 13), 7, { colour: '#fff6d8', from: 0.4, to: 0.4 });
    for (const k of [-0.5, 0, 0.5])
      pen.shape(starAt(p(k * 110, 26 + k * k * 76, 30), 11 * s), '#fff6d8', { ink: 0.6, contour: false });
    // an oar over the rim, a lantern on the prow, a rose on the stern
    pen.bars([[p(-30, 74, 20), p(-96, -14, 60)]], 6 * s, '#c79a6a');
    pen.shape(arc(...p(-101, -20, 60), 12 * s, 20 * s, 0, TAU, 12), '#c79a6a', { edge: 'smooth' });
    pen.bars([[p(130, 118, 26), p(150, 168, 20), p(120, 176, 20)]], 5 * s, '#8a6ab8');
    const lamp = p(118, 152, 20);
    pen.shape(arc(...lamp, 16 * s, 20 * s, 0, TAU, 12), pen.light.night ? { emit: '#ffe9a8' } : '#f7e2b0', {
      edge: 'smooth',
    });
    pen.glow(...lamp, 150 * s, 'amber', 0.8);
    pen.shape(arc(...p(-128, 122, 24), 17 * s, 16 * s, 0, TAU, 7), '#ff7fa8', { edge: 'scallop', ink: 0.8 });
  },
};
