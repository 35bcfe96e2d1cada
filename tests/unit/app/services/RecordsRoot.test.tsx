// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readJournal } from '../../../../src/kiosk/journal';
import { definitionsOf } from '../../../../src/app/services/definitions';
import { webPlatform } from '../../../../src/platform/web';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import type { ManifestResult } from '../../../../src/levels/manifest';
import { ManifestProvider } from '../../../../src/levels/ManifestContext';
import type { Platform } from '../../../../src/platform/platform';
import type { Records } from '../../../../src/records/port';
import { useRecords } from '../../../../src/records/RecordsContext';
import { boothHost } from '../../../support/booth';
import { newDisk, scoreForm } from '../../../support/records';

afterEach(cleanup);

// it opens its store as soon as it is imported
newDisk();
const { RecordsRoot, shelves } = await import('../../../../src/app/services/RecordsRoot');

/** The judge of a run waits for the list; without one it leaves the run to others at once. */
const NO_LIST = Promise.resolve<ManifestResult>({ kind: 'failed' });

const plain = webPlatform('/worldmaps/', definitionsOf({}));

const boothOf = (platform: Platform): Platform => ({ ...platform, kiosk: boothHost() });

/** The records that screens below the root are given. */
function recordsOn(platform: Platform): Records {
  const given: Records[] = [];
  function Screen() {
    given.push(useRecords());
    return null;
  }
  render(
    <PlatformProvider platform={platform}>
      <ManifestProvider start={NO_LIST}>
        <RecordsRoot>
          <Screen />
        </RecordsRoot>
      </ManifestProvider>
    </PlatformProvider>,
  );
  const [records] = given;
  if (!records) throw new Error('the screen was not shown');
  return records;
}

it('gives a booth the records that note each visit in the journal, and nobody else', async () => {
  await recordsOn(plain).submitScore(scoreForm());
  expect(await readJournal(shelves)).toEqual([]);
  await recordsOn(boothOf(plain)).submitScore(scoreForm());
  expect(await readJournal(shelves)).toHaveLength(1);
});
