/** A pedal boat in the shape of a water bird, drawn in two parts: two people sit between its far rim and its near side. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface CritterBoatOptions {
  readonly part: 'back' | 'front';
  /** 1 swims right, -1 left. */
  readonly face?: 1 | -1;
  readonly coat?: string;
  readonly beak?: string;
}

/** Where people sit, in the boat's own space, for one that swims right. */
export const BOAT_SEATS = [
  [-44, 0, 16],
  [10, 2, 16],
] as const;

export const critterBoat: ThingKind<CritterBoatOptions> = {
  name: 'critterBoat',
  footprint: () => disc(70),
  height: 40,
  shadow: false,
  draw(pen, frame, { part, face = 1, coat = '#f6cf5c', beak = '#e8863c' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u * face, 0, z);
    const rim = (from: number, to: number): Point[] => arc(...p(-14, 44), 86 * s, 17 * s, from, to, 15);
    if (part === 'back') {
      // the water it lies in: its reflex, and the rings it pushes away
      pen.tint(arc(...p(0, -6), 88 * s, 15 * s), '#3f8fae', { opacity: 0.55 });
      for (const k of [1.32, 1.08])
        pen.line(arc(...p(0, -2), 92 * k * s, 17 * k * s, 0.25, 2.9, 11), 1.5, {
          smooth: true,
          colour: '#ffffff',
          tone: 0.4,
        });
      pen.shape([p(-98, 44), p(-124, 82), p(-104, 78), p(-92, 66), p(-60, 40)], coat, { edge: 'smooth' });
      pen.shape(rim(0, 6.2832), '#8a5a44', { edge: 'smooth', tone: -0.5 });
      for (const u of [-58, -4])
        pen.shape([p(u - 24, 34), p(u - 20, 72), p(u + 20, 72), p(u + 24, 34)], '#c9605a', { wobble: 0 });
      return;
    }
    const hull = [...rim(0, Math.PI), p(-90, 22), p(-60, 0), p(0, -10), p(52, -2), p(76, 24)];
    pen.shape(hull, coat, { edge: 'smooth' });
    pen.within(hull, () => {
      pen.tint([p(-96, 10), p(-20, 8), p(40, 12), p(84, 30), p(84, -20), p(-96, -20)], coat, { tone: -0.9 });
    });
    // the wing that one could pedal with
    for (const i of range(3))
      pen.shape(
        [p(-62 + i * 12, 24 - i * 2), p(-34 + i * 16, 28), p(6 + i * 6, 24 - i * 7), p(-24 + i * 10, 8 - i)],
        coat,
        { edge: 'smooth', tone: 0.5 - i * 0.3, contour: false, ink: 0.8 },
      );
    pen.line(arc(...p(-14, 38), 84 * s, 17 * s, 0.15, 2.9, 13), 1.6, { smooth: true, colour: '#fff6dc' });
    pen.shape(
      [p(42, 36), p(54, 70), p(50, 104), p(66, 128), p(88, 112), p(84, 80), p(80, 44), p(62, 20)],
      coat,
      { edge: 'smooth' },
    );
    pen.shape(arc(...p(72, 122), 33 * s, 31 * s), coat, { edge: 'smooth' });
    pen.tint([p(52, 108), p(70, 100), p(94, 104), p(102, 118), p(92, 98), p(66, 92)], coat, { tone: -0.8 });
    pen.shape([p(94, 128), p(126, 120), p(128, 110), p(96, 106)], beak, { edge: 'smooth' });
    pen.line([p(98, 116), p(124, 115)], 0.9);
    for (const [u, z] of [
      [58, 158],
      [68, 164],
      [79, 157],
    ] as const)
      pen.stroke([p(70, 148), p(u, z)], 5, { colour: coat, tone: -0.6, from: 0.9 });
    pen.tint(arc(...p(80, 128), 6 * s, 8 * s), '#2b1a2e');
    pen.tint(arc(...p(78, 131), 2.2 * s, 2.6 * s), '#ffffff');
    pen.tint(arc(...p(66, 114), 8 * s, 5 * s), '#f08a7a', { opacity: 0.7 });
  },
};
