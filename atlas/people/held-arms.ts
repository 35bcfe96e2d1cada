/** Arms with their sleeves and gloves, and what the hands hold. */
import { named, nameAndColor } from '../core/named';
import { knots, shift, stretch } from '../core/sprite-shapes';
import type { Swatch } from '../core/swatches';
import { SLEEVES, armShape, cuffShape, handShapes } from './arms';
import type { Item } from './items/item';
import { ITEMS } from './items/items';
import type { LimbCover } from './limbs';
import type { ArmLayer } from './pose';
import { SIDES } from './rig';
import type { Limbs, Side } from './rig';
import type { Sitter } from './sitter';

/** The arms that belong behind the torso, before it, or over the head. */
export function drawArms(sitter: Sitter, layer: ArmLayer): void {
  for (const side of SIDES) if (sitter.fig.limbs[side].layer === layer) drawArm(sitter, side);
}

function drawArm(sitter: Sitter, side: Side): void {
  const { spec, s, fig } = sitter;
  const limb = fig.limbs[side];
  const held = side === 'R' ? spec.hold : spec.off;
  const [name, color] = held === null ? [null, undefined] : nameAndColor<string, Swatch>(held);
  const item = name === null ? null : named<Item>(ITEMS, name, 'item');
  const drawItem = (): void => {
    if (!item) return;
    const [x, y] = limb.hand;
    const rot = item.swing ? 0 : limb.sign * (item.rot + (fig.pose.grip ?? 0));
    s.at({ x, y, rot, sx: limb.sign, sy: 1 }, () => item.draw(s, color));
  };

  if (!item?.front) drawItem();
  drawSleevedArm(sitter, limb, !item && fig.pose.openHands === true);
  if (item?.front) drawItem();
}

function drawSleevedArm({ spec, s, fig, clothes }: Sitter, limb: Limbs, open: boolean): void {
  const k = fig.build.limb;
  const { gloves, colors } = clothes;
  const arm = armShape(limb, k);
  const hand = handShapes(limb, k, open);
  s.part(gloves ? arm : [arm, ...hand], spec.skin, { light: [-2.4, -2] });
  if (gloves) s.part(hand, gloves, { light: [-2.4, -2] });
  const sleeve = named<LimbCover | null>(SLEEVES, clothes.sleeve, 'sleeve');
  if (sleeve) {
    const [x, y] = limb.elbow;
    const crease = shift(stretch(knots`-5 -3, 0 -0.5, 3 1`, limb.sign), x, y);
    s.part(sleeve(limb, k), colors.sleeve, { light: [-3, -2.4], inside: () => s.ink(crease, 1.6) });
  }
  if (gloves) s.part(cuffShape(limb, k), gloves, { light: [-2, -1], line: 2.6 });
}
