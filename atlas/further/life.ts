/** Makes `life.json`: every figure and thing that can be seen and touched, cut from the id buffer, and all that moves. */
import type { Family, Life, LifeThing } from '../../src/maps/life';
import { familyOf } from './families';
import { keptAlike } from './life/alike';
import { CELL, cutsOf } from './life/cuts';
import { eyesOf } from './life/eyes';
import { moveOf } from './life/moves';
import { drawnPokes, type Candidate } from './life/pokes';
import { fewOfEach, glints, sourceOf } from './life/sources';
import { isMachine } from './life/turning/machines';
import { underOf } from './life/under';
import { NIGHT_WEATHER, weatherOf } from './life/weather';
import type { Surveyed } from './surveyed';

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

export function life(surveyed: Surveyed): Life {
  const { main, buffer, keyword, theme } = surveyed;
  const { scene } = main.stage;
  const sought = new Set([...main.targets.map(({ thing }) => thing), ...(main.pair?.things ?? [])]);
  const cuts = cutsOf(surveyed);
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
  const machines = cuts.flatMap(({ thing }, index) => (isMachine(thing) ? [index] : []));
  return {
    version: 2,
    cell: CELL,
    things: blinkingAlike(things, targets),
    sources: [...fewOfEach(rising), ...glints(main.stage, buffer)],
    under: underOf(main, theme.backdrop(scene)),
    ...given('weather', weatherOf(keyword)),
    ...(theme.night ? { nightWeather: NIGHT_WEATHER } : {}),
    ...drawnPokes(still),
    ...(machines.length > 0 ? { machines } : {}),
  };
}
