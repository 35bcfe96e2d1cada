// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AttractMap } from '../../../src/kiosk/AttractMap';
import type { Platform } from '../../../src/platform/platform';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { box } from '../../support/game-builders';
import { LEVEL, mapNamed } from '../../support/level';
import { manifestOf } from '../../support/screen';

afterEach(cleanup);

// in the middle of what either kind of sheet leaves in view
const QUESTS = [
  { ...LEVEL.quests[0], quest: 'quest1', description: '', positions: [box(1000, 1300)] },
  { ...LEVEL.quests[0], quest: 'quest2', description: '', positions: [box(1920, 800)] },
];

async function show(
  width: number,
  height = 720,
  answer: (id: number) => Promise<unknown> = async () => ({ ...LEVEL, quests: QUESTS }),
) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.reject(new Error('no')),
      level: answer,
      pictureUrl: (path) => `/maps/${path}`,
    },
  };
  const page = (id: number) => {
    const [level] = manifestOf(id).levels;
    if (!level) throw new Error('no level');
    return (
      <PlatformProvider platform={platform}>
        <AttractMap level={level} turn={0} />
      </PlatformProvider>
    );
  };
  const settle = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => void setTimeout(resolve, 0));
    });
  const { container, rerender } = render(page(1));
  await settle();
  const turn = async (id: number) => {
    rerender(page(id));
    await settle();
  };
  const tiles = () => [...container.querySelectorAll('img')];
  const sizes = () => new Set(tiles().map(({ src }) => /\/(\d+)\/\d+-\d+\.webp$/.exec(src)?.[1]));
  return { container, tiles, sizes, turn, settle };
}

it('is made of the smallest tiles that are sharp there, and of the largest where none is', async () => {
  for (const [width, size] of [
    [400, '960'],
    [960, '960'],
    [961, '1920'],
    [1920, '1920'],
    [9000, '3840'],
  ] as const) {
    expect((await show(width)).sizes()).toEqual(new Set([size]));
    cleanup();
  }
});

it('covers all of the map, each tile in its place, over its blur', async () => {
  const { container, tiles } = await show(960);
  const area = tiles().reduce(
    (sum, { style }) => sum + Number.parseFloat(style.width) * Number.parseFloat(style.height),
    0,
  );
  expect(area).toBeCloseTo(100 * 100, 3);
  const [first, second] = tiles();
  expect([first?.style.left, first?.style.top]).toEqual(['0%', '0%']);
  expect(Number.parseFloat(second?.style.left ?? '')).toBeCloseTo(
    Number.parseFloat(first?.style.width ?? ''),
    6,
  );
  const map = container.querySelector<HTMLElement>('[data-way]');
  expect(map?.style.backgroundImage).toContain('data:image');
  expect(map?.dataset['way']).toBe('west');
});

it('has a hand that finds somebody beside the sheet on a wide screen, and above it on a high one', async () => {
  const found = async (width: number, height: number) => {
    const { container } = await show(width, height);
    const hand = container.querySelector<HTMLElement>('[data-attract-find]');
    cleanup();
    return Number.parseFloat(hand?.style.left ?? '');
  };
  expect(await found(1200, 1000)).toBeCloseTo((100 * 1020) / 3840, 3);
  expect(await found(1199, 1000)).toBeCloseTo((100 * 1940) / 3840, 3);
});

it('is its blur alone where its file cannot be had', async () => {
  const { container, tiles } = await show(960, 720, () => Promise.reject(new Error('offline')));
  expect([tiles(), container.querySelector('[data-attract-find]')]).toEqual([[], null]);
});

it('shows nothing of a map whose file comes after its turn', async () => {
  let tell: (raw: unknown) => void = () => undefined;
  const late = new Promise<unknown>((resolve) => (tell = resolve));
  const second = { ...LEVEL, level: 2, quests: QUESTS, maps: [{ ...mapNamed('main'), path: 'second/main' }] };
  const { tiles, turn, settle } = await show(960, 720, (id) => (id === 1 ? late : Promise.resolve(second)));
  await turn(2);
  const ofSecond = () => tiles().filter(({ src }) => src.includes('second/main')).length;
  expect(ofSecond()).toBeGreaterThan(0);
  tell({ ...LEVEL, quests: QUESTS });
  await settle();
  expect(ofSecond()).toBe(tiles().length);
});
