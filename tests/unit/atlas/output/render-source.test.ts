import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { targetBox } from '../../../../src/game/quest';
import { readLevel } from '../../../../atlas/output/level-folder';
import { projectAt } from '../../../../atlas/output/project';
import type { Project } from '../../../../atlas/output/project';
import { renderSource } from '../../../../atlas/output/render-source';
import type { DrawingStep } from '../../../../atlas/output/render-source';
import {
  FAKE_CATALOGUE_LEVEL as level,
  FAKE_SIZE,
  fakePictures,
  fakeSvg,
  undrawn,
} from '../../../support/fake-level';

let project: Project;
beforeEach(() => {
  project = projectAt(mkdtempSync(path.join(tmpdir(), 'render-')));
  mkdirSync(path.join(project.locales, 'en'), { recursive: true });
  const words = { title: 'Find it', hint: 'There' };
  const texts = { quest1: words, quest2: words, dquest1: { title: 'Find the twins' } };
  writeFileSync(path.join(project.locales, 'en/fake.json'), JSON.stringify(texts));
});
afterEach(() => rmSync(project.root, { recursive: true, force: true }));

const draughtsman = {
  natural: FAKE_SIZE,
  draw: () => Promise.resolve({ updateDate: '2026-01-02', pictures: undrawn(fakePictures()) }),
};

describe('renderSource', () => {
  it('writes a drawn theme with its English words, telling every step', async () => {
    const steps: DrawingStep[] = [];
    const data = await renderSource(project, { level, kind: 'theme' }, 'abcd0123', draughtsman, (step) => {
      steps.push(step);
    });
    expect(data.quests.map(({ description, hint }) => [description, hint])).toEqual([
      ['Find it', 'There'],
      ['Find it', 'There'],
      ['Find the twins', undefined],
    ]);
    expect(await readLevel({ root: project.maps, keyword: 'fake', hash: 'abcd0123' })).toEqual(data);
    expect(steps.map(({ what, share }) => [what, share])).toEqual([
      ['drawing main', 0],
      ['rendering main', 0.3],
      ['cutting main', 0.425],
      ['drawing dquest1', 0.5],
      ['rendering dquest1', 0.8],
      ['cutting dquest1', 0.925],
    ]);
    expect(steps.map(({ doing }) => doing)).toEqual(
      ['main', 'dquest1'].flatMap(() => ['drawing', 'rendering', 'cutting']),
    );
    expect(steps.map(({ until }) => until)).toEqual([0.3, 0.425, 0.5, 0.8, 0.925, 1]);
    expect(steps[2]?.placeholder).toBe(data.maps[0]?.placeholder);
  });

  it('writes artwork in place of the theme', async () => {
    const folder = path.join(project.artwork, 'fake');
    mkdirSync(folder, { recursive: true });
    await sharp(Buffer.from(fakeSvg('#d93f3c')))
      .png()
      .toFile(path.join(folder, 'main.png'));
    const box = { top: { x: 1, y: 2 }, bottom: { x: 30, y: 40 } };
    const json = { ...FAKE_SIZE, updateDate: '2026-03-04', quests: [{ quest: 'quest2', positions: [box] }] };
    writeFileSync(path.join(folder, 'level.json'), JSON.stringify(json));
    const data = await renderSource(project, { level, kind: 'artwork' }, 'abcd0123', draughtsman);
    expect(data.updateDate).toBe('2026-03-04');
    expect(data.quests).toEqual([
      { quest: 'quest2', description: 'Find it', hint: 'There', positions: [box] },
    ]);
    const tile = path.join(project.maps, 'fake/abcd0123/main/600/0-0.webp');
    const { dominant } = await sharp(tile).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(90);
  });

  it('names the picture and the quest of a fault', async () => {
    const [main] = fakePictures();
    if (!main) throw new Error('a picture');
    const far = targetBox(590, 0, 640, 20);
    const pictures = undrawn([{ ...main, quests: [{ quest: 'quest1', positions: [far] }] }]);
    const faulty = { ...draughtsman, draw: () => Promise.resolve({ updateDate: '2026-01-02', pictures }) };
    await expect(renderSource(project, { level, kind: 'theme' }, 'abcd0123', faulty)).rejects.toThrow(
      'main: quest1: box 1 (590,0 to 640,20) is outside the picture of 600 x 400 px',
    );
  });
});
