/** What came down from the moon base: a scorched white capsule, its ramp out, its parachute all over the street. */
import { TAU, arc, nth, range } from '../../../core/geometry';
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
    // the parachute, where the wind left it: on its side, still full of air, its cords tied to what it carried
    const gores = 7;
    const [mouthU, mouthZ, mouthR] = [196, 92, 88] as const;
    const silkAt = (a: number, k: number): Point => {
      const round = Math.sqrt(Math.max(0, 1 - k ** 2.4));
      return p(
        mouthU + 30 * Math.cos(a) * round + 186 * k,
        Math.max(3, mouthZ - 22 * k + mouthR * Math.sin(a) * round * (1 + 0.5 * k * (1 - k))),
        -14,
      );
    };
    const seam = (i: number) => {
      const a = Math.PI / 2 - (i / gores) * Math.PI;
      return range(9).map((k) => silkAt(a, k / 8));
    };
    pen.tint([p(180, 2, 40), p(330, 2, 46), p(420, 2, 10), p(400, 2, -50), p(200, 2, -50)], '#8a8270', {
      opacity: 0.5,
    });
    for (const i of range(gores))
      pen.shape([...seam(i), ...seam(i + 1).reverse()], i % 2 ? '#f8f2e0' : silk, {
        ink: 0.9,
        wobble: 0,
        tone: nth([0.5, 0.3, 0.1, 0, -0.2, -0.5, -0.8], i),
      });
    const lip = range(32).map((i) => {
      const a = (i / 32) * TAU;
      const bay = 1 - 0.05 * Math.abs(Math.sin(a * gores));
      return p(mouthU + 30 * Math.cos(a) * bay, Math.max(3, mouthZ + mouthR * Math.sin(a) * bay), -14);
    });
    pen.shape(lip, '#7a3038', { ink: 1.1, wobble: 0 });
    for (const i of range(5)) {
      const a = Math.PI * (0.7 + i * 0.15);
      pen.line(
        [
          p(mouthU + 27 * Math.cos(a), Math.max(6, mouthZ + 80 * Math.sin(a)), -14),
          p(mouthU + 22, mouthZ, -14),
        ],
        0.7,
        {
          opacity: 0.6,
        },
      );
    }
    const knot = p(48, 150, 60);
    for (const i of range(gores + 2)) {
      const a = (i / (gores + 2)) * TAU + 0.2;
      const end = p(mouthU + 30 * Math.cos(a), Math.max(4, mouthZ + mouthR * Math.sin(a)), -14);
      pen.line([knot, [(knot[0] + end[0]) / 2, (knot[1] + end[1]) / 2 + 9 * s], end], 0.9, { smooth: true });
    }
    pen.bars([[p(-14, 170, 84), knot]], 6 * s, '#e6d2a0');
  },
};
