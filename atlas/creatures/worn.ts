/** What every body plan may do: wear a hat, carry an item, show a manga sign. */
import type { Point } from '../core/geometry';
import { drawSigns } from '../core/manpu';
import type { SignName } from '../core/manpu';
import { nameAndColour, named } from '../core/named';
import type { Dyed } from '../core/named';
import type { Sketch } from '../core/sketch';
import type { Transform } from '../core/transform';
import type { Knots } from '../core/knots';
import type { Swatch } from '../core/swatches';
import type { Hat } from '../people/hats/hat';
import { HATS } from '../people/hats/hats';
import type { HatName } from '../people/hats/hats';
import type { Item } from '../people/items/item';
import { ITEMS } from '../people/items/items';
import type { ItemName } from '../people/items/items';
import type { Side } from './both';
import { drawHead } from './head';
import type { HeadSpec } from './head';

/** An item, or an item in a colour of its own. */
export type Held = Dyed<ItemName, Swatch>;

export interface HatSpec {
  readonly hat?: HatName;
  /** Main and trim colour; one alone is the main colour. */
  readonly hatColours?: readonly [main: Swatch, trim?: Swatch];
  /** How far down the hat sits. */
  readonly hatY?: number;
}

export interface WornSpec extends HeadSpec, HatSpec {
  readonly signs?: readonly SignName[];
}

interface Fitted {
  /** What lies behind the head. */
  behind(): void;
  front(): void;
}

/** A hat for a head that is turned by `turn`; draws nothing when the spec has none. Throws on an unknown hat. */
export function fitHat(s: Sketch, spec: HatSpec, turn: number, scale = 0.92): Fitted {
  if (spec.hat === undefined) return { behind: () => {}, front: () => {} };
  const hat = named<Hat>(HATS, spec.hat, 'hat');
  const [main = hat.colours[0], trim = hat.colours[1]] = spec.hatColours ?? [];
  return {
    behind: () => hat.behind?.(s, main, trim, turn),
    front: () => s.at({ y: spec.hatY ?? 2, scale }, () => hat.front?.(s, main, trim, turn)),
  };
}

/** The head with its hat in the given frame, and the signs round it. Throws on names that do not exist. */
export function wearHead(s: Sketch, frame: Transform, spec: WornSpec, skull: Knots): void {
  const hat = fitHat(s, spec, spec.turn ?? 0.3);
  s.head(frame, () => {
    hat.behind();
    drawHead(s, spec, skull);
    hat.front();
  });
  drawSigns(s, spec.signs ?? [], frame);
}

/**
 * A held item on its own layer: call with 'behind' before and with 'front' after the hand is drawn.
 * Throws on an unknown item.
 */
export function holdItem(
  s: Sketch,
  held: Held | undefined,
  [x, y]: Point,
  side: Side,
  layer: 'behind' | 'front',
): void {
  if (held === undefined) return;
  const [name, colour] = nameAndColour(held);
  const item = named<Item>(ITEMS, name, 'item');
  if ((item.front ? 'front' : 'behind') !== layer) return;
  s.at({ x, y, rot: item.swing ? 0 : side * item.rot, sx: side * 0.9, sy: 0.9 }, () => item.draw(s, colour));
}
