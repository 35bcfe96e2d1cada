/** The front of the ranch's barn: planks, open doors, and what stands between the hay. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { keptWindow } from '../../../things/town/window-kit';
import { pane } from './masonry';

/** Planks with a lit edge and nails, a pair of open doors, and what one sees through them. */
export function facade(pen: Pen, front: Wall, s: number): void {
  const night = pen.light.night;
  for (const i of range(20)) {
    const at = 12 + i * 23;
    pen.line([front.at(at, 2), front.at(at, 172)], 0.8, { opacity: 0.8 });
    if (i % 3 === 1) front.panel(at + 1, 0, at + 22, 172, '#b87844', { ink: 0, opacity: 0.6 });
    pen.scratches([
      [front.at(at + 8, 20 + ((i * 37) % 90)), front.at(at + 9, 58 + ((i * 37) % 90))],
      [front.at(at + 15, 12 + ((i * 53) % 100)), front.at(at + 15, 34 + ((i * 53) % 100))],
    ]);
  }
  front.panel(0, 0, front.width, 18, '#8a8a92', { ink: 0.9 });
  for (const i of range(12)) pen.line([front.at(20 + i * 38, 1), front.at(24 + i * 38, 17)], 0.7);
  front.panel(150, 0, 310, 158, '#f6ead0', { ink: 0.9 });
  const hall = front.rect(160, 0, 300, 148);
  pen.shape(hall, night ? { emit: '#f0b060' } : '#6a4636', { contour: false, ink: 0.8 });
  pen.within(hall, () => {
    pen.tint(front.rect(160, 96, 300, 148), '#3f2830', { edge: 'straight', opacity: night ? 0.35 : 0.6 });
    for (const k of range(5))
      pen.line([front.at(172 + k * 30, 96), front.at(176 + k * 28, 148)], 0.7, { opacity: 0.6 });
    pen.bars([[front.at(160, 96), front.at(300, 96)]], 6 * s, '#8a5a3a');
    for (const [m, z, r] of [
      [180, 104, 20],
      [212, 110, 24],
      [250, 104, 20],
      [186, 14, 30],
      [282, 12, 28],
    ] as const)
      pen.shape(arc(...front.at(m, z), r * s, r * 0.7 * s, 0, TAU, 9), '#e9c35a', {
        edge: 'scallop',
        contour: false,
        ink: 0.7,
      });
    pen.bars([[front.at(276, 96), front.at(276, 80)]], 2 * s, '#3f2830', { edge: 0 });
    pen.shape(front.rect(268, 60, 284, 80), { emit: '#ffdf8a' }, { contour: false, ink: 0.7 });
    calf(pen, front, s);
  });
  pen.glow(...front.at(276, 70), 130 * s, 'amber', 1);
  for (const [a, b] of [
    [80, 150],
    [310, 380],
  ] as const) {
    front.panel(a, 0, b, 152, '#b5453c');
    for (const k of [1, 2, 3])
      pen.line([front.at(a + k * 17, 4), front.at(a + k * 17, 148)], 0.6, { opacity: 0.7 });
    front.panel(a + 3, 3, b - 3, 12, '#f6ead0', { ink: 0.6 });
    front.panel(a + 3, 138, b - 3, 148, '#f6ead0', { ink: 0.6 });
    pen.line([front.at(a + 5, 12), front.at(b - 5, 138)], 3, { colour: '#f6ead0' });
    pen.line([front.at(b - 5, 12), front.at(a + 5, 138)], 3, { colour: '#f6ead0' });
    for (const z of [30, 120])
      front.panel(a < 200 ? a - 4 : b - 16, z, a < 200 ? a + 14 : b + 4, z + 6, '#4a4450', { ink: 0.5 });
  }
  for (const s0 of [26, 406]) {
    front.panel(s0 - 5, 64, s0 + 45, 122, '#f6ead0', { ink: 0.8 });
    front.panel(s0, 69, s0 + 40, 117, pane(pen, '#5f8a9a'), { ink: 0.7 });
    keptWindow(front, { s0, s1: s0 + 40, z0: 69, z1: 117 });
    pen.bars([[front.at(s0 + 20, 69), front.at(s0 + 20, 117)]], 3 * s, '#f6ead0', { edge: 1 });
    front.panel(s0 - 9, 54, s0 + 49, 64, '#8a5636', { ink: 0.7 });
  }
}

/** A calf that looks out between the hay; by night it dozes. */
function calf(pen: Pen, front: Wall, s: number): void {
  const p = (u: number, z: number) => front.at(232 + u, 34 + z);
  // chest and shoulders in the round, legs below them, a shade under the chin
  pen.shape(
    [p(-26, 4), p(-34, -10), p(-31, -26), p(-22, -34), p(22, -34), p(32, -26), p(34, -10), p(26, 4)],
    '#f6ead8',
    {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    },
  );
  for (const k of [-1, 1]) {
    pen.shape([p(k * 15 - 7, -26), p(k * 15 + 7, -26), p(k * 15 + 6, -44), p(k * 15 - 6, -44)], '#efe0c8', {
      contour: false,
      ink: 0.8,
    });
    pen.shape([p(k * 15 - 6, -42), p(k * 15 + 6, -42), p(k * 15 + 8, -50), p(k * 15 - 8, -50)], '#5a4038', {
      contour: false,
      ink: 0.6,
    });
  }
  pen.tint(arc(...p(18, -12), 13 * s, 15 * s, 0, TAU, 10), '#7a5646');
  pen.tint(arc(...p(-22, -22), 8 * s, 9 * s, 0, TAU, 9), '#7a5646');
  pen.tint(arc(...p(2, 0), 24 * s, 9 * s, 0, TAU, 12), '#b89a84', { opacity: 0.6 });
  // a bell on a red band
  pen.bars([[p(-20, 2), p(0, -6), p(20, 2)]], 5 * s, '#c8423a', { edge: 1, smooth: true });
  pen.shape(arc(...p(0, -14), 7 * s, 8 * s, 0, TAU, 9), '#e9b93f', {
    edge: 'smooth',
    contour: false,
    ink: 0.7,
  });
  for (const k of [-1, 1])
    pen.shape([p(20 * k, 34), p(46 * k, 40), p(40 * k, 22), p(22 * k, 22)], '#e8b8a8', {
      edge: 'smooth',
      contour: false,
      ink: 0.7,
    });
  pen.shape(arc(...p(0, 26), 26 * s, 28 * s, 0, TAU, 14), '#fbf3e4', {
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
  pen.tint(arc(...p(-13, 36), 11 * s, 14 * s, 0, TAU, 10), '#7a5646');
  pen.shape(arc(...p(0, 12), 19 * s, 12 * s, 0, TAU, 12), '#f0a8a0', {
    edge: 'smooth',
    contour: false,
    ink: 0.7,
  });
  for (const k of [-1, 1]) {
    pen.tint(arc(...p(7 * k, 12), 2.4 * s, 3 * s, 0, TAU, 7), '#8a4650');
    if (pen.light.night)
      pen.line([p(13 * k - 5, 32), p(13 * k, 29), p(13 * k + 5, 32)], 0.8, { smooth: true });
    else pen.tint(arc(...p(13 * k, 32), 3.4 * s, 4.6 * s, 0, TAU, 8), '#2b1a2e');
  }
}
