import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBox, movedBox, setBox } from '../../../src/artwork/edits';
import { benchOf, dateAfter, definitionFrom, playableFrom } from '../../../src/artwork/published';
import { outlineText } from '../../../src/game/outline';
import { targetBox } from '../../../src/game/quest';
import { levelDefinitionSchema, replaceDefinition } from '../../../src/maps/definition';
import type { LevelData } from '../../../src/maps/schema';
import { LEVEL } from '../../support/level';

const SHEET = { width: 3840, height: 2716 };
const MAP = {
  id: 'main',
  ...SHEET,
  tileSize: 512,
  sizes: [960, 3840],
  path: 'a',
  placeholder: 'data:image/gif;base64,x',
};
const shape = { top: 100, rows: [[[40, 60]], [[40, 80]]] as const };
const SILHOUETTE = outlineText({ shape, reach: { top: 20, rows: [[[5, 25]]] } });
const BUNDLED: LevelData = {
  ...LEVEL,
  updateDate: '2026-11-20',
  maps: [MAP, { ...MAP, id: 'night' }],
  quests: [
    {
      quest: 'quest1',
      description: 'Owl',
      positions: [{ ...targetBox(40, 100, 80, 102), outline: SILHOUETTE }],
    },
    { quest: 'quest2', description: 'Cat', positions: [targetBox(500, 500, 560, 570)] },
    {
      quest: 'dquest1',
      description: 'Twins',
      type: 1,
      positions: [targetBox(900, 900, 960, 960), targetBox(2000, 900, 2060, 960)],
    },
  ],
};
const drawn = (language: string, quest: string) => ({
  title: `${quest} ${language}`,
  hint: `near ${language}`,
});
const how = {
  bundled: BUNDLED,
  known: [BUNDLED],
  drawn,
  place: () => 'somewhere',
  now: Date.parse('2026-11-22T12:00:00Z'),
};
const bench = () => benchOf(BUNDLED, SHEET, drawn);
const sent = (level = bench()) =>
  levelDefinitionSchema.parse(JSON.parse(JSON.stringify(definitionFrom(level, how))));

it('publishes what was not touched as it is, silhouettes and all, newer than the build', () => {
  const definition = sent();
  expect(definition.quests.map(({ positions }) => positions)).toEqual(
    BUNDLED.quests.map(({ positions }) => positions),
  );
  expect(definition.words?.fr['quest1']).toEqual({ title: 'quest1 fr', hint: 'near fr' });
  expect(replaceDefinition(BUNDLED, definition)).toMatchObject({
    kind: 'newer',
    level: { maps: BUNDLED.maps },
  });
});

it('gives up a silhouette where its box was moved, and finds it again where the box is put back', () => {
  const [box] = bench().quests[0]?.positions ?? [];
  if (!box) throw new Error('no box');
  const moved = setBox(bench(), 'quest1', 0, movedBox(box, 10, 0, SHEET));
  expect(sent(moved).quests[0]?.positions).toEqual([targetBox(50, 100, 90, 102)]);
  const back = setBox(moved, 'quest1', 0, movedBox(moved.quests[0]?.positions[0] ?? box, -10, 0, SHEET));
  expect(sent(back).quests[0]?.positions[0]?.outline).toBe(SILHOUETTE);
});

it('brings an outline by hand back onto the bench as it was drawn', () => {
  const outline = [
    { x: 100, y: 100 },
    { x: 200, y: 110 },
    { x: 150, y: 240 },
  ];
  const top = { x: 100, y: 100 };
  const level = addBox(bench(), 'quest2', { top, bottom: { x: 200, y: 240 }, outline });
  const definition = sent(level);
  expect(definition.quests[1]?.positions[1]?.outline).toBeTypeOf('string');
  expect(benchOf(definition, SHEET, drawn).quests[1]?.positions[1]?.outline).toEqual(outline);
});

it('keeps the words of both languages; a missing hint says where to look', () => {
  const [first, ...rest] = bench().quests;
  if (!first) throw new Error('no quest');
  const level = {
    ...bench(),
    quests: [{ ...first, fr: { title: 'La chouette' }, en: { title: 'The owl' } }, ...rest],
  };
  const { words } = sent(level);
  expect(words?.fr['quest1']).toEqual({ title: 'La chouette', hint: 'somewhere' });
  expect(words?.en['quest1']?.title).toBe('The owl');
  expect(benchOf(sent(level), SHEET, drawn).quests[0]?.fr?.title).toBe('La chouette');
});

it('plays what can be played on the build’s own maps', () => {
  const level = setBox(bench(), 'quest2', 0, { top: { x: -50, y: 5 }, bottom: { x: 60, y: 80 } });
  const played = playableFrom(level, how);
  expect(played?.quests.map(({ quest }) => quest)).toEqual(['quest1', 'dquest1']);
  expect(played?.maps).toBe(BUNDLED.maps);
  expect(played?.quests[0]?.positions[0]?.outline).toBe(SILHOUETTE);
});

it('is newer than the build whatever the clock says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 4e12 }), (build, now) => {
      const date = dateAfter(new Date(build).toISOString(), now);
      expect(Date.parse(date)).toBeGreaterThan(build);
      expect(Date.parse(date)).toBeGreaterThanOrEqual(now);
    }),
  );
});
