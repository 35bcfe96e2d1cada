// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { middleOfTarget } from '../../../src/game/quest';
import { mapPoint } from '../../../src/game/space';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { ManifestProvider } from '../../../src/levels/ManifestContext';
import { useCat } from '../../../src/levels/use-cat';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { levelOf, NOTHING_FOUND } from '../../../src/progress/progress';
import { progressStore } from '../../../src/progress/store';
import { playEffect } from '../../../src/sound/use-sounds';
import { askCat, isCat } from '../../../src/table/cat-tap';
import { GuideCat } from '../../../src/table/GuideCat';
import { viewPoint } from '../../../src/viewer/space';
import { outlineText } from '../../../src/game/outline';
import { box } from '../../support/game-builders';
import { manifestOf } from '../../support/screen';
import { textsOnHand } from '../../support/texts-on-hand';

vi.mock('../../../src/levels/use-cat', () => ({ useCat: vi.fn<typeof useCat>() }));
vi.mock('../../../src/sound/use-sounds', () => ({ playEffect: vi.fn<typeof playEffect>() }));

const OUTLINE = outlineText({ shape: { top: 300, rows: [[[500, 504]]] }, reach: { top: 75, rows: [] } });
const CAT = box(500, 300);
const VIEW = { width: 1280, height: 740 };

beforeEach(() => {
  vi.clearAllMocks();
  progressStore.change(() => NOTHING_FOUND);
  vi.mocked(useCat).mockReturnValue(CAT);
});
afterEach(() => {
  cleanup();
  askCat(undefined);
});

async function show({ level = 3, kiosk = false } = {}) {
  const platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.reject(new Error('not asked for')),
      level: () => Promise.reject(new Error('not asked for')),
      pictureUrl: (path: string) => path,
    },
    ...(kiosk ? { kiosk: {} as never } : {}),
  } as const;
  const manifest = manifestOf(1, 3);
  const levels = manifest.levels.map((entry) => ({ ...entry, further: { cat: 'cat.json' } }));
  const start = Promise.resolve({ kind: 'ready', manifest: { ...manifest, levels } } as const);
  const page = render(
    <TextsProvider value={textsOnHand('en')}>
      <PlatformProvider platform={platform}>
        <ManifestProvider start={start}>
          <GuideCat level={level} view={VIEW} />
        </ManifestProvider>
      </PlatformProvider>
    </TextsProvider>,
  );
  await act(async () => undefined);
  return page;
}

const onIt = { point: middleOfTarget(CAT), slack: 0 };
const tap = (mark = onIt, at = viewPoint(300, 200), sought = [box(0, 0)]) => {
  let is = false;
  act(() => {
    is = isCat(mark, at, sought);
  });
  return is;
};
const note = () => document.querySelector<HTMLElement>('[data-cat-met]');
const said = () => document.querySelector('output')?.textContent;

describe('a tap', () => {
  it('on the cat is its own, and answered where it was', async () => {
    await show();
    expect([note(), said()]).toEqual([null, '']);
    expect(tap()).toBe(true);
    expect([note()?.style.left, note()?.style.top]).toEqual(['300px', '200px']);
    expect([note()?.dataset['horizontal'], note()?.dataset['vertical']]).toEqual(['right', 'below']);
  });

  it('beside it, and one on somebody who is looked for, is not', async () => {
    await show();
    expect(tap({ point: mapPoint(5, 5), slack: 0 })).toBe(false);
    expect(tap(onIt, viewPoint(1, 1), [CAT])).toBe(false);
    expect(note()).toBeNull();
    expect(playEffect).not.toHaveBeenCalled();
    expect(levelOf(progressStore.get(), 3).cat).toBeUndefined();
  });

  it('is nobody’s once the cat is gone, and where a map has none', async () => {
    const { unmount } = await show();
    unmount();
    expect(tap()).toBe(false);
    vi.mocked(useCat).mockReturnValue(undefined);
    await show();
    expect(tap()).toBe(false);
  });
});

describe('the guide cat', () => {
  it('is stamped into the book the first time, with a sound, and remembered', async () => {
    await show();
    tap();
    expect(note()?.dataset['catMet']).toBe('first');
    expect(said()).toBe('The guide cat! Stamp 1 of 2 is in the book.');
    expect(vi.mocked(playEffect).mock.calls).toEqual([['place']]);
    const first = levelOf(progressStore.get(), 3).cat;
    expect(first).toBeGreaterThan(0);
    const before = note();
    tap(onIt, viewPoint(1200, 700));
    expect(note()?.dataset['catMet']).toBe('again');
    expect(said()?.trim()).toBe('Me again? You found me here already.');
    expect(note()?.textContent).not.toContain('Stamp');
    expect(playEffect).toHaveBeenCalledOnce();
    expect(levelOf(progressStore.get(), 3).cat).toBe(first);
    // another meeting, whose stamp lands anew, away from the edges that are near
    expect(note()).not.toBe(before);
    expect([note()?.dataset['horizontal'], note()?.dataset['vertical']]).toEqual(['left', 'above']);
    const second = note();
    tap();
    expect(note()).not.toBe(second);
  });

  it('who is in the book already is met again', async () => {
    progressStore.change((before) => ({ ...before, levels: { '3': { quests: {}, modes: {}, cat: 5 } } }));
    await show();
    tap();
    expect(note()?.dataset['catMet']).toBe('again');
  });

  it.each([
    ['at a booth', { kiosk: true }],
    ['on a map from a seed', { level: 0 }],
  ])('is spotted %s, for as long as the map is open, and kept nowhere', async (_, setting) => {
    await show(setting);
    tap();
    expect(said()).toBe('The guide cat! Well spotted!');
    expect(progressStore.get()).toEqual(NOTHING_FOUND);
    tap();
    expect(note()?.dataset['catMet']).toBe('again');
    cleanup();
    await show(setting);
    tap();
    expect(note()?.dataset['catMet']).toBe('first');
  });

  it('is shown in its own shape where it has one', async () => {
    await show();
    tap();
    expect(note()?.querySelector('svg')).toBeNull();
    cleanup();
    vi.mocked(useCat).mockReturnValue({ ...CAT, outline: OUTLINE });
    await show();
    tap({ point: mapPoint(501.5, 300.5), slack: 0 });
    expect(note()?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 4 1');
    expect(note()?.querySelector('path')?.getAttribute('d')).toBe('M0 0h4v1h-4z');
  });
});
