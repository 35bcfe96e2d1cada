import { expect, it } from 'vitest';
import { runLines, viewLines } from '../../../src/debug/lines';
import { record, startRecording } from '../../../src/game/replay';
import { mapRect } from '../../../src/game/space';
import { deck, MISS, setUp } from '../../support/game-builders';

const textOf = (lines: readonly (readonly [string, string])[]) => lines.map((line) => line.join(' '));

it('tells the state of a run and its last five events', () => {
  const events = [10, 20, 30, 40, 50, 60].map(
    (second) => ({ type: 'mark', at: second * 1000, ...MISS }) as const,
  );
  const recording = [{ type: 'start', at: 10 } as const, ...events].reduce(
    record,
    startRecording(setUp(), deck(1, 1)),
  );
  const lines = textOf(runLines(recording, 61_010));
  expect(lines).toContain('phase searching wrong');
  expect(lines).toContain('time 61000 ms');
  const told = lines.filter((line) => line.startsWith('event'));
  expect(told).toHaveLength(5);
  expect(told[0]).toMatch(/^event mark @20000 /);
  expect(told[4]).toMatch(/^event mark @60000 /);
});

it('tells the view in natural pixels, and how many tiles of which size are shown', () => {
  const rect = mapRect(10.4, 20, 300, 200);
  const tiles = [960, 1920, 1920].map((size, index) => ({ key: `${size}/${index}-0`, size, rect }));
  expect(textOf(viewLines({ zoom: 50, view: rect, tiles }, 1920, 24))).toEqual([
    'zoom 50 %',
    'view 10,20 300x200 px',
    'tiles 1920: 2, 960: 1 (wanted 1920)',
    'slack 24 px',
  ]);
});
