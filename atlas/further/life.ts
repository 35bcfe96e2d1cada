/** Makes `life.json`: every figure and thing that can be seen and touched, cut from the id buffer, and all that moves. */
import type { Mask, Run } from '../../src/game/outline';
import type { Family, Life, LifeThing } from '../../src/maps/life';
import type { Thing } from '../core/thing';
import type { Seen } from '../fairness/id-buffer';
import { familyOf } from './families';
import { keptAlike } from './life/alike';
import { eyesOf } from './life/eyes';
import { moveOf } from './life/moves';
import { drawnPokes, type Candidate } from './life/pokes';
import { fewOfEach, glints, sourceOf } from './life/sources';
import { shapeText } from './life/texts';
import { turningOf } from './life/turning';
import { underOf } from './life/under';
import { NIGHT_WEATHER, weatherOf } from './life/weather';
import type { Surveyed } from './surveyed';

/** Shapes are exact to the pixel: a coarser cut shows a seam where somebody stretches. */
const CELL = 1;
/** What shows less is no finger's aim, natural pixels. */
const LEAST_PIXELS = 60;

/** The pixels of a box that a rule holds, as rows of runs. */
export function shapeIn(
  { x0, y0, x1, y1 }: Pick<Seen, 'x0' | 'y0' | 'x1' | 'y1'>,
  isIts: (x: number, y: number) => boolean,
): Mask {
  const rows = Array.from({ length: y1 - y0 }, (_, row) => {
    const runs: Run[] = [];
    for (let x = x0; x < x1; x++) {
      if (!isIts(x, y0 + row)) continue;
      const start = x;
      while (x < x1 && isIts(x, y0 + row)) x++;
      runs.push([start, x]);
    }
    return runs;
  });
  return { top: y0, rows };
}

/** What is seen of a thing, as it is cut out. */
interface Cut {
  readonly thing: Thing;
  readonly seen: Seen;
  readonly shape: Mask;
  readonly text: string;
}

function cutOut({ main, buffer }: Surveyed): readonly Cut[] {
  return main.stage.scene.things.flatMap((thing): Cut[] => {
    const seen = buffer.seen(thing);
    if (!seen || seen.count < LEAST_PIXELS) return [];
    const shape = shapeIn(seen, (x, y) => buffer.shows(thing, x, y));
    const text = shapeText(shape);
    return text === undefined ? [] : [{ thing, seen, shape, text }];
  });
}

/** What a rule does not know is left out of the file. */
const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object of one computed name is not narrowed
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };

const PEOPLE: readonly Family[] = ['merry', 'calm', 'cross', 'asleep', 'child'];

/** As they were, but that no more of the targets blink than of the crowd, people and creatures apart. */
function blinkingAlike(things: readonly LifeThing[], targets: ReadonlySet<number>): readonly LifeThing[] {
  const still = [true, false].flatMap((isPerson) => {
    const group = things.flatMap((thing, index) =>
      thing.figure && PEOPLE.includes(thing.voice) === isPerson ? [{ thing, index }] : [],
    );
    const kept = keptAlike(
      group.map(({ thing, index }) => ({ isTarget: targets.has(index), blinks: thing.eyes !== undefined })),
    );
    return group.filter((_, at) => !kept[at]).map(({ index }) => index);
  });
  return things.map(({ eyes, ...thing }, index) =>
    eyes === undefined || still.includes(index) ? thing : { ...thing, eyes },
  );
}

/**
 * All that is read of the scene is read at once; what is waited for are small pictures that are packed meanwhile.
 */
export async function life(surveyed: Surveyed): Promise<Life> {
  const { main, buffer, keyword, theme } = surveyed;
  const { scene } = main.stage;
  const sought = new Set([...main.targets.map(({ thing }) => thing), ...(main.pair?.things ?? [])]);
  const cuts = cutOut(surveyed);
  const things = cuts.map(({ thing, seen, text }): LifeThing => {
    const all = { shape: text, voice: familyOf(thing) };
    if (!thing.features) return { ...all, ...given('moves', moveOf(thing, seen)) };
    return { ...all, figure: true, ...given('eyes', eyesOf(scene, thing, buffer)) };
  });
  const targets = new Set(cuts.flatMap(({ thing }, index) => (sought.has(thing) ? [index] : [])));
  const still = cuts.flatMap(({ thing, shape }, index): Candidate[] =>
    thing.features ? [] : [{ thing: index, name: thing.name, voice: familyOf(thing), shape }],
  );
  const rising = cuts.flatMap(({ thing, seen, shape }) =>
    thing.features ? [] : (sourceOf(thing, shape, seen.x1 - seen.x0) ?? []),
  );
  const places = new Map(cuts.map(({ thing }, index) => [thing, index]));
  const turning = turningOf({ theme, laid: main, buffer }, (thing) => places.get(thing));
  // the scene shows other pictures later: all of it is read before anything is waited for
  const made: Life = {
    version: 2,
    cell: CELL,
    things: blinkingAlike(things, targets),
    sources: [...fewOfEach(rising), ...glints(main.stage, buffer)],
    under: underOf(main.stage),
    ...given('weather', weatherOf(keyword)),
    ...(theme.night ? { nightWeather: NIGHT_WEATHER } : {}),
    ...drawnPokes(still),
  };
  return { ...made, turning: await turning };
}
