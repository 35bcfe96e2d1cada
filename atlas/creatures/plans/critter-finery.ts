/** What a mascot of rank goes about in: a cloak with a collar of ermine, and a saucer that carries it. */
import type { Sketch } from '../../core/sketch';
import { knots, mirror, oval } from '../../core/knots';
import type { Swatch } from '../../core/swatches';

/** Half the width of a body, its height, and where its feet begin. */
type Trunk = readonly [w: number, h: number, y0: number];

/** The cloak behind the body. */
export function drawCloak(s: Sketch, [w, h, y0]: Trunk, colour: Swatch): void {
  const cloak = mirror(knots`
    0 ${y0 - h - 4}, ${-w} ${y0 - h}, ${-w - 24} ${y0 - h * 0.6}, ${-w - 36} ${y0}!, ${-w - 12} ${y0 - 2},
    ${-w * 0.6} ${y0 + 5}, 0 ${y0 + 2}
  `);
  s.shape(cloak, colour, { light: [-4, -3] });
}

/** The collar round its neck, white with black tails, and the clasp that holds it. */
export function drawErmine(s: Sketch, [w, h, y0]: Trunk): void {
  const y = y0 - h + 20;
  const collar = mirror(knots`
    0 ${y - 10}, ${-w - 4} ${y - 14}, ${-w - 12} ${y}, ${-w} ${y + 10}, ${-w * 0.4} ${y + 12}, 0 ${y + 17}!
  `);
  s.shape(collar, 'white', {
    inside: () => {
      for (const [x, dy] of knots`-26 -2, -15 4, -5 7, 8 6, 18 3, 28 -3`) {
        s.tint(knots`${x - 2} ${y + dy - 3}, ${x + 2} ${y + dy - 3}, ${x} ${y + dy + 5}!`, s.inkColour);
      }
    },
  });
  s.shape(oval(0, y + 13, 5), 'gold', { line: 2.2 });
}

/** A turtle's shell behind the body, wider and higher than it: a rim of plates round a dome of scutes. */
export function drawCarapace(s: Sketch, [w, h, y0]: Trunk, colour: Swatch): void {
  const [y, rx, ry] = [y0 - h * 0.56, w * 1.62, h * 0.72];
  s.shape(oval(0, y, rx, ry), 'cream', {
    light: [-3, -3],
    inside: () => {
      for (let i = 0; i < 18; i++) {
        const a = (i / 18) * 2 * Math.PI;
        const [cx, cy] = [Math.cos(a), Math.sin(a)];
        s.stroke(knots`${cx * rx * 0.7} ${y + cy * ry * 0.7}, ${cx * rx} ${y + cy * ry}`, 2);
      }
    },
  });
  s.shape(oval(0, y - 1, rx * 0.86, ry * 0.86), colour, {
    contour: false,
    line: 2.6,
    light: [-4, -4],
    inside: () => {
      for (const o of [-1, 1]) {
        s.line(knots`${o * rx * 0.5} ${y - ry}, ${o * rx * 0.62} ${y}, ${o * rx * 0.5} ${y + ry}`, 2.4);
        for (const k of [-0.42, 0.02, 0.44])
          s.line(knots`${o * rx * 0.6} ${y + ry * k}, ${o * rx} ${y + ry * k * 1.3}`, 2.4);
      }
    },
  });
}

/** A dish under its feet: lamps along the rim, a glow beneath. */
export function drawSaucer(s: Sketch, colour: Swatch): void {
  s.shape(oval(0, 20, 17, 6), { emit: 'aqua' }, { line: 2.2 });
  s.shape(knots`-56 4, -30 -5, 0 -7, 30 -5, 56 4, 34 15, 0 20, -34 15`, colour, { light: [-2, -4] });
  s.stroke(knots`-52 5, -26 11, 0 12, 26 11, 52 5`, 2.2);
  for (const [x, y] of knots`-38 8, -20 14, 0 16, 20 14, 38 8`) {
    s.shape(oval(x, y, 3.4), { emit: 'yellow' }, { contour: false, line: 1.6, light: 0 });
  }
}
