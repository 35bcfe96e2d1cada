import { expect, it } from 'vitest';
import { outlineText, type Run } from '../../../src/game/outline';
import { within } from '../../../src/living/cutting';
import { isLife } from '../../../src/living/life-shape';
import { readThings } from '../../../src/living/things';
import type { Life, LifeThing } from '../../../src/maps/life';

const block = (left: number, top: number, size: number): string => {
  const rows = Array.from({ length: size }, (): Run[] => [[left, left + size]]);
  return outlineText({ shape: { top, rows }, reach: { top: 0, rows: [] } });
};
const thing = (shape: string, more: Partial<LifeThing> = {}): LifeThing => ({
  shape,
  voice: 'leaf',
  ...more,
});
const life = (...things: LifeThing[]): Life => ({
  version: 2,
  cell: 1,
  things,
  sources: [],
  under: { cell: 64, rows: ['sg', 'ww'] },
  pokes: [],
  chain: [],
});
const atOnce = () => Promise.resolve();

it('reads every shape it can, in painter’s order', async () => {
  const things = await readThings(
    life(
      thing(block(10, 20, 5)),
      thing('no shape'),
      thing(block(40, 20, 5), { voice: 'merry', figure: true }),
    ),
    atOnce,
  );
  expect(things.map(({ order, voice, figure }) => [order, voice, figure])).toEqual([
    [0, 'leaf', false],
    [2, 'merry', true],
  ]);
  expect(things[0]?.box).toEqual({ left: 10, top: 20, right: 15, bottom: 25 });
});

it('a shape is cut to a box', () => {
  const shape = {
    top: 5,
    rows: [
      [[0, 10]],
      [
        [0, 2],
        [6, 10],
      ],
      [[8, 10]],
    ],
  } as const;
  expect(within(shape, { left: 1, top: 6, right: 7, bottom: 7 }).rows).toEqual([
    [],
    [
      [1, 2],
      [6, 7],
    ],
    [],
  ]);
});

it('recognises its own file and nothing else', () => {
  const file = life(thing(block(1, 1, 2), { figure: true }));
  expect(isLife(JSON.parse(JSON.stringify(file)))).toBe(true);
  for (const bad of [
    { ...file, version: 1 },
    { ...file, sources: [{ kind: 'lava', x: 0, y: 0, size: 1 }] },
    { ...file, things: [{ shape: 'a', voice: 'kazoo' }] },
    [],
    null,
  ])
    expect(isLife(bad)).toBe(false);
});
