/** The drawn levels' own files, as `npm run atlas` left them; a checkout without maps has none to look at. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../../../../atlas/output/project';
import { parseOutline } from '../../../../src/game/outline';
import { isLife } from '../../../../src/living/life-shape';
import { MAIN_MAP } from '../../../../src/maps/maps';
import { manifestSchema } from '../../../../src/maps/manifest';
import { levelDataSchema } from '../../../../src/maps/schema';

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(PROJECT.maps, name), 'utf8'));

const drawn = existsSync(path.join(PROJECT.maps, 'manifest.json'))
  ? manifestSchema
      .parse(read('manifest.json'))
      .levels.flatMap(({ data, further }) =>
        further?.life === undefined ? [] : [{ data, life: further.life }],
      )
  : [];

/** Compressed, about a third of it travels. */
const MOST_BYTES = 350_000;

it.skipIf(drawn.length === 0)(
  'nothing that moves ever covers a target, and each breathes and answers',
  () => {
    for (const { data, life } of drawn) {
      const file = read(life);
      if (!isLife(file)) throw new Error(`${life} is none`);
      expect(JSON.stringify(file).length, life).toBeLessThan(MOST_BYTES);
      // what moves is kept off the shapes of figures: a target's must be there, to the pixel
      const figures = new Set(
        file.things
          .filter(({ figure }) => figure)
          .map(({ shape }) => JSON.stringify(parseOutline(shape)?.shape)),
      );
      const { quests } = levelDataSchema.parse(read(data));
      const outlines = quests
        .filter(({ image = MAIN_MAP }) => image === MAIN_MAP)
        .flatMap(({ quest, positions }) => positions.map(({ outline }) => ({ quest, outline })));
      const missing = outlines.filter(
        ({ outline }) => !figures.has(JSON.stringify(parseOutline(outline ?? '')?.shape)),
      );
      expect(missing.map(({ quest }) => `${data}: ${quest}`)).toEqual([]);
      expect(figures.size).toBeGreaterThan(outlines.length + 80);
    }
  },
  120_000,
);
