// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArtworkDocument } from '../../../src/artwork/document';
import { roundedBox } from '../../../src/artwork/outline-edits';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { BoxLayer, type Chosen } from '../../../src/studio/BoxLayer';
import { textsOnHand } from '../../support/texts-on-hand';

const SHEET = { width: 1000, height: 700, updateDate: '2026-11-22' };
const EMPTY: ArtworkDocument = { ...SHEET, quests: [{ quest: 'quest1', positions: [] }] };
const BOX = roundedBox({ top: { x: 100, y: 100 }, bottom: { x: 200, y: 200 } }, SHEET);
const ROUND: ArtworkDocument = { ...SHEET, quests: [{ quest: 'quest1', positions: [BOX] }] };

const change = vi.fn<(next: ArtworkDocument) => void>();
const drawn = vi.fn();

function Bench({ start, isDrawing }: { start: ArtworkDocument; isDrawing: boolean }) {
  const [past, setPast] = useState([start]);
  const [chosen, setChosen] = useState<Chosen>({ quest: 'quest1', box: 0 });
  return (
    <BoxLayer
      document={past.at(-1) ?? start}
      picture="main"
      chosen={chosen}
      drawing={isDrawing ? 'outline' : undefined}
      onChoose={setChosen}
      onChange={(next) => {
        change(next);
        setPast((now) => [...now, next]);
      }}
      onDrawn={drawn}
    />
  );
}

function show(start: ArtworkDocument, isDrawing = false): HTMLElement {
  const { container } = render(
    <TextsProvider value={textsOnHand('en')}>
      <Bench start={start} isDrawing={isDrawing} />
    </TextsProvider>,
  );
  const layer = container.querySelector<HTMLElement>('[data-box-layer]');
  if (!layer) throw new Error('no layer');
  // the map is as large as its sheet, so that its pixels are those of the screen
  layer.getBoundingClientRect = () => new DOMRect(0, 0, SHEET.width, SHEET.height);
  layer.setPointerCapture = () => undefined;
  return layer;
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true, pointerId: 1 });
const outline = () => change.mock.lastCall?.[0].quests[0]?.positions[0]?.outline?.map(({ x, y }) => [x, y]);

function drag(target: Element, from: [number, number], to: [number, number]): void {
  fireEvent.pointerDown(target, at(...from));
  fireEvent.pointerMove(target, at(...to));
  fireEvent.pointerUp(target, at(...to));
}

beforeEach(() => {
  change.mockClear();
  drawn.mockClear();
});
afterEach(cleanup);

it('draws an outline by clicks, saved from the third on, and ends it on its first point', () => {
  const layer = show(EMPTY, true);
  const click = (x: number, y: number) => drag(layer, [x, y], [x, y]);
  click(100, 100);
  click(200, 100);
  expect(change).not.toHaveBeenCalled();
  click(200, 200);
  expect(outline()).toEqual([
    [100, 100],
    [200, 100],
    [200, 200],
  ]);
  click(100, 200);
  expect(outline()).toEqual([
    [100, 100],
    [200, 100],
    [200, 200],
    [100, 200],
  ]);
  expect(drawn).not.toHaveBeenCalled();
  click(105, 104);
  expect(drawn).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledTimes(2);
});

it('moves a point, and pulls a new one out of an edge', () => {
  const layer = show(ROUND);
  const find = (part: string): Element => layer.querySelector(part) ?? layer;
  drag(find('[data-point="2"]'), [200, 130], [260, 140]);
  expect(outline()?.[2]).toEqual([260, 140]);
  drag(find('[data-edge="0"]'), [150, 100], [150, 60]);
  expect(outline()?.slice(0, 3)).toEqual([
    [130, 100],
    [150, 60],
    [170, 100],
  ]);
});

it('moves, adds and removes points by the keyboard, and keeps the focus', () => {
  show(ROUND);
  const point = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`point ${String(number)} of`) });
  fireEvent.keyDown(point(1), { key: 'ArrowDown', shiftKey: true });
  expect(outline()?.[0]).toEqual([130, 120]);
  fireEvent.keyDown(point(1), { key: 'Enter' });
  expect(outline()).toHaveLength(9);
  point(9).focus();
  fireEvent.keyDown(point(9), { key: 'Delete' });
  expect(outline()).toHaveLength(8);
  expect(document.activeElement).toBe(point(8));
});
