/** Arms with their sleeves and gloves, and what the hands hold. */
import type { Box } from '../core/geometry';
import { bounds, between } from '../core/geometry';
import { named, nameAndColour } from '../core/named';
import { knots, shift, stretch } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { SLEEVES, armShape, cuffShape, handShapes } from './arms';
import type { Item } from './items/item';
import { ITEMS } from './items/items';
import type { LimbCover } from './limbs';
import type { ArmLayer } from './pose';
import { SIDES } from './rig';
import { COATS } from './outfits/coats';
import type { Coat } from './outfits/coats';
import type { Limbs, Side } from './rig';
import type { Sitter } from './sitter';

/** The arms that belong behind the torso, before it, or over the head. */
export function drawArms(sitter: Sitter, layer: ArmLayer): void {
  const { limbs, pose } = sitter.fig;
  const sides = SIDES.filter((side) => limbs[side].layer === layer);
  for (const side of sides) drawArm(sitter, side);
  if (pose.twoHanded && sides.length > 0) drawBetweenHands(sitter);
}

interface Held {
  readonly item: Item;
  readonly colour: Swatch | undefined;
}

function heldIn({ spec }: Sitter, side: Side): Held | null {
  const held = side === 'R' ? spec.hold : spec.off;
  if (held === null) return null;
  const [name, colour] = nameAndColour<string, Swatch>(held);
  return { item: named<Item>(ITEMS, name, 'item'), colour };
}

function drawBetweenHands(sitter: Sitter): void {
  const { spec, s, fig, clothes } = sitter;
  const held = heldIn(sitter, 'R');
  if (!held) return;
  const [x, y] = between(fig.limbs.L.hand, fig.limbs.R.hand);
  s.at({ x, y }, () => held.item.draw(s, held.colour));
  for (const side of SIDES) {
    s.shape(handShapes(fig.limbs[side], fig.build.limb, false), clothes.gloves ?? spec.skin, {
      light: [-2.4, -2],
    });
  }
}

function drawArm(sitter: Sitter, side: Side): void {
  const { s, fig } = sitter;
  const limb = fig.limbs[side];
  const held = fig.pose.twoHanded ? null : heldIn(sitter, side);
  const drawHeld = (): void => {
    if (!held) return;
    const { item, colour } = held;
    const [x, y] = limb.hand;
    const leans = item.rot !== 0 && !item.swing;
    const rot = leans ? limb.sign * (item.rot + (fig.pose.grip ?? 0)) : 0;
    s.at({ x, y, rot, sx: limb.sign, sy: 1 }, () => item.draw(s, colour));
  };

  if (!held?.item.front) drawHeld();
  drawSleevedArm(sitter, limb, !held && fig.pose.openHands === true);
  if (held?.item.front) drawHeld();
}

function drawSleevedArm({ spec, s, fig, clothes }: Sitter, limb: Limbs, open: boolean): void {
  const k = fig.build.limb;
  const { gloves, colours } = clothes;
  const arm = armShape(limb, k);
  const hand = handShapes(limb, k, open);
  s.shape(gloves ? arm : [arm, ...hand], spec.skin, { light: [-2.4, -2] });
  if (gloves) s.shape(hand, gloves, { light: [-2.4, -2] });
  const sleeve = named<LimbCover | null>(SLEEVES, clothes.sleeve, 'sleeve');
  if (sleeve) {
    const [x, y] = limb.elbow;
    const crease = shift(stretch(knots`-5 -3, 0 -0.5, 3 1`, limb.sign), x, y);
    const coat = clothes.coatSleeves ? named<Coat | null>(COATS, clothes.coat, 'coat') : null;
    s.shape(sleeve(limb, k), colours.sleeve, {
      light: [-3, -2.4],
      inside: () => {
        coat?.pattern(s, clothOf(limb), colours);
        s.stroke(crease, 1.6);
      },
    });
  }
  if (gloves) s.shape(cuffShape(limb, k), gloves, { light: [-2, -1], line: 2.6 });
}

/** The part of the figure that a sleeve may cover. */
function clothOf({ shoulder, elbow, hand }: Limbs): Box {
  const { x0, y0, x1, y1 } = bounds([shoulder, elbow, hand]);
  return { x0: x0 - 18, y0: y0 - 18, x1: x1 + 18, y1: y1 + 18 };
}
