/** Bugs in the air. */
import { knots, tube } from '../../core/knots';
import { drawWings } from '../body';
import { bugHead } from './bug-kind';
import type { BugKind } from './bug-kind';

export const FLYING_BUGS = {
  bee: {
    ground: { width: 30, air: 40 },
    draw: (s, p) => {
      const { second = 'black' } = p;
      s.at({ y: -66 }, () => {
        drawWings(s, { x: -4, y: -16 }, p, { name: 'insect', colour: 'white', second: 'white', scale: 0.9 });
        s.shape(knots`-34 24!, -22 24, -14 30!, -20 10`, 'charcoal');
        s.shape(knots`-30 20, -32 0, -12 -16, 16 -10, 22 12, 6 30, -16 32`, p.colour, {
          light: [-4, -4],
          inside: () => {
            for (const x of [-20, -2]) {
              s.at({ x }, () => s.tint(knots`-6 -30, 3 -30, 5 6, 1 50, -8 50, -4 6`, s.lit(second)));
            }
          },
        });
        for (const x of [-6, 6]) s.shape(tube(knots`${x} 24, ${x + 2} 38`, [6, 4]), second, { line: 2.4 });
        bugHead(
          s,
          { x: 20, y: -6, scale: 0.68 },
          { turn: 0.4, horns: 'antennae', hornColour: 'black', ...p },
        );
      });
    },
  },
  dragonfly: {
    ground: { width: 34, air: 40 },
    draw: (s, p) => {
      s.at({ y: -60, rot: -14 }, () => {
        drawWings(s, {}, p, { name: 'insect', colour: 'sky', second: 'white' });
        s.shape(tube(knots`-70 14, -30 10, 6 4`, [7, 10, 16]), p.colour, {
          inside: () => {
            for (const x of [-56, -40, -24]) {
              s.line(knots`${x} -10, ${x + 1} 30`, 3.4, s.lit(p.second ?? 'black'));
            }
          },
        });
        bugHead(s, { x: 14, y: 2, scale: 0.56 }, { turn: 0.4, ...p });
      });
    },
  },
} as const satisfies Record<string, BugKind>;
