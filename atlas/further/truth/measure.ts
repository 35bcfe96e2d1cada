/** How much of a target and of each of its parts can be seen: counted on drawings with and without the part. */
import type { Box } from '../../core/geometry';
import type { FigureNode } from '../../core/svg';
import type { IdBuffer } from '../../fairness/id-buffer';
import type { HiddenTarget } from '../../fairness/hide';
import { HATS } from '../../people/hats/hats';
import type { Hat } from '../../people/hats/hat';
import { isCreature, type FigureSpec } from '../../stage/figure';
import type { PartFacts, TargetFacts } from '../../truth/facts';
import { ownParts } from '../../truth/part';
import { SKIN_RGB, drawn, isPainted, itemPixels, roomFor, type Pixels } from './drawing';
import { without } from './without';

/** Two flat colours further apart than this, summed over the channels, are told apart. */
const APART = 60;

function differ(a: Pixels, b: Pixels, offset: number): boolean {
  if (!isPainted(a, offset)) return false;
  if (!isPainted(b, offset)) return true;
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += Math.abs((a[offset + i] ?? 0) - (b[offset + i] ?? 0));
  return sum > APART;
}

const isSkin = (pixels: Pixels, offset: number) =>
  isPainted(pixels, offset) && SKIN_RGB.every((value, i) => Math.abs((pixels[offset + i] ?? 0) - value) < 8);

const isHeld = (part: string) => /^(hold|off):/.test(part);

/** Does something else stand where the face would be? */
function hasNoFace(spec: FigureSpec): boolean {
  if (isCreature(spec)) return false;
  const hat: Hat | undefined = spec.hat ? HATS[spec.hat] : undefined;
  return spec.facing === 'back' || hat?.hidesFace === true;
}

/** A creature holds its things a little smaller, and is drawn in a size of its own. */
const itemFactor = (spec: FigureSpec) => (isCreature(spec) ? 0.9 * (spec.scale ?? 1) : 1);

/** Undefined for a target that is no figure. */
export function measureTarget(
  { quest, index, thing, open: { spec } }: HiddenTarget,
  buffer: IdBuffer,
): Omit<TargetFacts, 'near'> | undefined {
  const node = thing.inked.nodes.find((each): each is FigureNode => 'figure' in each);
  if (!node) return undefined;
  const box = roomFor(thing.inked.inkBox);
  const width = box.x1 - box.x0;
  const all = drawn(node, spec, box);
  const shows = (i: number) => buffer.shows(thing, box.x0 + (i % width), box.y0 + Math.floor(i / width));
  const count = (holds: (offset: number) => boolean): PartFacts => {
    let [alone, seen] = [0, 0];
    for (let i = 0; i < all.length / 4; i++) {
      if (!holds(i * 4)) continue;
      alone++;
      if (shows(i)) seen++;
    }
    return { alone, seen };
  };
  const parts: Record<string, PartFacts> = {};
  for (const part of ownParts(spec)) {
    const bare = drawn(node, without(spec, part), box);
    // a hand that holds nothing is splayed: its skin is no part of what it held
    const facts = count((offset) => differ(all, bare, offset) && !(isHeld(part) && isSkin(all, offset)));
    const own = isHeld(part) ? itemPixels(node, part.split(':')[1] ?? '', itemFactor(spec)) : undefined;
    parts[part] = own === undefined ? facts : { own, ...facts };
  }
  const inHead = within(thing.inked.head, box, width);
  const hatless =
    isCreature(spec) && spec.plan !== 'fish' && 'hat' in spec && spec.hat
      ? drawn(node, without(spec, 'hat:'), box)
      : all;
  const isFace = isCreature(spec)
    ? (offset: number) => isPainted(all, offset) && !differ(all, hatless, offset)
    : (offset: number) => isSkin(all, offset);
  const at = thing.at.map(Math.round);
  return {
    quest,
    index,
    at: [at[0] ?? 0, at[1] ?? 0],
    whole: count((offset) => isPainted(all, offset)),
    ...(hasNoFace(spec) ? {} : { face: count((offset) => inHead(offset) && isFace(offset)) }),
    parts,
  };
}

/** Whether a pixel of a drawing lies in a box of the picture. */
function within(head: Box | undefined, box: Box, width: number): (offset: number) => boolean {
  if (!head) return () => true;
  return (offset) => {
    const i = offset / 4;
    const [x, y] = [box.x0 + (i % width) + 0.5, box.y0 + Math.floor(i / width) + 0.5];
    return x >= head.x0 && x < head.x1 && y >= head.y0 && y < head.y1;
  };
}
