/** Birds: perched in three-quarter view, flying with wings spread, or of a kind known by its profile. They face right. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { Side } from '../both';
import { drawCoat, drawTail } from '../body';
import type { Ground } from '../body';
import { skullShape } from '../head';
import { wearHead } from '../worn';
import type { BirdSpec } from './bird-spec';
import { hen } from './hen';
import { raven } from './raven';

const FAN = [
  [96, -46],
  [88, -24],
  [76, -6],
  [62, 8],
  [46, 16],
] as const;

/** One spread wing from the shoulder at (0, 0): coverts over a fan of flight feathers. */
function spreadWing(s: Sketch, o: Side, colour: Swatch, tip: Swatch): void {
  for (const [x, y] of FAN.toReversed()) {
    s.shape(tube(stretch(knots`16 -8, ${x * 0.6} ${y * 0.6 - 10}, ${x} ${y}`, o), [12, 17, 4]), colour, {
      line: 2.2,
      inside: () => s.tint(oval(o * x, y, 24, 22), s.lit(tip)),
    });
  }
  const coverts = knots`-2 8, 4 -16, 34 -38, 68 -40, 56 -20, 34 -4, 14 12`;
  s.shape(stretch(coverts, o), colour, { line: 2.4 });
  s.stroke(stretch(knots`20 -10, 36 -20, 50 -26`, o), 1.9);
  s.stroke(stretch(knots`18 0, 30 -6, 40 -12`, o), 1.7);
}

/** Throws on a part that does not exist. */
export function bird(s: Sketch, p: BirdSpec): Ground {
  if (p.kind === 'hen') return hen(s, p);
  if (p.kind === 'raven') return raven(s, p);
  const { colour, second = 'cream', beakColour = 'orange', headSize = 0.66 } = p;
  const { girth: w = 30, tall: h = 46, leg = 14, neck = 6 } = p;
  const flying = p.pose === 'fly';
  const tip = p.wingTip ?? second;
  const y = flying ? -54 : -leg - h * 0.5;
  const head = {
    x: w * 0.5 + neck * 0.3,
    y: y - h * 0.42 - neck - 16 * headSize,
    scale: headSize,
    rot: p.tilt ?? 0,
  };
  drawTail(s, { x: -w * 0.8, y: y + h * 0.16, rot: flying ? 8 : -6 }, p, {
    name: 'feather',
    colour,
    second: tip,
    scale: 0.9,
  });
  if (flying) {
    // the far wing first
    for (const o of [1, -1] as const) {
      s.at({ x: o * w * 0.35, y: y - h * 0.2 }, () => spreadWing(s, o, colour, tip));
    }
  } else drawLegs(s, leg, p.legColour ?? beakColour);
  const egg = knots`
    ${-w} ${y + h * 0.08}, ${-w * 0.66} ${y - h * 0.34}, ${w * 0.1} ${y - h * 0.52},
    ${w * 0.82} ${y - h * 0.3}, ${w * 0.92} ${y + h * 0.14}, ${w * 0.3} ${y + h * 0.5},
    ${-w * 0.5} ${y + h * 0.42}
  `;
  const throat = tube(
    knots`${w * 0.2} ${y - h * 0.1}, ${w * 0.5} ${y - h * 0.4 - neck * 0.5}, ${head.x} ${head.y + 6}`,
    [w * 1.1, w * 0.7, 30 * headSize],
  );
  s.shape([egg, throat], colour, {
    light: [-4.6, -4],
    inside: () => {
      const coat = [-w * 0.4, y - h * 0.5, w, y + h * 0.5] as const;
      drawCoat(s, coat, p, { name: 'belly', colour: second, turn: 0.2 });
    },
  });
  if (!flying) drawFoldedWing(s, y, w, h, p.wingColour ?? colour);
  const face = {
    snout: 'beak',
    turn: 0.5,
    ...p,
    second: beakColour,
    maskColour: p.maskColour ?? second,
  } as const;
  wearHead(s, head, face, skullShape(p.skull));
  return { width: w, air: flying ? 40 : 0 };
}

function drawLegs(s: Sketch, leg: number, colour: Swatch): void {
  for (const x of [-5, 9]) {
    const shin = tube(knots`${x} ${-leg - 8}, ${x + 1} -2`, 4.4);
    const toes = [tube(knots`${x} -2, ${x - 8} 0`, 4), tube(knots`${x} -2, ${x + 11} 0`, 4)];
    s.shape([shin, ...toes], colour, { line: 2.4, light: 0 });
  }
}

function drawFoldedWing(s: Sketch, y: number, w: number, h: number, colour: Swatch): void {
  const wing = knots`
    ${-w * 0.1} ${y - h * 0.28}!, ${w * 0.34} ${y - h * 0.04}, ${w * 0.1} ${y + h * 0.24},
    ${-w * 0.5} ${y + h * 0.36}, ${-w * 1.2} ${y + h * 0.3}!, ${-w * 0.9} ${y + h * 0.02},
    ${-w * 0.6} ${y - h * 0.2}
  `;
  s.shape(wing, colour, { line: 2.6, light: [-3, -4] });
  s.stroke(knots`${-w * 0.5} ${y + h * 0.22}, ${-w * 0.2} ${y + h * 0.16}, 0 ${y + h * 0.02}`, 1.9);
  s.stroke(knots`${-w * 0.74} ${y + h * 0.14}, ${-w * 0.4} ${y + h * 0.06}`, 1.7);
}
