/** The fountain of the crescent: water falls from a moon that is always a little ajar. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { crescentAt, starAt } from './parts';

export const moonFountain: ThingKind<{ readonly r?: number }> = {
  name: 'moonFountain',
  footprint: ({ r = 210 }) => disc(r),
  height: 300,
  lamps: () => [{ reach: 520, colour: 'white' }],
  draw(pen, frame, { r = 210 }, random) {
    const s = frame.scale;
    drum(pen, frame, { r, z1: 44 }, '#efe8fa');
    pen.shape(frame.disc(0, 0, 44, r * 0.88), '#7fb4ec', { edge: 'smooth', contour: false });
    for (const i of range(14)) {
      const a = random.range(0, 6.28);
      const k = random.range(0.3, 0.8) * r;
      const [x, y] = frame.at(Math.cos(a) * k, Math.sin(a) * k, 44);
      pen.line(
        [
          [x - 16 * s, y],
          [x + 16 * s, y],
        ],
        1,
        { colour: { emit: '#e8f4ff' } },
      );
      if (i % 3 === 0)
        pen.shape(starAt([x, y - 4 * s], 8 * s), { emit: '#fff3b8' }, { ink: 0.5, contour: false });
    }
    drum(pen, frame, { r: 62, r1: 40, z0: 44, z1: 130 }, '#e2d8f4');
    drum(pen, frame, { r: 30, r1: 100, z0: 126, z1: 156 }, '#efe8fa', { topMaterial: '#9cc8f4' });
    const centre = frame.at(0, 0, 290);
    pen.shape(crescentAt([centre[0] + 9 * s, centre[1] + 5 * s], 130 * s, 0.4, -0.7), '#d8a83a', {
      tone: -0.6,
    });
    pen.shape(crescentAt(centre, 130 * s, 0.4, -0.7), pen.light.night ? { emit: '#ffe493' } : '#f6cf5f');
    pen.glow(...centre, 170 * s, 'amber', 0.4);
    pen.shape(starAt(frame.at(46, 0, 308), 34 * s), { emit: '#fff8dc' });
    for (const i of range(9)) {
      const a = (i / 9) * 6.2832 + 0.2;
      const out = (t: number): Point =>
        frame.at(
          Math.cos(a) * (84 + t * 74),
          Math.sin(a) * (84 + t * 74),
          156 + Math.sin(t * 2.2) * 34 - t * t * 118,
        );
      pen.stroke(
        range(6).map((k) => out(k / 5)),
        9,
        { colour: { emit: '#e4f3ff' }, opacity: 0.85 },
      );
    }
    for (const i of range(12)) {
      const [x, y] = frame.disc(0, 0, 24, r, 0.15 + i * 0.26, 0.16 + i * 0.26, 2)[0] ?? [0, 0];
      pen.shape(arc(x, y, 7 * s, 7 * s), '#f08fb4', { edge: 'smooth', ink: 0.7, contour: false });
    }
  },
};
