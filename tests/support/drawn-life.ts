/** What lives on the drawn maps, read from the files that `npm run atlas` left. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../../atlas/output/project';
import { boxOfMask, parseOutline, type Mask } from '../../src/game/outline';
import { isCheers } from '../../src/living/cheers-shape';
import { isLife } from '../../src/living/life-shape';
import { isMachines } from '../../src/living/machines-shape';
import { shapeOf, type LivingThing } from '../../src/living/things';
import type { LifeThing } from '../../src/maps/life';
import { MAIN_MAP } from '../../src/maps/maps';
import { manifestSchema } from '../../src/maps/manifest';
import { levelDataSchema } from '../../src/maps/schema';

const readDrawn = (name: string): unknown => JSON.parse(readFileSync(path.join(PROJECT.maps, name), 'utf8'));

/** Levels whose pictures live; none in a checkout without maps. */
export const drawn = existsSync(path.join(PROJECT.maps, 'manifest.json'))
  ? manifestSchema
      .parse(readDrawn('manifest.json'))
      .levels.flatMap(({ data, further }) =>
        further?.life === undefined ? [] : [{ data, life: further.life, further }],
      )
  : [];

/** A figure of a map, with the quest it is looked for by. */
export interface Somebody {
  readonly thing: LifeThing;
  readonly shape: Mask;
  readonly quest: string | undefined;
}

/** A drawn level as its files say: what lives on it, its quests, its pictures. Throws on a file that is none. */
export function levelOf({ data, life, further }: (typeof drawn)[number]) {
  const file = readDrawn(life);
  if (!isLife(file)) throw new Error(`${life} is none`);
  const raw = readDrawn(data);
  const { quests, maps } = levelDataSchema.parse(raw);
  const outlines = quests
    .filter(({ image = MAIN_MAP }) => image === MAIN_MAP)
    .flatMap(({ quest, positions }) =>
      positions.map(({ outline }) => ({ quest, key: JSON.stringify(parseOutline(outline ?? '')?.shape) })),
    );
  const questOf = new Map(outlines.map(({ quest, key }) => [key, quest]));
  const shapes = file.things.map(({ shape }) => shapeOf(shape) ?? { top: 0, rows: [] });
  const figures = file.things.flatMap((thing, index): Somebody[] => {
    const shape = shapes[index];
    return thing.figure && shape ? [{ thing, shape, quest: questOf.get(JSON.stringify(shape)) }] : [];
  });
  const things = file.things.map(({ voice, figure = false }, order): LivingThing => {
    const shape = shapes[order] ?? { top: 0, rows: [] };
    return { order, shape, box: boxOfMask(shape), voice, figure };
  });
  const map = maps.find(({ id }) => id === MAIN_MAP);
  if (!map) throw new Error(`${data} has no main map`);
  const [day, night] = [further.machines, further.nightmachines].map((name) =>
    name === undefined ? undefined : readDrawn(name),
  );
  const lights = [day, night].flatMap((light) => (isMachines(light) ? [light] : []));
  const cheers = [further.cheers, further.nightcheers].flatMap((path) => {
    const raw = path === undefined ? undefined : readDrawn(path);
    return isCheers(raw) ? [raw.cheers] : [];
  });
  const places = quests.flatMap(({ quest, positions }) =>
    positions.map(({ top, bottom }, index) => ({ id: `${quest}-${index}`, top, bottom })),
  );
  return {
    name: data,
    raw,
    file,
    things,
    pairs: maps.filter(({ id }) => id !== MAIN_MAP && quests.some(({ image }) => image === id)),
    shapes,
    figures,
    outlines,
    map,
    lights,
    cheers,
    places,
    isNight: night !== undefined,
  };
}
