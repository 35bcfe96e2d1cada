/** Pauldrons, furs, straps, jewels and ponchos. Drawn in the torso frame, over the arms and under the head. */
import { knots, oval, shift } from '../../core/knots';
import type { TorsoPiece } from './parts';

export const SHOULDER_WEAR = {
  pauldrons: (s, { T, w }, c) => {
    for (const o of [-1, 1]) {
      s.shape(
        knots`
          ${o * (w - 9)} ${-T - 6}!, ${o * (w + 4)} ${-T - 9}, ${o * (w + 13)} ${-T + 3},
          ${o * (w + 11)} ${-T + 14}!, ${o * (w - 4)} ${-T + 10}
        `,
        c.accent,
      );
      s.stroke(knots`${o * (w - 5)} ${-T + 5}, ${o * (w + 4)} ${-T + 3}, ${o * (w + 11)} ${-T + 8}`, 1.8);
    }
  },
  spikes: (s, { T, w }, c) => {
    for (const o of [-1, 1]) {
      s.shape(
        knots`
          ${o * (w - 9)} ${-T - 5}!, ${o * (w - 2)} ${-T - 9}, ${o * w} ${-T - 22}!,
          ${o * (w + 7)} ${-T - 8}, ${o * (w + 19)} ${-T - 14}!, ${o * (w + 12)} ${-T + 2},
          ${o * (w + 11)} ${-T + 13}!, ${o * (w - 4)} ${-T + 9}
        `,
        c.accent,
      );
    }
  },
  mechaShoulders: (s, { T, w }, c) => {
    for (const o of [-1, 1]) {
      s.shape(
        knots`
          ${o * (w - 7)} ${-T - 10}!, ${o * (w + 17)} ${-T - 10}!, ${o * (w + 18)} ${-T + 12}!,
          ${o * (w - 2)} ${-T + 12}!
        `,
        c.main,
      );
      s.tint(
        knots`
          ${o * (w + 1)} ${-T - 4}!, ${o * (w + 13)} ${-T - 4}!, ${o * (w + 13)} ${-T - 0.6}!,
          ${o * (w + 1)} ${-T - 0.6}!
        `,
        s.lit(c.accent),
      );
    }
  },
  strap: (s, { T, w, x }, c) => {
    s.line(knots`${-w + 4} ${-T - 1}, ${x} ${-T * 0.5}, ${w - 3} -2`, 6.4, s.inkColour);
    s.line(knots`${-w + 4} ${-T - 1}, ${x} ${-T * 0.5}, ${w - 3} -2`, 3.6, s.lit(c.accent));
  },
  amulet: (s, { T, x }, c) => {
    s.line(knots`${x - 11} ${-T - 3}, ${x} ${-T * 0.6}, ${x + 11} ${-T - 3}`, 1.8);
    s.shape(oval(x, -T * 0.56, 4.6), c.accent, { contour: false, line: 2.4, light: [-1.4, -1.4] });
  },
  beads: (s, { T, w, x }, c) => {
    for (const k of [-1, -0.62, -0.22, 0.22, 0.62, 1]) {
      const bead = oval(x + k * (w - 6), -T + 2 + (1 - k * k) * 12, 3.4);
      s.shape(bead, c.accent, { contour: false, line: 2, light: [-1, -1] });
    }
  },
  furry: (s, { T, w, x }, c) => {
    const puffs = [-1, -0.5, 0, 0.5, 1].map((k) => {
      const middle = 1 - Math.abs(k);
      return oval(x * middle + k * (w - 2), -T + 2 + middle * 8, 8.4, 7.6);
    });
    s.shape(puffs, c.inner ?? 'white', { line: 2.8 });
  },
  ruff: (s, { T, w }) => {
    const puffs = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((k) => oval(k * w * 0.8, -T + (1 - k * k) * 5, 6.6, 6));
    s.shape(puffs, 'white', { line: 2.6 });
  },
  poncho: (s, { T, w, h, x }, c) => {
    const hem = knots`
      ${-w - 12} ${-T * 0.16}, ${-w * 0.5} ${T * 0.02}, ${x} ${T * 0.2}!, ${w * 0.6} ${T * 0.02},
      ${w + 12} ${-T * 0.16}
    `;
    s.shape(
      [...knots`${w + 2} ${-T + 2}, 9 ${-T - 6}!, -9 ${-T - 6}!, ${-w - 2} ${-T + 2}`, ...hem],
      c.accent,
      {
        light: [-5, -4],
        inside: () => {
          s.line(shift(hem, 0, -7), 4, s.lit(c.second));
          s.line(shift(hem, 0, -13), 1.8, s.lit('cream'));
          s.stroke(knots`${-w} ${-T * 0.5}, ${-w - 4} ${-T * 0.1}`, 1.8);
          s.stroke(knots`${w} ${-T * 0.5}, ${h + 4} ${-T * 0.05}`, 1.8);
        },
      },
    );
  },
  high: (s, { T, w }, c) => {
    s.shape(
      knots`
        ${-w - 4} ${-T - 16}!, -9 ${-T - 2}, 0 ${-T + 6}, 9 ${-T - 2}, ${w + 4} ${-T - 16}!,
        ${w + 4} ${-T + 5}, 0 ${-T + 14}, ${-w - 4} ${-T + 5}
      `,
      c.accent,
    );
  },
} as const satisfies Record<string, TorsoPiece>;
