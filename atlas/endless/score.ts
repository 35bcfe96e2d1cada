/** Tells whether a composed place is worth drawing, by what stands where before anybody comes. */
import { area, boxArea, overlap } from '../core/geometry';
import type { Thing } from '../core/thing';
import type { Stage } from '../stage/place';
import type { Design } from './design';
import type { Landmark } from './landmarks';

/** Cells the land is looked at in, across and down. */
const [COLUMNS, ROWS] = [8, 5];
/** Land begins here for the eye, picture pixels. */
const TOP = 900;

export interface Score {
  readonly landmarks: number;
  /** Landmarks of the quarter that has fewest, and how many quarters have none. */
  readonly bare: number;
  /** The hero's size against the next largest landmark on the land. */
  readonly hero: number;
  /** Share of the hero's lower half that others hide, and the worst of any landmark. */
  readonly heroHidden: number;
  readonly hidden: number;
  /** Share of the cells that nothing stands in. */
  readonly empty: number;
  /** Things in the water that are more than leaves. */
  readonly afloat: number;
}

/** Thin things hide little of what their box covers. */
const THIN = new Set(['bunting', 'crookLamp', 'festivalLamp', 'signpost', 'nobori', 'pole']);

const nearer = (a: Thing, b: Thing) => a.at[1] > b.at[1];

function hiddenShare(thing: Thing, things: readonly Thing[]): number {
  const box = thing.inked.inkBox;
  const covers = things.filter(
    (other) =>
      other !== thing &&
      !THIN.has(other.name) &&
      !other.options.aloft &&
      nearer(other, thing) &&
      boxArea(other.inked.inkBox) > 6000,
  );
  return covers.reduce((sum, other) => sum + overlap(box, other.inked.inkBox), 0) / boxArea(box);
}

export function scoreOf({ scene, ground }: Stage, { plan }: Design, landmarks: readonly Landmark[]): Score {
  const standing = landmarks.filter(({ role }) => !['aloft', 'water', 'prop'].includes(role));
  const [hero] = standing;
  const sizes = standing.slice(1).map(({ thing }) => boxArea(thing.inked.inkBox));
  const next = Math.max(1, ...sizes);
  const things = scene.things.filter(({ options }) => !options.aloft);
  const hidden = standing.map(({ thing }) => hiddenShare(thing, things));
  const quarters = plan.quarters.map(
    ([x, y]) =>
      standing.filter(({ thing: { at } }) => Math.abs(at[0] - x) < 760 && Math.abs(at[1] - y) < 520).length,
  );
  let empty = 0;
  const [wide, high] = [scene.width / COLUMNS, (scene.height - TOP) / ROWS];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const cell = {
        x0: column * wide,
        x1: (column + 1) * wide,
        y0: TOP + row * high,
        y1: TOP + (row + 1) * high,
      };
      const full = things.reduce((sum, { inked }) => sum + overlap(cell, inked.inkBox), 0);
      if (full < 0.04 * boxArea(cell)) empty++;
    }
  const afloat = things.filter(({ at, name }) => name !== 'lilyPads' && ground.kindAt(at) === 'water').length;
  return {
    landmarks: standing.length,
    bare: quarters.filter((count) => count === 0).length,
    hero: hero ? boxArea(hero.thing.inked.inkBox) / next : 0,
    heroHidden: hidden[0] ?? 1,
    hidden: Math.max(0, ...hidden.slice(1)),
    empty: empty / (COLUMNS * ROWS),
    afloat,
  };
}

/** Picture pixels of all water; a pond has room for a boat or two. */
const POND = 500_000;
const waterArea = ({ plan }: Design) => plan.water.reduce((sum, points) => sum + Math.abs(area(points)), 0);

/** Why the picture is refused; undefined for one that is worth drawing. */
export function refusal(stage: Stage, design: Design, landmarks: readonly Landmark[]): string | undefined {
  const score = scoreOf(stage, design, landmarks);
  const wet = waterArea(design);
  if (score.landmarks < 12) return `only ${score.landmarks} landmarks found a place`;
  if (score.hero < 0.68) return `the hero is smaller than another landmark (${score.hero.toFixed(2)})`;
  if (score.heroHidden > 0.34) return `the hero is hidden by ${Math.round(score.heroHidden * 100)} %`;
  if (score.hidden > 0.85) return `a landmark is hidden by ${Math.round(score.hidden * 100)} %`;
  if (score.bare > 0) return `${score.bare} quarters are bare`;
  if (score.empty > 0.3) return `${Math.round(score.empty * 100)} % of the land is empty`;
  if (wet > 0 && score.afloat < (wet > POND ? 3 : 1)) return 'the water is empty';
  return undefined;
}
