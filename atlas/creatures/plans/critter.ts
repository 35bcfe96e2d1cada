/** Upright mascot: pear body, big head, short limbs. Also dragons and birds that stand like people. */
import type { Point } from '../../core/geometry';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots, mirror, oval, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import type { Side } from '../both';
import { drawCoat, drawTail, drawWings } from '../body';
import type { CoatSpec, Ground, TailSpec, WingsSpec } from '../body';
import { skullShape } from '../head';
import type { SkulledSpec } from '../head';
import { PATTERNS } from '../patterns';
import { holdItem, wearHead } from '../worn';
import type { Held, WornSpec } from '../worn';
import { drawCarapace, drawCloak, drawErmine, drawSaucer } from './critter-finery';
import { CRITTER_ARMS, CRITTER_FEET } from './critter-limbs';
import type { CritterArm, CritterArmName, CritterFoot, CritterFootName } from './critter-limbs';

/** Lengths in figure units. */
export interface CritterSpec extends WornSpec, SkulledSpec, TailSpec, WingsSpec, CoatSpec {
  readonly plan: 'critter';
  readonly girth?: number;
  readonly tall?: number;
  readonly neck?: number;
  readonly legs?: number;
  readonly headSize?: number;
  readonly tilt?: number;
  /** Both arms, or each for itself (left and right as the viewer sees them). */
  readonly arms?: CritterArmName;
  readonly armL?: CritterArmName;
  readonly armR?: CritterArmName;
  readonly armWidth?: number;
  readonly limbColour?: Swatch;
  readonly feet?: CritterFootName;
  readonly footColour?: Swatch;
  readonly claws?: boolean;
  readonly backSpikes?: Swatch;
  readonly shell?: Swatch;
  /** The shell is a turtle's: wider than the body all round, with a rim. */
  readonly domed?: boolean;
  /** A ruler's cloak with its collar of ermine. */
  readonly cloak?: Swatch;
  /** Stands on a little flying saucer. */
  readonly saucer?: Swatch;
  /** In the right and in the left hand. */
  readonly hold?: Held;
  readonly off?: Held;
  /** Where what the right hand holds is, figure units; in the hand when absent. How large it is beside the usual. */
  readonly holdAt?: Point;
  readonly holdSize?: number;
}

/** Throws on a part that does not exist. */
export function critter(s: Sketch, p: CritterSpec): Ground {
  const { colour, second = 'cream', headSize = 1, turn = 0.3, limbColour = colour, arms = 'down' } = p;
  const { girth: w = 25, tall: h = 46, neck = 0, legs = 0 } = p;
  const y0 = -legs;
  const head = { x: turn * 6, y: y0 - h - 20 * headSize - neck, rot: p.tilt ?? 0, scale: headSize };
  const foot = named<CritterFoot>(CRITTER_FEET, p.feet ?? 'paws', 'feet');
  const right = named<CritterArm>(CRITTER_ARMS, p.armR ?? arms, 'arm');
  const left = named<CritterArm>(CRITTER_ARMS, p.armL ?? arms, 'arm');
  const drawArms = (back: boolean): void => {
    if (right.back === back) drawArm(s, p, 1, right, [w * 0.72, y0 - h * 0.72]);
    if (left.back === back) drawArm(s, p, -1, left, [-w * 0.72, y0 - h * 0.72]);
  };

  if (p.cloak) drawCloak(s, [w, h, y0], p.cloak);
  if (p.saucer) drawSaucer(s, p.saucer);
  drawTail(s, { x: -w * 0.5, y: y0 - h * 0.2 }, p, { colour, second: p.accent ?? second });
  drawWings(s, { x: 0, y: y0 - h * 0.72 }, p, { colour: p.accent ?? second, second });
  if (p.backSpikes) drawSpikes(s, y0, w, h, p.backSpikes);
  drawArms(true);
  if (p.shell) {
    if (p.domed) drawCarapace(s, [w, h, y0], p.shell);
    else
      s.shape(oval(-w * 0.3, y0 - h * 0.52, w * 1.25, h * 0.6), p.shell, {
        inside: () => PATTERNS.scales(s, [-w * 1.4, y0 - h, w, y0]),
      });
  }
  if (legs) {
    both((o) => {
      const leg = tube(knots`${o * w * 0.5} ${y0 - 8}, ${o * w * 0.52} -6`, [15, 12]);
      s.shape(leg, limbColour, { light: [-2.4, -1] });
    });
  }
  both((o) => s.at({ x: o * w * 0.56 }, () => foot(s, p.footColour ?? limbColour, o)));
  const pear = mirror(knots`
    0 ${y0 - h - 2}, ${-w * 0.7} ${y0 - h + 6}, ${-w * 0.94} ${y0 - h * 0.55},
    ${-w * 1.06} ${y0 - h * 0.26}, ${-w * 0.66} ${y0 - 2}, 0 ${y0}
  `);
  const throat = tube(
    knots`0 ${y0 - h + 12}, ${head.x * 0.4} ${y0 - h - neck * 0.4}, ${head.x} ${head.y + 12}`,
    [w * 1.5, w * 1.05, w * 0.95],
  );
  s.shape(neck ? [pear, throat] : pear, colour, {
    light: [-4.6, -3],
    inside: () => {
      drawCoat(s, [-w, y0 - h, w, y0], p, { name: 'belly', colour: second, turn });
      s.hatch(w * 0.86, y0 - h * 0.3, { rot: 160, count: 3, length: 8 });
      const shadow = oval(head.x, head.y + 20 * headSize, 32 * headSize, 20 * headSize);
      if (!neck) s.tint(shadow, s.inkColour, 0.2);
    },
  });
  if (p.cloak) drawErmine(s, [w, h, y0]);
  drawArms(false);
  wearHead(s, head, p, skullShape(p.skull));
  return { width: w + 16 };
}

function drawArm(s: Sketch, p: CritterSpec, o: Side, arm: CritterArm, [x, y]: Point): void {
  const { armWidth: w = 11, limbColour = p.colour } = p;
  const at = ([dx, dy]: Point): Point => [x + o * dx, y + dy];
  const hand = at(arm.hand);
  const held = o > 0 ? p.hold : p.off;
  const carry = (layer: 'behind' | 'front'): void => {
    const [hx, hy] = o > 0 ? (p.holdAt ?? hand) : hand;
    s.at({ x: hx, y: hy, scale: o > 0 ? (p.holdSize ?? 1) : 1 }, () => holdItem(s, held, [0, 0], o, layer));
  };
  carry('behind');
  s.shape(tube([[x, y], at(arm.elbow), hand], [w + 2, w, w - 1]), limbColour, { light: [-2.4, -2.4] });
  if (p.claws) {
    for (const d of [-3, 1]) {
      s.at({ x: hand[0] + d, y: hand[1] }, () =>
        s.shape(knots`0 3!, 4 3!, 2 9!`, 'cream', { line: 1.6, light: 0 }),
      );
    }
  }
  carry('front');
}

function drawSpikes(s: Sketch, y0: number, w: number, h: number, colour: Swatch): void {
  for (let i = 0; i < 4; i++) {
    const at = (share: number): number => y0 - h * (share - i * 0.22);
    const spike = knots`${-w * 0.6 - i * 2} ${at(0.95)}!, ${-w - 12} ${at(0.98)}!, ${-w * 0.7} ${at(0.76)}!`;
    s.shape(spike, colour, { line: 2.6 });
  }
}
