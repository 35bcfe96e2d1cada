/** A part of a machine: which of the thing's marks it has, and how they move. */
import type { Motion } from '../../../../src/maps/machines';
import { poseAt, posedPoint } from '../../../../src/maps/machine-motion';
import { bounds, union, type Box, type Point } from '../../../core/geometry';
import type { Node } from '../../../core/svg';
import { isContour, isPath, outlines, pointsOf, withOutlines } from './divided';

export interface Part {
  /** For each mark of the thing, which of its outlines are the part's. */
  readonly owns: readonly (readonly boolean[])[];
  readonly motion: Motion;
  /** What its marks are painted as on its picture; as they are without it. */
  readonly painted?: (node: Node) => Node;
  /** It is a shade on the part before it: so many radians beyond where it is darkest. */
  readonly shade?: number;
  /** The shade is so many times as strong as its angle makes it, and never more than whole. */
  readonly steep?: number;
  /** It is light on what lies below it, and rests. */
  readonly light?: true;
  /** It is made of so many sectors that look the same: one of them is enough. */
  readonly sectors?: number;
}

/** Around the points of what moves: its ink, picture pixels. */
const INK = 9;
/** At so many moments of its motion a part is looked at. */
const MOMENTS = 24;

/** The marks of a part, in painter's order, the heavy outline first. */
export const marksOf = (nodes: readonly Node[], { owns }: Part): readonly Node[] =>
  nodes.flatMap((node, i) => withOutlines(node, (at) => owns[i]?.[at] === true));

/** The marks of a thing without those of its parts. */
export const withoutParts = (nodes: readonly Node[], parts: readonly Part[]): readonly Node[] =>
  nodes.flatMap((node, i) => withOutlines(node, (at) => parts.every(({ owns }) => owns[i]?.[at] !== true)));

/** What stands and is painted over all of a part. */
export function beforePart(nodes: readonly Node[], part: Part, parts: readonly Part[]): readonly Node[] {
  const last = nodes.findLastIndex((node, i) => !isContour(node) && part.owns[i]?.includes(true));
  return nodes
    .slice(last + 1)
    .flatMap((node, i) =>
      withOutlines(node, (at) => parts.every(({ owns }) => owns[last + 1 + i]?.[at] !== true)),
    );
}

const pointsIn = (nodes: readonly Node[]): readonly Point[] =>
  nodes.flatMap((node) => (isPath(node) ? pointsOf(node.d) : []));

const whole = ({ x0, y0, x1, y1 }: Box): Box => ({
  x0: Math.floor(x0 - INK),
  y0: Math.floor(y0 - INK),
  x1: Math.ceil(x1 + INK),
  y1: Math.ceil(y1 + INK),
});

/** What a part covers at rest, whole picture pixels. */
export const boxAtRest = (nodes: readonly Node[], part: Part): Box =>
  whole(bounds(pointsIn(marksOf(nodes, part))));

/** All that parts ever cover, whole picture pixels. */
export function sweepOf(nodes: readonly Node[], parts: readonly Part[]): Box {
  const boxes = parts.flatMap((part) => {
    const points = pointsIn(marksOf(nodes, part));
    const times = part.motion.kind === 'rest' ? 1 : MOMENTS;
    return Array.from({ length: times }, (_, i) => {
      const pose = poseAt(part.motion, i / times);
      return bounds(points.map((point) => posedPoint(pose, point)));
    });
  });
  return whole(boxes.reduce(union));
}

/** Whether a part takes its share of the heavy ink below all of its thing: not where the rest of the thing hides it. */
type Ink = 'inked' | 'bare';

/** For each mark which of its outlines are a part's: `isMark` is told a mark's place and box, and not of the heavy ink below. */
export function ownsBy(
  nodes: readonly Node[],
  isMark: (place: number, box: Box) => boolean,
  ink: Ink = 'inked',
): readonly (readonly boolean[])[] {
  const own = nodes.map((node, i) => isPath(node) && !isContour(node) && isMark(i, bounds(pointsOf(node.d))));
  // a form's own outline is also part of the heavy ink
  const texts = new Set(
    ink === 'bare' ? [] : nodes.flatMap((node, i) => (own[i] && isPath(node) ? outlines(node.d) : [])),
  );
  return nodes.map((node, i) =>
    isPath(node)
      ? outlines(node.d).map((each) => (isContour(node) ? texts.has(each) : own[i] === true))
      : [own[i] === true],
  );
}

/** Sectors overlap by so many radians on either side, or a seam is seen between them. */
const SEAM = 0.012;

/** Whether a point lies in the sector to the right of the hub of a part that turns. */
export function isInSector({ motion: { hub, linear }, sectors = 1 }: Part, [px, py]: Point): boolean {
  const [x, y] = [px - (hub[0] ?? 0), py - (hub[1] ?? 0)];
  const [a = 0, , c = 1] = linear;
  // as if looked at from the front: so far along what points to the right, and so far along its quarter turn
  const far = y / c;
  return Math.abs(Math.atan2(far, x - far * a)) <= Math.PI / sectors + SEAM;
}
