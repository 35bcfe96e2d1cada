/** The prize machine: a glass globe full of capsules as big as melons. Everybody already has the one they get. */
import { arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { Wall, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface CapsuleMachineOptions {
  readonly body?: string;
}

/** The other half of a capsule. */
const PALE = ['#cfe9ee', '#fbe6c0', '#e6dcf4', '#e2f0c8', '#fbdcdc'];
const TINTS = ['#e8766a', '#5fb0a8', '#f0b84a', '#8f7fb8', '#8ac05a', '#f2a0b8', '#6a9fd0'];

export const capsuleMachine: ThingKind<CapsuleMachineOptions> = {
  name: 'capsuleMachine',
  footprint: () => disc(170),
  height: 320,
  draw(pen, frame, { body = '#e0604f' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 168, r1: 150, z1: 34 }, '#c9a05a');
    drum(pen, frame, { r: 130, r1: 118, z0: 34, z1: 236 }, body);
    const panel = new Wall(pen, frame, [-84, 112], [84, 112], 34, 236);
    panel.panel(8, 14, 160, 176, '#f6d9a0', { ink: 1.1 });
    letters(pen, panel, 'CAPSULES', { s: 84, z: 146, height: 20, colour: '#a8404a', width: 1.6, fit: 136 });
    // the knob, the slot, and the flap that always jams
    pen.shape(arc(...panel.at(56, 98), 32 * s, 32 * s), '#c9a05a', { edge: 'smooth', contour: false });
    pen.shape(arc(...panel.at(56, 98), 22 * s, 22 * s), '#fbf1dc', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    panel.panel(34, 90, 78, 106, '#c9a05a', { ink: 1 });
    panel.panel(114, 92, 126, 126, '#5a3a3e', { ink: 0.9 });
    panel.panel(100, 84, 140, 134, '#fbf1dc', { ink: 0, opacity: 0.4 });
    panel.panel(44, 22, 124, 66, '#5a3a3e', { ink: 1.1 });
    panel.panel(48, 46, 120, 66, '#c9a05a', { ink: 0.9 });
    const [cx, cy] = frame.at(0, 0, 396);
    const r = 186 * s;
    pen.shape(arc(cx, cy, r, r * 0.97), '#cfe9ee', { edge: 'smooth', wobble: 0 });
    pen.tint(arc(cx + r * 0.1, cy + r * 0.08, r * 0.86, r * 0.84), '#a8d4de');
    // capsules heaped from the bottom up, each in two colours
    const rows = [
      [0.74, 3],
      [0.5, 5],
      [0.24, 6],
      [-0.02, 5],
      [-0.26, 3],
    ] as const;
    for (const [dy, count] of rows)
      for (const i of range(count)) {
        const span = Math.sqrt(1 - dy * dy) * 0.8;
        const x = cx + (count > 1 ? (i / (count - 1)) * 2 - 1 : 0) * span * r + random.jitter(7 * s);
        const y = cy + dy * r + random.jitter(8 * s);
        const k = 31 * s;
        const turn = random.range(0, 6.28);
        const tint = random.pick(TINTS);
        pen.shape(arc(x, y, k, k), random.pick(PALE), { edge: 'smooth', contour: false, ink: 0.8 });
        pen.shape(arc(x, y, k, k, turn, turn + Math.PI, 12), tint, { contour: false, ink: 0.8, wobble: 0 });
        pen.tint(arc(x - k * 0.3, y - k * 0.34, k * 0.24, k * 0.2), '#ffffff');
      }
    pen.tint(
      [
        ...arc(cx, cy, r * 0.9, r * 0.88, Math.PI * 1.05, Math.PI * 1.42, 9),
        ...arc(cx, cy, r * 0.76, r * 0.76, Math.PI * 1.42, Math.PI * 1.05, 9),
      ],
      '#ffffff',
      { edge: 'straight', opacity: 0.8 },
    );
    pen.tint(arc(cx - r * 0.66, cy + r * 0.26, 12 * s, 22 * s), '#ffffff', { opacity: 0.7 });
    // collar and hat
    pen.shape(
      [
        ...frame.disc(0, 0, 236, 122, 0, Math.PI, 12),
        ...frame.disc(0, 0, 256, 134, 0, Math.PI, 12).reverse(),
      ],
      '#c9a05a',
      {
        wobble: 0,
      },
    );
    drum(pen, frame, { r: 92, r1: 74, z0: 548, z1: 586 }, '#c9a05a', { topMaterial: body });
    drum(pen, frame, { r: 62, r1: 20, z0: 586, z1: 624 }, body);
    pen.shape(arc(...frame.at(0, 0, 638), 20 * s, 20 * s), '#f0b84a', { edge: 'smooth' });
    // three that got away
    for (const [u, w, tint, turn] of [
      [-176, 96, '#5fb0a8', 0.6],
      [150, 140, '#f0b84a', 2.6],
      [86, 176, '#8f7fb8', 3.6],
    ] as const) {
      const [x, y] = frame.at(u, w, 24);
      pen.shape(arc(x, y, 27 * s, 27 * s), '#fff9ea', { edge: 'smooth' });
      pen.shape(arc(x, y, 27 * s, 27 * s, turn, turn + Math.PI, 12), tint, { contour: false, wobble: 0 });
      pen.tint(arc(x - 9 * s, y - 10 * s, 7 * s, 6 * s), '#ffffff');
    }
  },
};
