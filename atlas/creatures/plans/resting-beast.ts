/** The four-legged animal that sits or lies. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, tube } from '../../core/knots';
import { drawCoat, drawTail, drawWings } from '../body';
import type { Ground } from '../body';
import type { Coat } from '../patterns';
import { skullShape } from '../head';
import { wearHead } from '../worn';
import { beastFoot } from './beast-spec';
import type { BeastSpec } from './beast-spec';

/** Sitting like a dog or a shrine statue. */
export function sittingBeast(s: Sketch, p: BeastSpec): Ground {
  const { colour, second = 'cream', headSize = 0.9, turn = 0.4 } = p;
  const { girth: g = 36, leg = 30, legWidth: w = 13, neck = 10 } = p;
  const foot = beastFoot(p.foot ?? 'paw');
  const h = leg + g * 0.9;
  const head = { x: 8, y: -h - neck - 12 * headSize, scale: headSize, rot: p.tilt ?? 0 };
  drawTail(s, { x: -g * 0.5, y: -10 }, p, { colour, second: p.accent ?? second });
  drawWings(s, { x: 0, y: -h * 0.8 }, p, { colour: p.accent ?? second, second });
  const trunk = knots`
    ${-g * 0.72} -6, ${-g * 0.78} ${-h * 0.36}, ${-g * 0.42} ${-h * 0.8}, 2 ${-h - 4},
    ${g * 0.6} ${-h * 0.84}, ${g * 0.66} ${-h * 0.4}, ${g * 0.44} -2, ${-g * 0.3} 0
  `;
  const throat = tube(knots`4 ${-h * 0.7}, ${head.x} ${head.y + 8}`, [g * 0.9, 28 * headSize]);
  s.shape([trunk, throat], colour, {
    light: [-5, -4],
    inside: () => {
      drawCoat(s, [-g * 0.3, -h, g * 0.7, 0], p, { name: 'bib', colour: second, turn });
      const shadow = oval(head.x, head.y + 22 * headSize, 32 * headSize, 17 * headSize);
      s.tint(shadow, s.inkColour, 0.18);
    },
  });
  s.shape(oval(-g * 0.42, -15, g * 0.42, 15), colour, {
    contour: false,
    light: [-3, -3],
    inside: () => drawStripes(s, p, [-g * 0.5, -34, -g * 0.1, 4]),
  });
  foot(s, p.socks ?? colour, -g * 0.2, 0, w * 1.2);
  for (const x of [g * 0.1, g * 0.42]) {
    const leg = tube(knots`${x} ${-h * 0.48}, ${x + 1} -5`, [w, w * 0.9]);
    s.shape(leg, colour, {
      contour: false,
      light: [-2.6, -1],
      inside: () => drawStripes(s, p, [x - w * 0.3, -h * 0.52, x + w * 0.3, 2]),
    });
    foot(s, p.socks ?? colour, x + 1, 0, w);
  }
  wearHead(s, head, { turn, ...p }, skullShape(p.skull));
  return { width: g * 0.95 };
}

/** A striped beast has its stripes on haunch and forelegs too. */
function drawStripes(s: Sketch, p: BeastSpec, coat: Coat): void {
  if (p.pattern === 'tiger') drawCoat(s, coat, p, { name: 'none', colour: p.second ?? 'cream' });
}

/** Curled up or flopped on the ground. */
export function lyingBeast(s: Sketch, p: BeastSpec): Ground {
  const { colour, second = 'cream', length: l = 78, girth: g = 36, headSize = 0.86, legWidth: w = 13 } = p;
  drawTail(s, { x: -l * 0.42, y: -12 }, p, { colour, second: p.accent ?? second });
  const trunk = knots`
    ${-l * 0.5} -8, ${-l * 0.46} ${-g * 0.7}, ${-l * 0.1} ${-g}, ${l * 0.34} ${-g * 0.9},
    ${l * 0.5} ${-g * 0.3}, ${l * 0.4} 0!, ${-l * 0.4} 0!
  `;
  s.shape(trunk, colour, {
    light: [-4, -5],
    inside: () => drawCoat(s, [-l * 0.5, -g, l * 0.5, 0], p, { name: 'none', colour: second }),
  });
  s.shape(oval(-l * 0.28, -12, 17, 12), colour, { contour: false });
  for (const x of [l * 0.2, l * 0.42]) {
    s.shape(tube(knots`${x} -7, ${x + 22} -5`, [w, w * 0.9]), p.socks ?? colour, { light: [-1.6, -2.4] });
  }
  const head = { x: l * 0.46, y: -g * 0.62 - 14 * headSize, scale: headSize, rot: p.tilt ?? 6 };
  wearHead(s, head, { turn: 0.3, ...p }, skullShape(p.skull));
  return { width: l * 0.6, x: 6 };
}
