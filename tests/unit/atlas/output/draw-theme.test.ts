import { afterEach, expect, it, vi } from 'vitest';

vi.mock('../../../../atlas/layout/build', () => ({
  pictureIds: () => ['main'],
  layOutPicture: (_theme: unknown, id: string) => ({ id }),
  boxesOf: ({ id }: { id: string }) => ({ id, width: 2, height: 2, quests: [] }),
  pictureSvg: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2"/></svg>',
}));
const faults = vi.hoisted(() => ({ found: [] as { picture: string; quest: string; fault: string }[] }));
vi.mock('../../../../atlas/output/check', () => ({ checkPicture: () => faults.found }));
vi.mock('../../../../atlas/levels', () => ({ loadTheme: async () => ({}) }));

import { drawTheme } from '../../../../atlas/output/draw-theme';
import { findLevel } from '../../../../src/maps/catalogue';

async function pixels() {
  const level = findLevel('pokemon');
  if (!level) throw new Error('no such level');
  const [picture] = (await drawTheme(level)).pictures;
  return (await picture?.draw())?.pixels();
}

afterEach(() => {
  faults.found = [];
});

it('gives the pixels of a fair picture', async () => {
  expect(await pixels()).toMatchObject({ width: 2, height: 2 });
});

it('never gives those of an unfair one, and says which quest and why', async () => {
  faults.found = [{ picture: 'main', quest: 'quest3', fault: 'it is hidden' }];
  await expect(pixels()).rejects.toThrow('main, quest3: it is hidden');
});
