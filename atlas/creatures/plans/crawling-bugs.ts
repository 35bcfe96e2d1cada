/** Bugs on the ground. */
import type { Knot } from '../../core/geometry';
import { lerp } from '../../core/geometry';
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import { drawCoat } from '../body';
import { bugHead } from './bug-kind';
import type { BugKind } from './bug-kind';

const BEETLE_LEGS = [
  [-34, -1],
  [-14, -1],
  [6, -1],
  [22, 1],
] as const;

/** Knee and foot of one side. */
const SPIDER_LEGS = [
  [44, 50, 46],
  [58, 42, 66],
  [62, 22, 80],
] as const;

const CRAB_LEGS = [
  [34, 56, 0],
  [28, 46, 3],
  [20, 34, 6],
] as const;

const SPIRAL = Array.from({ length: 14 }, (_, i): Knot => {
  const a = i * 0.82 + 0.6;
  const r = lerp(30, 2, i / 13);
  return [-10 + Math.cos(a) * r, -34 + Math.sin(a) * r];
});

export const CRAWLING_BUGS = {
  beetle: {
    ground: { width: 48, x: -8 },
    draw: (s, p) => {
      const { second = 'black' } = p;
      for (const [x, o] of BEETLE_LEGS) {
        const leg = tube(knots`${x} -16, ${x + o * 8} -8, ${x + o * 6} -1`, [7, 6, 5]);
        s.shape(leg, second, { line: 2.4 });
      }
      s.shape(knots`-54 -10, -50 -34, -22 -56, 14 -50, 28 -26, 22 -8, -16 -4`, p.colour, {
        light: [-5, -6],
        inside: () => {
          drawCoat(s, [-54, -56, 28, -6], p, { name: 'none', colour: second });
          s.stroke(knots`-18 -56, -10 -30, -14 -4`, 2.6);
        },
      });
      s.tint(knots`-40 -36, -28 -46, -18 -48, -26 -42, -34 -32`, s.lit('#ffffff'), 0.6);
      const head = { hornColour: p.accent ?? 'gold', turn: 0.4, ...p, colour: p.headColour ?? second };
      bugHead(s, { x: 36, y: -26, scale: 0.62 }, head);
    },
  },
  spider: {
    ground: { width: 56 },
    draw: (s, p) => {
      both((o) => {
        for (const [kx, ky, fx] of SPIDER_LEGS) {
          const leg = stretch(knots`14 -36, ${kx * 0.9} ${-ky - 12}, ${fx} -1`, o);
          s.shape(tube(leg, [8, 7, 4.4]), p.second ?? p.colour, { line: 2.4, light: [-1.6, -1.6] });
        }
      });
      s.shape(oval(-10, -50, 32, 27), p.colour, {
        inside: () => drawCoat(s, [-42, -77, 22, -23], p, { name: 'none', colour: 'red' }),
      });
      bugHead(s, { x: 8, y: -30, scale: 0.66 }, { turn: 0.3, ...p });
    },
  },
  caterpillar: {
    ground: { width: 56, x: -16 },
    draw: (s, p) => {
      [-62, -46, -28, -8].forEach((x, i) => {
        for (const d of [-5, 6]) s.shape(oval(x + d, -4, 5, 5), p.limbColour ?? 'orange', { line: 2.4 });
        const ring = oval(x, -20 - Math.sin(i * 1.6) * 6, 16 + i, 17 + i);
        s.shape(ring, i % 2 ? (p.second ?? p.colour) : p.colour);
      });
      bugHead(s, { x: 20, y: -36, scale: 0.78 }, { turn: 0.4, ...p });
    },
  },
  snail: {
    ground: { width: 50 },
    draw: (s, p) => {
      const { second = 'sand' } = p;
      s.shape(knots`-56 0!, -30 -16, 10 -18, 30 -40, 48 -40, 50 -14, 38 0!`, second);
      s.shape(oval(-12, -36, 32, 31), p.colour, { inside: () => s.line(SPIRAL, 3.4) });
      const head = { turn: 0.4, horns: 'antennae', ...p, colour: second, hornColour: second } as const;
      bugHead(s, { x: 42, y: -46, scale: 0.56 }, head);
    },
  },
  crab: {
    ground: { width: 54 },
    draw: (s, p) => {
      both((o) => {
        for (const [a, b, d] of CRAB_LEGS) {
          const leg = stretch(knots`${a * 0.8} -22, ${b} ${-20 + d}, ${b + 2} -1`, o);
          s.shape(tube(leg, [8, 7, 4]), p.colour, { line: 2.4, light: [-1.6, -1.6] });
        }
        s.shape(tube(stretch(knots`34 -30, 54 -38, 52 -54`, o), [10, 10, 9]), p.colour, { light: [-2, -2] });
        s.at({ x: o * 54, y: -62, sx: o, sy: 1 }, () => drawClaw(s, p.colour));
        s.line(stretch(knots`12 -46, 14 -62`, o), 6);
      });
      s.head({}, () => {
        s.shape(knots`-44 -26, -34 -46, 0 -54, 34 -46, 44 -26, 30 -10, 0 -6, -30 -10`, p.colour, {
          light: [-4, -5],
          inside: () => drawCoat(s, [-44, -54, 44, -6], p, { name: 'none', colour: p.second ?? 'cream' }),
        });
        both((o) => {
          s.shape(oval(o * 14, -64, 9, 10), 'white', { light: 0 });
          s.tint(oval(o * 14 + 2, -63, 4, 5.4), s.inkColour);
          s.tint(oval(o * 14 + 0.6, -65, 1.6, 1.8), s.lit('#ffffff'));
        });
        s.stroke(knots`-12 -28, 0 -22, 12 -28`, 2.6);
      });
    },
  },
} as const satisfies Record<string, BugKind>;

/** A right claw; mirrored for the left. */
function drawClaw(s: Sketch, colour: Swatch): void {
  s.shape(knots`-6 8, -12 -8, 0 -24, 8 -20!, 2 -8!, 16 -14!, 15 2, 4 10`, colour, { light: [-3, -3] });
}
