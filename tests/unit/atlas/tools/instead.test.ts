import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { readReport } from '../../../../atlas/output/artwork-report';
import { projectAt, type Project } from '../../../../atlas/output/project';
import { drawOrInstead, linesOf, reportArtwork } from '../../../../atlas/tools/instead';
import {
  keptHashes,
  levelsToDraw,
  planLevels,
  writtenLevels,
  type Planned,
} from '../../../../atlas/tools/plan';
import { writeLevel } from '../../../../atlas/output/level-folder';
import { fakeInput } from '../../../support/fake-level';
import { tempFolder } from '../../../support/temp-folder';

/** A project whose level 14 (nier) has both a theme and artwork. */
function projectWithArtwork(): Project {
  const project = projectAt(tempFolder());
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project.root, file)), { recursive: true });
    writeFileSync(path.join(project.root, file), text);
  };
  write('atlas/levels/nier/index.ts', 'export const theme = 1;\n');
  write('resources/artwork/nier/level.json', '{}');
  return project;
}

function planned(project: Project): Planned {
  const [first] = planLevels(project, ['nier']).levels;
  if (!first) throw new Error('no level');
  return first;
}

/** Writes the level of a plan as a drawing process would; artwork fails. */
const draw = vi.fn(async ({ source, place }: Planned) => {
  if (source.kind === 'artwork') throw new Error('there is no main picture');
  if (place) await writeLevel(fakeInput(), place);
});

const nothing = () => undefined;

it('keeps the drawn map of a level whose artwork fails, and says why until the artwork changes', async () => {
  const project = projectWithArtwork();
  const level = planned(project);
  const failed = new Map<string, string>();
  const fault = ({ name }: Planned, reason: string) => void failed.set(name, reason);
  expect(await levelsToDraw([level], readReport(project.maps))).toEqual([level]);

  draw.mockClear();
  await drawOrInstead(level, nothing, draw, fault);
  expect(draw.mock.calls.map(([{ source }]) => source.kind)).toEqual(['artwork', 'theme']);
  const known = await reportArtwork(project.maps, [level], failed);
  expect(linesOf(known, () => 'nier')).toEqual([
    'nier: the artwork is not used, its drawn map stays: there is no main picture',
  ]);

  expect((await writtenLevels([level])).map(({ place }) => place.hash)).toEqual([level.instead?.place?.hash]);
  expect(await keptHashes([level], () => false)).toEqual(new Map([['nier', level.instead?.place?.hash]]));
  // nothing has changed: it is not tried again, and still told
  expect(await levelsToDraw([level], readReport(project.maps))).toEqual([]);
  expect(await reportArtwork(project.maps, [level], new Map())).toEqual(known);

  writeFileSync(path.join(project.artwork, 'nier/level.json'), '{ }');
  const changed = planned(project);
  expect(await levelsToDraw([changed], readReport(project.maps))).toEqual([changed]);
});

it('does not draw the theme again when only the artwork failed', async () => {
  const project = projectWithArtwork();
  const level = planned(project);
  if (level.instead) await draw(level.instead);
  draw.mockClear();
  await drawOrInstead(level, nothing, draw, nothing);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('fails where there is no drawn map to keep', async () => {
  const project = projectWithArtwork();
  const [level] = planLevels(project, []).levels;
  await expect(level && drawOrInstead(level, nothing, draw, nothing)).rejects.toThrow('no main picture');
});
