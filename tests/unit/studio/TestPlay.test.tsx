// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArtworkDocument } from '../../../src/artwork/document';
import { mapPoint } from '../../../src/game/space';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { findLevel } from '../../../src/maps/catalogue';
import { progressStore } from '../../../src/progress/store';
import { serverSheets } from '../../../src/studio/server-keeper';
import { TestPlay } from '../../../src/studio/TestPlay';
import { MapViewer } from '../../../src/viewer/MapViewer';
import type { MapViewerProps } from '../../../src/viewer/types';
import { viewPoint } from '../../../src/viewer/space';
import { setStage } from '../../support/viewer';
import { textsOnHand } from '../../support/texts-on-hand';

vi.mock('../../../src/viewer/MapViewer', () => ({ MapViewer: vi.fn(({ layer }) => layer ?? null) }));

const box = (x: number) => ({ top: { x, y: 10 }, bottom: { x: x + 100, y: 110 } });
const DOCUMENT: ArtworkDocument = {
  width: 1920,
  height: 1358,
  updateDate: '2026-11-22',
  name: 'My fair',
  quests: [
    { quest: 'quest1', positions: [box(100)], en: { title: 'The owl', hint: 'High up' } },
    { quest: 'quest2', positions: [], en: { title: 'Nowhere yet' } },
    { quest: 'dquest1', positions: [box(400), box(900)], fr: { title: 'Les jumeaux' } },
  ],
};

const leave = vi.fn();
let keys: readonly string[] = [];

beforeEach(() => {
  setStage();
  localStorage.clear();
  keys = Object.keys(localStorage);
  leave.mockClear();
});
afterEach(cleanup);

function show(document: ArtworkDocument = DOCUMENT) {
  const level = findLevel('zelda');
  if (!level) throw new Error('no level');
  const texts = textsOnHand('en');
  render(
    <TextsProvider value={texts}>
      <TestPlay
        document={document}
        level={level}
        sheets={serverSheets('zelda', ['main'], '0')}
        onLeave={leave}
      />
    </TextsProvider>,
  );
}

function map(): MapViewerProps {
  const [props] = vi.mocked(MapViewer).mock.lastCall ?? [];
  if (!props) throw new Error('no map');
  return props;
}
const tap = (x: number, y: number) =>
  act(() => {
    const point = mapPoint(x, y);
    map().onTap?.({ point, at: viewPoint(9, 9), middle: point, slack: 0, mayDouble: false });
  });
const begin = (mode: number) => {
  fireEvent.click(document.querySelector(`[data-mode="${String(mode)}"]`) ?? document.body);
  act(() => map().onSharp?.());
};

it('offers the modes that the finished quests allow, and a single quest', () => {
  show();
  const modes = [...document.querySelectorAll('[data-mode]')].map((each) => each.getAttribute('data-mode'));
  expect(modes).toEqual(['1', '2', '3', '4', '5']);
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['The owl', 'Les jumeaux']);
});

it('plays by the boxes of the drawing at the size of a map, and shows every tap afterwards', () => {
  show();
  begin(4);
  expect(screen.getByRole('heading', { name: 'The owl' })).toBeTruthy();
  tap(3000, 2000);
  expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('searching');
  // 1920 px of the drawing are 3840 of the map
  tap(399, 219);
  expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('over');
  fireEvent.click(screen.getByRole('button', { name: 'Where you tapped' }));
  const tries = [...document.querySelectorAll('[data-try]')].map((each) => each.getAttribute('data-try'));
  expect(tries).toEqual(['wrong', 'right']);
  const taps = [...document.querySelectorAll('[data-tap]')];
  expect(taps.map((each) => each.textContent)).toEqual(['1✗', '2✓']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Change this quest' })[0] ?? document.body);
  expect(leave).toHaveBeenCalledWith('quest1');
});

it('shows the outline that was asked for, and a box where there is none', () => {
  const [first] = DOCUMENT.quests;
  if (!first) throw new Error('no quest');
  const [x, y] = [600, 600];
  const outline = [
    { x, y },
    { x: x + 100, y },
    { x, y: y + 100 },
  ];
  const outlined = {
    quest: 'quest2',
    positions: [{ top: { x, y }, bottom: { x: x + 100, y: y + 100 }, outline }],
  };
  show({ ...DOCUMENT, quests: [first, outlined] });
  begin(4);
  fireEvent.click(screen.getByRole('button', { name: 'End the test' }));
  expect(document.querySelector('[data-target="quest1"] path')).toBeNull();
  const shape = document.querySelector('[data-target="quest2"] svg');
  // the drawing's pixels are half as many as the map's
  expect(shape?.getAttribute('viewBox')).toBe('0 0 200 200');
  expect(shape?.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0v1M200 0v1M0 1v1M199 1v1/);
});

it('shows a test that was ended early, with the mark that waited for its second', () => {
  show();
  begin(1);
  tap(850, 100);
  fireEvent.click(screen.getByRole('button', { name: 'End the test' }));
  expect(document.querySelector('[data-try="unfinished"]')?.textContent).toContain('Les jumeaux');
  expect(screen.getByText('Still to find: Les jumeaux.')).toBeTruthy();
});

it('ranks nothing and keeps nothing', () => {
  const before = progressStore.get();
  show();
  begin(4);
  expect(document.querySelector('[data-unranked]')).not.toBeNull();
  tap(399, 219);
  expect(progressStore.get()).toBe(before);
  expect(Object.keys(localStorage)).toEqual(keys);
});

it('says so where there is nothing to play', () => {
  show({ ...DOCUMENT, quests: [] });
  expect(screen.getByRole('alert').textContent).toContain('at least one quest');
});
