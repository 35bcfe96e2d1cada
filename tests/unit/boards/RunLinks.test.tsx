// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RunLinks } from '../../../src/boards/RunLinks';
import { parseHuntFragment, parseRunFragment } from '../../../src/runs/address';
import { encodeRecord } from '../../../src/runs/encode';
import { playHonestly, playHunt } from '../../support/played-run';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

beforeEach(newDisk);

const { runs } = playHunt().claim;
async function waysOf(run: string) {
  showScreen(<RunLinks run={run} name="Léa" />, { records: localRecords().records });
  const links = await screen.findAllByRole<HTMLAnchorElement>('link');
  return links.map(({ href }) => new URL(href));
}

describe('a row', () => {
  it('with a run is watched, and raced on its map', async () => {
    const [watch, race] = await waysOf(encodeRecord(playHonestly().record) ?? '');
    expect([watch?.pathname, race?.pathname, race?.search]).toEqual([
      '/worldmaps/watch',
      '/worldmaps/game/1',
      '?mode=2',
    ]);
    expect(parseRunFragment(watch?.hash ?? '')).toMatchObject({ name: 'Léa' });
  });

  it('with the runs of a hunt is watched quest by quest, and raced as a hunt', async () => {
    const [watch, race] = await waysOf(runs);
    expect([watch?.pathname, race?.pathname]).toEqual(['/worldmaps/watch', '/worldmaps/daily']);
    const shared = parseHuntFragment(race?.hash ?? '');
    expect(shared?.legs.map(({ quest }) => quest)).toEqual([
      'quest7',
      'quest2',
      'quest11',
      'quest4',
      'quest9',
    ]);
    expect([shared?.name, shared?.code]).toEqual(['Léa', runs]);
  });

  it.each(['nonsense', `${runs}.${runs}`, runs.replace('.', '')])(
    'that cannot be read leads nowhere',
    (run) => {
      showScreen(<RunLinks run={run} name="Léa" />, { records: localRecords().records });
      expect(screen.queryAllByRole('link')).toHaveLength(0);
    },
  );
});

describe('the fragment of a hunt', () => {
  it.each(['', '#runs=', '#runs=a.b.c.d.e', `#run=${runs}`, `#runs=${runs}.`, `#runs=${'A'.repeat(10_000)}`])(
    'is none: %#',
    (fragment) => expect(parseHuntFragment(fragment)).toBeUndefined(),
  );

  it('holds runs of one quest each', () => {
    const ten = encodeRecord({ ...playHonestly().record, views: [] }) ?? '';
    const parts = runs.split('.');
    expect(parseHuntFragment(`#runs=${[ten, ...parts.slice(1)].join('.')}`)).toBeUndefined();
  });
});
