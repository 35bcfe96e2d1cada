/** What a target stands by: how far its feet are from each kind of thing and of ground that is seen around it. */
import type { Point } from '../../core/geometry';
import type { IdBuffer } from '../../fairness/id-buffer';
import type { Stage } from '../../stage/place';

/** How far is looked, and how closely, picture pixels. */
export const REACH = 330;
const STEP = { thing: 2, ground: 10 } as const;

/** Tells all points of a grid around a spot, each with its distance. */
function around([x, y]: Point, step: number, tell: (x: number, y: number, distance: number) => void): void {
  for (let dy = -REACH; dy <= REACH; dy += step)
    for (let dx = -REACH; dx <= REACH; dx += step) {
      const distance = Math.hypot(dx, dy);
      if (distance <= REACH) tell(x + dx, y + dy, distance);
    }
}

/** Whole picture pixels, by `thing:…` and `ground:…`; what is further away is absent, and so are people. */
export function nearOf(at: Point, { scene, ground }: Stage, buffer: IdBuffer): Record<string, number> {
  const names = new Map(
    scene.things.filter(({ features }) => !features).map(({ id, name }) => [id, `thing:${name}`]),
  );
  const near: Record<string, number> = {};
  const note = (name: string | undefined, distance: number) => {
    if (name !== undefined) near[name] = Math.min(near[name] ?? Infinity, Math.round(distance));
  };
  around(at, STEP.thing, (x, y, distance) =>
    note(names.get(buffer.idAt(Math.round(x), Math.round(y))), distance),
  );
  around(at, STEP.ground, (x, y, distance) => {
    const inside = x >= 0 && x < scene.width && y >= scene.horizon && y < scene.height;
    const kind = inside ? ground.kindAt([x, y]) : undefined;
    if (kind !== undefined) note(`ground:${kind}`, distance);
  });
  return Object.fromEntries(Object.entries(near).toSorted(([a], [b]) => a.localeCompare(b)));
}
