/** Light on what turns stays where it falls: the marks of a part, parted into those that turn and those that shine on them. */
import type { Node } from '../../../core/svg';
import { isVolume } from '../../../core/volume';
import { isContour, isMoved, isPath, outlines } from './divided';
import type { Part } from './part';

/** What is seen through so far is a gleam. */
const SHEER = 0.5;

/** A gleam, or a patch without a line of its own that stays while the part turns. */
function isGleam(node: Node, quarter: Node | undefined): boolean {
  if (!isPath(node) || isContour(node) || node.stroke !== undefined || isVolume(node)) return false;
  if ((node.opacity ?? 1) < SHEER) return true;
  if (!isPath(quarter)) return false;
  const there = outlines(quarter.d);
  return !outlines(node.d).some((each, i) => isMoved(each, there[i] ?? ''));
}

/**
 * The same marks as several parts, in painter's order: what turns, and between it the light that rests on what lies below
 * it. `quarter` is the thing drawn a quarter turn further. Volume waits for the next gleam, so that there are few of them.
 */
export function litParts(nodes: readonly Node[], part: Part, quarter: readonly Node[]): readonly Part[] {
  const parts: { readonly places: number[]; readonly isLight: boolean }[] = [];
  const put = (isLight: boolean, ...places: readonly number[]) => {
    const last = parts.at(-1);
    if (last?.isLight === isLight) last.places.push(...places);
    else if (places.length > 0) parts.push({ places: [...places], isLight });
  };
  const waiting: number[] = [];
  for (const [place, node] of nodes.entries()) {
    if (part.owns[place]?.includes(true) !== true || isContour(node)) continue;
    if (isVolume(node)) waiting.push(place);
    else if (isGleam(node, quarter[place])) put(true, ...waiting.splice(0), place);
    else put(false, place);
  }
  put(true, ...waiting);
  return parts.map(({ places, isLight }, at): Part => {
    // the heavy ink lies below all of it
    const isOwn = (place: number, node: Node) => (isContour(node) ? at === 0 : places.includes(place));
    const owns = nodes.map((node, place) =>
      (part.owns[place] ?? []).map((each) => each && isOwn(place, node)),
    );
    return isLight
      ? { owns, motion: { kind: 'rest', hub: [0, 0], linear: [0, 0, 0, 0], seconds: 1 }, light: true }
      : { ...part, owns };
  });
}
