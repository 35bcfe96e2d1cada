// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withRun } from '../../../../src/progress/progress';
import { progressStore } from '../../../../src/progress/store';
import { keepDifficulty } from '../../../../src/progress/difficulty';
import { parseRunFragment } from '../../../../src/runs/address';
import { keepOwnBest } from '../../../../src/runs/own-bests';
import { CardProgress } from '../../../../src/screens/home/CardProgress';
import { boothHost } from '../../../support/booth';
import { playHonestly } from '../../../support/played-run';
import { localRecords, newDisk } from '../../../support/records';
import { manifestOf, showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  localStorage.clear();
});

it('a card says how hard its map is where enough was counted, also for whoever has found nothing', async () => {
  keepDifficulty(JSON.stringify({ 15: { quest1: [20, 8], quest2: [20, 4] }, 13: { quest1: [9, 9] } }), 1);
  const [counted, other] = manifestOf(15, 13).levels;
  if (!counted || !other) throw new Error('no levels');
  showScreen(
    <>
      <CardProgress level={counted} />
      <CardProgress level={other} />
    </>,
    { records: localRecords().records },
  );
  expect(await screen.findByText('3/10 in a minute')).toBeTruthy();
  expect(document.querySelectorAll('[data-difficulty]')).toHaveLength(1);
});

describe('one’s own best on a map', () => {
  const { record, result } = playHonestly({ mode: 4 });
  const ofDevice = () => localStorage;
  const [map] = manifestOf(1).levels;
  if (!map) throw new Error('no level');
  const note = (time: number) =>
    progressStore.change((before) => withRun(before, 1, { ...result, time, ranked: true, clean: true }, 1));
  const show = (setting = {}) =>
    showScreen(
      <>
        <CardProgress level={map} />
        <p>beside</p>
      </>,
      { records: localRecords().records, ...setting },
    );
  const way = async () => {
    await screen.findByText('beside');
    return screen.queryByRole('link', { name: /^Race your best on Pok/ });
  };

  it('is raced from its card', async () => {
    note(result.time);
    keepOwnBest(record, result, map.data, ofDevice);
    show();
    const address = new URL((await way())?.getAttribute('href') ?? '', window.location.href);
    expect(address.pathname + address.search).toBe('/worldmaps/game/1?mode=4');
    expect(parseRunFragment(address.hash)).toMatchObject({
      name: 'your best',
      record: { run: { mode: 4 }, edition: record.edition },
    });
  });

  it('is not where the map is another one by now', async () => {
    note(result.time);
    keepOwnBest(record, result, '1/older.json', ofDevice);
    show();
    expect(await way()).toBeNull();
  });

  it('is not where somebody was quicker on this device since', async () => {
    keepOwnBest(record, result, map.data, ofDevice);
    note(result.time - 1);
    show();
    expect(await way()).toBeNull();
  });

  it('is not at a booth', async () => {
    note(result.time);
    keepOwnBest(record, result, map.data, ofDevice);
    show({ kiosk: boothHost({}) });
    expect(await way()).toBeNull();
  });
});
