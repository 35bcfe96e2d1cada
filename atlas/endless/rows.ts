/** Opens the stalls of a market: two rows along its lane, before anything else takes their place. */
import { SQUASH } from '../core/frame';
import { nth, overlap, resample, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import { fits } from '../stage/place';
import type { Stage } from '../stage/place';
import { WIDTH } from '../stage/theme';
import { boardsFor, WALLS } from './booths';
import { worldAt } from './design';
import type { Design } from './design';
import type { Landmark } from './landmarks';
import { booth } from './things/booth';
import { flowerBarrow, gableTent, groundCloth } from './things/selling';

/** World units from the lane's edge to the middle of a stall, and from one stall of a row to the next. */
const BESIDE = 200;
const STEP = 330;
/** What sells beside the stalls, in turns. */
const OTHERS = [gableTent, groundCloth, flowerBarrow] as const;
/** Picture pixels between two spots that are tried. */
const LOOK = 30;
/** Stalls stand between these, picture pixels. */
const [TOP, BOTTOM, SIDE] = [1200, 2560, 130];

/** The stalls, as landmarks that nothing hides; each row has one pair of colours from its quarter. None where the plan has no rows. */
export function openRows(stage: Stage, design: Design, hero: Landmark): Landmark[] {
  const { scene, ground } = stage;
  const { plan } = design;
  const [way] = plan.roads;
  if (!plan.rows || !way) return [];
  const random = scene.random.fork('rows');
  const boards = random.shuffled(boardsFor(design.mood.climate));
  const [wide, through] = way;
  const line = resample(spline(through, false, 12), LOOK);
  const opened: Landmark[] = [];
  for (const side of [-1, 1]) {
    let next = 0;
    for (let i = 1; i + 1 < line.length; i++) {
      const [[ax, ay], at, [bx, by]] = [nth(line, i - 1), nth(line, i), nth(line, i + 1)];
      const [dx, dy] = [bx - ax, (by - ay) / SQUASH];
      const scale = scene.scaleAt(at[1]);
      const off = (side * (wide / 2 + BESIDE) * scale) / (Math.hypot(dx, dy) || 1);
      const [x, y]: Point = [at[0] - dy * off, at[1] + dx * off * SQUASH];
      if (i < next || y < TOP || y > BOTTOM || x < SIDE || x > WIDTH - SIDE) continue;
      const world = worldAt(design, at);
      const colours = nth(world.cloths, (side < 0 ? 0 : 1) % world.cloths.length);
      const yaw = random.range(-0.1, 0.1);
      // one roof after another would be a wall: every other stall is of another make, and no two of a kind abreast
      const put =
        opened.length % 2 === 1
          ? scene.plan(nth(OTHERS, Math.floor(opened.length / 2) % OTHERS.length), [x, y], { yaw, colours })
          : scene.plan(booth, [x, y], {
              yaw,
              width: random.range(200, 240),
              sign: nth(boards, opened.length % boards.length),
              colours,
              wall: nth(WALLS, side < 0 ? 0 : 2),
            });
      // a corner of the counter may stand on the lane, no more
      const onWay = put.footprint.filter((point) => ground.kindAt(point) === 'road').length;
      if (ground.kindAt([x, y]) === 'road' || onWay > 1) continue;
      if (!fits(stage, put, { on: ['meadow', 'plaza', 'road'], apart: 0 })) continue;
      const thing = scene.put(put);
      if (overlap(thing.inked.inkBox, hero.thing.inked.inkBox) > 0) scene.remove([thing]);
      else {
        opened.push({ world, role: 'prop', thing });
        next = i + Math.ceil((STEP * scale) / LOOK);
      }
    }
  }
  return opened;
}
