/** What came down from the moon base: a scorched white capsule, its ramp out, its parachute all over the street. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface LanderOptions {
  readonly white?: string;
  readonly band?: string;
  readonly silk?: string;
}

export const lander: ThingKind<LanderOptions> = {
  name: 'lander',
  footprint: () => [
    [-240, 110],
    [390, 110],
    [390, -100],
    [-240, -100],
  ],
  height: 260,
  draw(pen, frame, { white = '#f4f0e2', band = '#3f3c40', silk = '#d9534a' }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    pen.tint(frame.disc(-60, 10, 1, 210), '#8a8270', { opacity: 0.55 });
    for (const i of range(14)) {
      const a = (i / 14) * TAU;
      pen.stroke(
        [
          frame.at(-60 + Math.cos(a) * 130, Math.sin(a) * 130, 1),
          frame.at(-60 + Math.cos(a) * 220, Math.sin(a) * 220, 1),
        ],
        7,
        {
          colour: '#6f6858',
          from: 1,
          opacity: 0.6,
        },
      );
    }
    const leg = (u: number, w: number, tone: number) => {
      pen.bars([[p(-60 + u * 0.5, 150, w * 0.5), p(-60 + u, 8, w)]], 13 * s, '#b8b2a4', { tone });
      pen.bars([[p(-60 + u * 0.4, 70, w * 0.4), p(-60 + u * 0.82, 52, w * 0.82)]], 8 * s, '#b8b2a4', {
        tone,
      });
      drum(pen, frame, { u: -60 + u, w, r: 30, z0: 0, z1: 9 }, '#8a8478');
    };
    leg(-150, -80, -0.7);
    leg(140, -90, -0.8);
    drum(pen, frame, { u: -60, r: 70, r1: 108, z0: 36, z1: 84 }, '#6a655c', { top: false });
    drum(pen, frame, { u: -60, r: 116, r1: 108, z0: 84, z1: 190 }, white, { top: false });
    drum(pen, frame, { u: -60, r: 111, r1: 109, z0: 150, z1: 172 }, band, { top: false, ink: 0.8 });
    stripedCone(pen, frame, { u: -60, r: 108, r1: 34, z0: 190, z1: 330, bulge: 16, sectors: 16 }, [
      white,
      white,
      band,
      white,
    ]);
    drum(pen, frame, { u: -60, r: 34, r1: 28, z0: 328, z1: 356 }, band);
    pen.bars([[p(-60, 356), p(-60, 420)]], 5 * s, '#b8b2a4', { edge: 1.8 });
    pen.shape(arc(...p(-60, 426), 10 * s, 10 * s, 0, TAU, 10), { emit: '#ff5a3c' }, { edge: 'smooth' });
    for (const [a, z] of [
      [2.4, 232],
      [0.74, 232],
    ] as const) {
      const [x, y] = p(-60 + Math.cos(a) * 92, z, Math.sin(a) * 92);
      pen.shape(arc(x, y, 21 * s, 22 * s, 0, TAU, 16), '#b8b2a4', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 14 * s, 15 * s, 0, TAU, 14), '#6f8f94', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      pen.tint(arc(x - 5 * s, y - 5 * s, 4 * s, 4 * s, 0, TAU, 7), '#ffffff');
    }
    // hatch and ramp
    const door = [p(-92, 88, 108), p(-28, 88, 108), p(-30, 178, 104), p(-60, 196, 100), p(-90, 178, 104)];
    pen.shape(door, '#4a4640', { contour: false, ink: 1.4 });
    pen.tint(
      [p(-84, 92, 108), p(-36, 92, 108), p(-40, 150, 106), p(-80, 150, 106)],
      { emit: '#ffe6a8' },
      { edge: 'straight', opacity: 0.85 },
    );
    pen.shape([p(-96, 88, 112), p(-24, 88, 112), p(-4, 2, 216), p(-116, 2, 216)], '#cfc8b6', {});
    for (const t of range(6))
      pen.line([p(-98 - t * 3, 76 - t * 14, 126 + t * 17), p(-22 + t * 3, 76 - t * 14, 126 + t * 17)], 1);
    leg(-150, 90, 0.2);
    leg(150, 84, -0.3);
    // the parachute, where the wind left it: on its side, half full of air, its cords still tied to what it carried
    const rimAt = (t: number): Point =>
      p(
        206 + 10 * Math.cos(t * Math.PI * 14),
        4 + 128 * Math.sin(t * Math.PI),
        104 * Math.cos(t * Math.PI) - 10,
      );
    const gores = 8;
    pen.shape(
      range(25).map((i) => rimAt(i / 24)),
      '#7a3a38',
      { ink: 0.8 },
    );
    for (const i of range(gores)) {
      const [a, b] = [i / gores, (i + 1) / gores];
      const bulge = (t: number): Point =>
        p(318, 6 + 116 * Math.sin(t * Math.PI), 92 * Math.cos(t * Math.PI) - 10);
      pen.shape(
        spline([rimAt(a), rimAt((a + b) / 2), rimAt(b), bulge(b), p(408, 14, -10), bulge(a)], true, 3),
        i % 2 ? '#f8f2e0' : silk,
        { ink: 0.8, wobble: 0, tone: i < 3 ? 0.3 : i > 5 ? -0.6 : 0 },
      );
    }
    const knot = p(48, 96, 60);
    for (const i of range(gores + 1)) pen.line([knot, rimAt(i / gores)], 0.9);
    pen.bars([[p(-14, 150, 84), knot]], 6 * s, '#e6d2a0');
  },
};
