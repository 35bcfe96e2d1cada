/** Puts lamps along the ways: posts of one make in a column, or before a bridge, are a fence. */
import { nth, overlap } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Thing, ThingKind } from '../core/thing';
import { fits } from '../stage/place';
import { worldAt } from './design';
import type { Design } from './design';
import type { Furnisher } from './furnisher';
import { quarterAt } from './plans/plan';
import { festivalLamp, LAMPS } from './things/lamps';
import type { LampOptions } from './things/lamps';

/** World units around a lamp. */
const LAMPS_APART = 30;
/** Picture pixels between two lamps, and between two of one make. */
const [LAMP_BESIDE, SAME_LAMPS] = [240, 560];
/** None stands further away, picture pixels. */
const TOP = 880;
const ANYWHERE = ['meadow', 'plaza', 'road'];

/** Makes of lamps, first the one of a point's quarter, then the others. */
const makesAt = ({ plan }: Design, at: Point): readonly ThingKind<LampOptions>[] => {
  const first = quarterAt(plan, at) % LAMPS.length;
  return [...LAMPS.slice(first), ...LAMPS.slice(0, first)];
};

/** Lamps along the ways: two of a make stand far apart, and none before a bridge. */
export function lightWays(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { scene } = stage;
  const { plan, mood } = design;
  const step = mood.lamps ? 1 : 2;
  const bridges = scene.things.filter(({ name }) => name === 'archBridge');
  const lit: Thing[] = [];
  const near = ([x, y]: Point, within: number, name?: string) =>
    lit.some(
      (lamp) =>
        (name === undefined || lamp.name === name) && Math.hypot(lamp.at[0] - x, lamp.at[1] - y) < within,
    );
  for (const [width, through] of plan.roads.slice(0, mood.lamps ? 9 : 3))
    for (let i = 0; i + 1 < through.length; i += step) {
      const [[ax, ay], [bx, by]] = [nth(through, i), nth(through, i + 1)];
      const y = (ay + by) / 2;
      const at: Point = [(ax + bx) / 2, y - width * 0.4 * scene.scaleAt(y)];
      if (at[1] <= TOP || near(at, LAMP_BESIDE)) continue;
      const kind = makesAt(design, at).find(({ name }) => !near(at, SAME_LAMPS, name));
      if (!kind) continue;
      const paper = kind === festivalLamp ? { colour: nth(nth(worldAt(design, at).cloths, 0), 0) } : {};
      const plan = scene.plan(kind, at, paper);
      if (!fits(stage, plan, { on: ANYWHERE, apart: LAMPS_APART }) || !furnisher.put(plan, 0.02)) continue;
      const lamp = nth(scene.things, scene.things.length - 1);
      if (bridges.some(({ inked }) => overlap(inked.inkBox, lamp.inked.inkBox) > 0)) scene.remove([lamp]);
      else lit.push(lamp);
    }
}
