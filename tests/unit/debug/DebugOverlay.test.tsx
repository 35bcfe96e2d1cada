// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DebugOverlay } from '../../../src/debug/DebugOverlay';
import { outlineText } from '../../../src/game/outline';
import { record, startRecording } from '../../../src/game/replay';
import { TAP_SLACK_CSS } from '../../../src/game/slack';
import type { LevelData, LevelMap } from '../../../src/maps/schema';
import { box, deck, MISS, quest, setUp } from '../../support/game-builders';
import { LEVEL, mapNamed } from '../../support/level';

const MAP = mapNamed('main');
const [SMALL = 0] = MAP.sizes;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const DAY: LevelData = { ...LEVEL, quests: [quest(1), quest(2, 2)], maps: [MAP] };

/** A map at half its size with one tile on screen, under the overlay of a run that asks for the first of two quests. */
function open({ map = MAP, level = DAY, asked = deck(1, 2) } = {}) {
  const scroller = document.createElement('div');
  scroller.innerHTML = `<div data-map-content><canvas data-tile="${map.path}/${SMALL}/1-0.webp"></canvas></div>`;
  const [content] = scroller.children;
  if (!content) throw new Error('no map');
  Object.defineProperty(content, 'offsetWidth', { value: map.width / 2 });
  Object.defineProperties(scroller, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  const started = record(startRecording(setUp(), asked), { type: 'start', at: 0 });
  const recording = record(started, { type: 'mark', at: 2000, ...MISS });
  const now = vi.fn(() => 3000);
  const { container, unmount } = render(
    <DebugOverlay level={level} map={map} recording={recording} now={now} />,
  );
  container.append(scroller);
  const look = () => {
    act(() => void vi.advanceTimersByTime(100));
  };
  const drawn = (selector: string) => [...content.querySelectorAll(selector)];
  return { container, content, look, now, drawn, unmount };
}

/** The numbers of an element's attributes. */
const numbers = (element: Element | null | undefined, ...names: readonly string[]) =>
  names.map((name) => Number(element?.getAttribute(name)));

const RECT = ['x', 'y', 'width', 'height'] as const;

describe('the overlay', () => {
  it('looks at the page ten times a second, and no more once it is gone', () => {
    const { now, look, unmount } = open();
    expect(now).not.toHaveBeenCalled();
    for (const times of [1, 2, 3]) {
      look();
      expect(now).toHaveBeenCalledTimes(times);
    }
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells the state of the run, and of the view with the slack at its zoom', () => {
    const { container, look } = open();
    expect(container.textContent).toBe('');
    look();
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toContain('phase searching wrong');
    expect(lines).toContain('time 3000 ms');
    expect(lines).toContain('zoom 50 %');
    expect(lines).toContain(`slack ${TAP_SLACK_CSS * 2} px`);
    expect(lines).toContain(`tiles ${SMALL}: 1 (wanted 1920)`);
  });

  it('is gone from the map as soon as the map is', () => {
    const { container, content, look, drawn } = open();
    look();
    expect(drawn('svg')).toHaveLength(1);
    content.remove();
    look();
    expect(container.textContent).toBe('');
  });

  it('draws in the natural pixels of the map: each tile on screen with its name in the middle', () => {
    const { look, drawn } = open();
    look();
    expect(drawn('svg')[0]?.getAttribute('viewBox')).toBe(`0 0 ${MAP.width} ${MAP.height}`);
    const [tile, ...others] = drawn('[data-debug-tile]');
    expect(others).toEqual([]);
    const side = (MAP.tileSize * MAP.width) / SMALL;
    const [x = 0, y = 0, width = 0, height = 0] = numbers(tile?.querySelector('rect'), ...RECT);
    // the second of a row of two, which is not whole
    expect([x, y, x + width, height]).toEqual([side, 0, MAP.width, side]);
    expect(numbers(tile?.querySelector('text'), 'x', 'y')).toEqual([x + width / 2, height / 2]);
    expect(tile?.textContent).toBe(`${SMALL}/1-0`);
  });

  it('draws all targets of the picture that is shown, and of the main one by night', () => {
    const elsewhere = { ...quest(3), image: 'dquest3', type: 1 as const };
    const maps = [MAP, mapNamed('night'), mapNamed('dquest3')];
    const level = { ...DAY, quests: [...DAY.quests, elsewhere], maps };
    const shown = (map: LevelMap) => {
      const { look, drawn, unmount } = open({ map, level });
      look();
      const quests = drawn('[data-debug-target]').map((each) => each.getAttribute('data-debug-target'));
      unmount();
      return quests;
    };
    const [day = MAP, night = MAP, other = MAP] = maps;
    expect(shown(day)).toEqual(['quest1', 'quest2', 'quest2']);
    expect(shown(night)).toEqual(['quest1', 'quest2', 'quest2']);
    expect(shown(other)).toEqual(['quest3']);
  });
});

describe('a target', () => {
  it('is drawn as its box with its name above, and with its slack around it where it is asked', () => {
    const { look, drawn } = open();
    look();
    const [asked, other] = drawn('[data-debug-target]');
    const { top, bottom } = box(200, 100);
    const slack = 2 * TAP_SLACK_CSS;
    const [around, target] = asked?.querySelectorAll('rect') ?? [];
    const own = [top.x, top.y, bottom.x - top.x, bottom.y - top.y] as const;
    expect(numbers(target, ...RECT)).toEqual(own);
    expect(numbers(around, ...RECT, 'rx')).toEqual([
      own[0] - slack,
      own[1] - slack,
      own[2] + 2 * slack,
      own[3] + 2 * slack,
      slack,
    ]);
    const [x = 0, y = 0] = numbers(asked?.querySelector('text'), 'x', 'y');
    expect(x).toBe(top.x);
    expect(y).toBeLessThan(top.y);
    expect(y).toBeGreaterThan(top.y - 15);
    const boxes = other?.querySelectorAll('rect');
    expect(boxes).toHaveLength(1);
    expect([target?.getAttribute('class'), boxes?.[0]?.getAttribute('class')]).toEqual([
      expect.stringContaining('asked'),
      expect.not.stringContaining('asked'),
    ]);
  });

  it('is drawn as its silhouette where it has one, and its slack as a broad line cut off where somebody else is near', () => {
    const shape = { top: 10, rows: [[[4, 6] as const]] };
    const reach = { top: 2, rows: [[[1, 3] as const]] };
    const outlined = { ...box(4, 10), outline: outlineText({ shape, reach }) };
    const quests = DAY.quests.map((each) => ({ ...each, positions: [outlined] }));
    const { look, drawn } = open({ level: { ...DAY, quests } });
    look();
    const [asked, other] = drawn('[data-debug-target]');
    expect(asked?.querySelectorAll('rect')).toHaveLength(0);
    const [cut, line, silhouette] = asked?.querySelectorAll('path') ?? [];
    expect(silhouette?.getAttribute('d')).toBe('M4 10h2v1h-2z');
    expect(line?.getAttribute('d')).toBe('M4 10h2v1h-2z');
    expect(numbers(line, 'stroke-width')).toEqual([4 * TAP_SLACK_CSS]);
    // in cells of four pixels
    expect(cut?.getAttribute('d')).toBe('M4 8h8v4h-8z');
    expect(line?.getAttribute('clip-path')).toBe(`url(#${cut?.parentElement?.id ?? ''})`);
    expect(silhouette?.getAttribute('class')).toContain('asked');
    expect(other?.querySelectorAll('path')).toHaveLength(1);
    expect(other?.querySelector('path')?.getAttribute('class')).not.toContain('asked');
  });
});
