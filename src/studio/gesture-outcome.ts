/** What a gesture on the map makes of a level. */
import type { ArtworkBox, ArtworkDocument } from '../artwork/document';
import { addBox, boxBetween, movedBox, resizedBox, setBox } from '../artwork/edits';
import { addedPoint, middleOfEdge, movedPoint } from '../artwork/outline-edits';
import type { Grip, Spot } from './box-gestures';

type Held = Exclude<Grip, { kind: 'draw' }>;

function pulled(box: ArtworkBox, grip: Held, dx: number, dy: number, level: ArtworkDocument): ArtworkBox {
  if (grip.kind === 'point') return movedPoint(box, grip.at, dx, dy, level);
  if (grip.kind === 'edge') {
    const middle = middleOfEdge(box.outline ?? [], grip.at);
    return middle ? addedPoint(box, grip.at, { x: middle.x + dx, y: middle.y + dy }, level) : box;
  }
  return grip.kind === 'resize' ? resizedBox(box, dx, dy, level) : movedBox(box, dx, dy, level);
}

/** The level after a gesture between two spots; undefined when nothing is held that it could change. */
export function afterGesture(
  level: ArtworkDocument,
  quest: string | undefined,
  grip: Grip,
  from: Spot,
  to: Spot,
): ArtworkDocument | undefined {
  const at = ({ x, y }: Spot) => ({ x: x * level.width, y: y * level.height });
  const [dx, dy] = [at(to).x - at(from).x, at(to).y - at(from).y];
  if (grip.kind === 'draw') {
    const isTap = Math.hypot(dx, dy) < 4;
    return quest !== undefined && !isTap
      ? addBox(level, quest, boxBetween(at(from), at(to), level))
      : undefined;
  }
  const box = level.quests.find((each) => each.quest === grip.quest)?.positions[grip.box];
  if (!box || (dx === 0 && dy === 0)) return undefined;
  return setBox(level, grip.quest, grip.box, pulled(box, grip, dx, dy, level));
}
