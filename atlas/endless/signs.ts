/** Takes marks of feeling away where they would lie on somebody else: an anger cross on a neighbour's skirt is the neighbour's, or a stain. */
import { overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import type { SignName } from '../core/manpu';
import type { Scene } from '../core/scene';
import type { Placement, Plan, Thing } from '../core/thing';
import { figure } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';

/** Where signs rise beside a head, from its middle, as shares of half its width: aside, and above. */
const ASIDE = [0.75, 1.9] as const;
const ABOVE = [0.5, 2] as const;
/** These stay on the owner: on the face, or at the feet. */
const WORN: ReadonlySet<SignName> = new Set(['gloom', 'glint', 'tear', 'dust', 'speed', 'splash', 'sweat']);

/** Where a sign rises from a head, when its owner looks to the right or, flipped, to the left. */
export function signBox(head: Box, flip: boolean): Box {
  const half = (head.x1 - head.x0) / 2;
  const [x, y] = [(head.x0 + head.x1) / 2, (head.y0 + head.y1) / 2];
  const [near, far] = [ASIDE[0] * half, ASIDE[1] * half];
  return {
    x0: flip ? x - far : x + near,
    x1: flip ? x - near : x + far,
    y0: y - ABOVE[1] * half,
    y1: y - ABOVE[0] * half,
  };
}

/** Whether anybody or anything of a size is where the sign would be. */
const isTaken = (scene: Scene, owner: Thing, box: Box): boolean =>
  scene.inkedNear(box).some(
    ({ id, features, options, at, inked }) =>
      id !== owner.id &&
      !options.aloft &&
      // a wall behind it is a ground for it; what is before it cuts it
      (features !== undefined || at[1] > owner.at[1]) &&
      overlap(inked.inkBox, box) > 0,
  );

/** Draws everybody again whose sign would lie on somebody else, without it; `specs` is told of it. */
export function clearSigns(scene: Scene, specs: Map<Placement, FigureSpec>): void {
  const cleared = new Map<Thing, Plan>();
  for (const thing of scene.things) {
    const spec = specs.get(thing.options);
    const { head } = thing.inked;
    if (!spec || !head || !('signs' in spec) || !spec.signs || spec.signs.length === 0) continue;
    const box = signBox(head, spec.flip ?? false);
    const signs = spec.signs.filter((name) => WORN.has(name));
    if (signs.length === spec.signs.length || !isTaken(scene, thing, box)) continue;
    const quiet = { ...spec, signs };
    const plan = scene.plan(figure, thing.at, { ...thing.options, spec: quiet });
    specs.set(plan.options, quiet);
    cleared.set(thing, plan);
  }
  scene.replace(cleared);
}
