import { expect, it } from 'vitest';
import { findingsOf } from '../../../src/artwork/checks';
import type { ArtworkQuest } from '../../../src/artwork/document';
import { outlinedBox } from '../../../src/artwork/outline-edits';

const box = (x: number, y: number, width = 100, height = width) => ({
  top: { x, y },
  bottom: { x: x + width, y: y + height },
});
const words = (title: string) => ({
  fr: { title, hint: `${title} ?` },
  en: { title: `${title} en`, hint: 'Look' },
});
const quest = (
  name: string,
  positions: ArtworkQuest['positions'],
  more: Partial<ArtworkQuest> = {},
): ArtworkQuest => ({
  quest: name,
  positions,
  fr: { title: `Trouve ${name}`, hint: 'Près du pont' },
  en: { title: `Find ${name}`, hint: 'By the bridge' },
  ...more,
});
const find = (...quests: ArtworkQuest[]) =>
  findingsOf({ width: 3840, height: 2716, quests }).map(
    ({ kind, quest: name, box: index, language, other }) =>
      [kind, name, index, language, other].filter((part) => part !== undefined).join(' '),
  );

it('has nothing to say of a sound level', () => {
  const pair = quest('dquest1', [box(100, 1000), box(2000, 1500)]);
  expect(find(quest('quest1', [box(0, 0)]), quest('quest2', [box(500, 500), box(900, 900)]), pair)).toEqual(
    [],
  );
});

it.each<[string, ArtworkQuest, string]>([
  ['a quest without a box', quest('quest1', []), 'noBox quest1'],
  [
    'a box inside out',
    quest('quest1', [{ top: { x: 9, y: 9 }, bottom: { x: 3, y: 20 } }]),
    'noArea quest1 0',
  ],
  ['a box that leaves the picture', quest('quest1', [box(0, 0), box(3800, 0)]), 'outside quest1 1'],
  ['a box too small for a finger', quest('quest1', [box(0, 0, 200, 39)]), 'small quest1 0'],
  ['a pair of one', quest('dquest1', [box(0, 0)]), 'pairCount dquest1'],
  ['a pair of three', quest('dquest1', [box(0, 0), box(900, 0), box(0, 900)]), 'pairCount dquest1'],
  ['a pair side by side', quest('dquest1', [box(0, 0), box(399, 0)]), 'pairNear dquest1'],
  ['no title', quest('quest1', [box(0, 0)], { fr: { title: ' ' }, en: undefined }), 'noTitle quest1'],
  ['one language', quest('quest1', [box(0, 0)], { en: undefined }), 'oneLanguage quest1 en'],
  ['no hint', quest('quest1', [box(0, 0)], { fr: { title: 'Le chat' } }), 'noHint quest1 fr'],
  [
    'a hint that repeats the title',
    quest('quest1', [box(0, 0)], { fr: { title: 'Trouve le chat', hint: 'trouve le chat !' } }),
    'hintIsTitle quest1 fr',
  ],
])('finds %s', (_, one, told) => {
  expect(find(one)).toEqual([told]);
});

it('measures in pixels of the map, whatever size the picture has', () => {
  const half = { width: 1920, height: 1358, quests: [quest('quest1', [box(0, 0, 21)])] };
  expect(findingsOf(half)).toEqual([]);
  expect(findingsOf({ ...half, quests: [quest('quest1', [box(0, 0, 19)])] }).map(({ kind }) => kind)).toEqual(
    ['small'],
  );
});

it('compares quests that play on one picture', () => {
  const first = quest('quest1', [box(0, 0)]);
  expect(find(first, quest('quest2', [box(90, 0)]))).toEqual(['overlap quest2 0 quest1']);
  expect(find(first, quest('quest2', [box(10, 0)]))).toEqual(['samePlace quest2 0 quest1']);
  expect(find(first, quest('quest2', [box(100, 0)]))).toEqual([]);
  expect(find(first, quest('quest2', [box(10, 0)], { image: 'dquest2' }))).toEqual([]);
  expect(
    find(
      first,
      quest('quest2', [box(500, 0)], { ...words('x'), fr: { title: 'trouve QUEST1 !', hint: 'y' } }),
    ),
  ).toEqual(['sameTitle quest2 fr quest1']);
});

const outlined = (...points: [number, number][]) =>
  outlinedBox(
    points.map(([x, y]) => ({ x, y })),
    { width: 3840, height: 2716 },
  );

it('judges an outline by what it covers, not by its box', () => {
  const lower = outlined([500, 500], [700, 700], [500, 700]);
  expect(
    find(quest('quest1', [lower]), quest('quest2', [outlined([520, 500], [700, 500], [700, 680])])),
  ).toEqual([]);
  expect(find(quest('quest1', [lower]), quest('quest2', [box(600, 500, 90)]))).toEqual([]);
  expect(find(quest('quest1', [lower]), quest('quest2', [box(510, 600, 80)]))).toEqual([
    'samePlace quest2 0 quest1',
  ]);
  expect(find(quest('quest1', [outlined([500, 500], [700, 700], [695, 700])]))).toEqual(['small quest1 0']);
});

it('tells an outline that crosses itself, and one too long for a level’s file', () => {
  expect(find(quest('quest1', [outlined([500, 500], [700, 700], [700, 500], [500, 700])]))).toEqual([
    'crossed quest1 0',
  ]);
  expect(find(quest('quest1', [outlined([0, 0], [900, 0], [900, 2700])]))).toEqual(['tooLong quest1 0']);
});
