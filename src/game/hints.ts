/** Places a hint's region: around the target, but not centred on it, so that it does not give the answer (DECISIONS 6). */
import { middleOfTarget, type Quest, type Target } from './quest';
import { HINT_REGION_SHARE } from './constants';
import { randomFrom, type Random } from './random';
import { mapPoint, type MapPoint, type MapPx, type MapSize } from './space';

/** A circle in natural map pixels. */
export interface HintRegion {
  readonly centre: MapPoint;
  readonly radius: MapPx;
}

/** Smallest distance between the centres of circle and target, as a share of the radius. */
export const LEAST_OFFSET = 0.3;

const TRIES = 8;

function overhang({ x, y }: MapPoint, radius: MapPx, map: MapSize): MapPx {
  return Math.max(0, radius - x, radius - y, x + radius - map.width, y + radius - map.height);
}

function circleRound(box: Target, radius: MapPx, map: MapSize, random: Random): HintRegion {
  const middle = middleOfTarget(box);
  const halfDiagonal = Math.hypot(box.bottom.x - box.top.x, box.bottom.y - box.top.y) / 2;
  const least = LEAST_OFFSET * radius;
  const most = radius - halfDiagonal;
  const at = (angle: number, offset: MapPx) =>
    mapPoint(middle.x + offset * Math.cos(angle), middle.y + offset * Math.sin(angle));
  const drawn = Array.from({ length: TRIES }, () =>
    at(random() * 2 * Math.PI, least + random() * (most - least)),
  );
  // a fallback that is always on the map; of all candidates the one with the least overhang wins
  const inward = at(Math.atan2(map.height / 2 - middle.y, map.width / 2 - middle.x), least);
  const centres = [...drawn, inward];
  const overhangs = centres.map((centre) => overhang(centre, radius, map));
  const centre = centres[overhangs.indexOf(Math.min(...overhangs))] ?? inward;
  return { centre, radius };
}

/**
 * The soft circle of a quest's second hint: about a third of `visibleWidth` (natural pixels on screen) across,
 * larger only where the target would not fit. It contains one whole target and is never centred on it. Its centre
 * lies on the map; only near an edge may the circle reach over it. The same seed, quest and width give the same
 * circle.
 */
export function hintRegion(
  quest: Quest,
  map: MapSize,
  visibleWidth: MapPx,
  seed: number,
): HintRegion | undefined {
  const random = randomFrom(seed, `hint ${quest.quest}`);
  const box = quest.positions[Math.floor(random() * quest.positions.length)];
  if (!box) return undefined;
  const halfDiagonal = Math.hypot(box.bottom.x - box.top.x, box.bottom.y - box.top.y) / 2;
  const width = Math.min(visibleWidth, map.width);
  const radius = Math.max((width * HINT_REGION_SHARE) / 2, halfDiagonal / (1 - LEAST_OFFSET - 0.1));
  return circleRound(box, radius, map, random);
}
