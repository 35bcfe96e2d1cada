/** Which parts are taken on one picture: those whose boxes are apart, so that each can be cut out of it. */
import { overlap, type Box } from '../../../core/geometry';

/** Places of boxes, in groups in which no two overlap: each comes into the first that has room for it. */
export function groupsApart(boxes: readonly Box[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const [at, box] of boxes.entries()) {
    const free = groups.find((group) => group.every((other) => overlap(boxes[other] ?? box, box) === 0));
    if (free) free.push(at);
    else groups.push([at]);
  }
  return groups;
}
