// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinLegs } from '../../../../src/runs/hunt-trust';
import { encodeRecord } from '../../../../src/runs/encode';
import { runFragment } from '../../../../src/runs/fragment';
import { lengthOf } from '../../../../src/runs/playback';
import { WatchScreen } from '../../../../src/screens/watch/WatchScreen';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { playHonestly } from '../../../support/played-run';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  // the test environment has no layout to observe
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Shows the run of a quest whose every move took `pace` ms, and returns its slider and its length in ms. */
async function watch(pace: number) {
  const { record } = playHonestly({ mode: 5, pace, quests: LEVEL.quests });
  showScreen(<WatchScreen />, {
    records: localRecords().records,
    address: `/watch${runFragment(encodeRecord(record) ?? '', 'Léa')}`,
    translationSpace: LEVEL.translationSpace,
    levelFile: () => Promise.resolve(LEVEL),
  });
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  return { slider, length: lengthOf(record) };
}

const found = () => document.querySelectorAll('[data-found]');

describe('the slider of a run', () => {
  it.each([901, 942, 950, 999, 1000])('reaches the end of a run of %i ms, and its find', async (pace) => {
    const { slider, length } = await watch(pace);
    expect(length % 100).toBe(pace % 100);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.change(slider, { target: { value: slider.max } });
    // a browser tells a change twice: as it is typed, and once it stands
    fireEvent.change(slider, { target: { value: slider.value } });
    expect(slider.value).toBe(slider.max);
    expect(Number(slider.max)).toBeGreaterThanOrEqual(length);
    expect(found()).not.toHaveLength(0);
    fireEvent.change(slider, { target: { value: slider.min } });
    expect(found()).toHaveLength(0);
  });
});

describe('a hunt', () => {
  it('with a leg of another edition still leads to its other legs', async () => {
    const legs = [1, 2, 3, 1, 2].map((number, index) => {
      const { record } = playHonestly({ mode: 5, quest: `quest${String(number)}`, quests: LEVEL.quests });
      return encodeRecord(index === 0 ? { ...record, edition: record.edition ^ 1 } : record);
    });
    showScreen(<WatchScreen />, {
      records: localRecords().records,
      address: `/watch#runs=${joinLegs(legs) ?? ''}~L%C3%A9a`,
      translationSpace: LEVEL.translationSpace,
      levelFile: () => Promise.resolve(LEVEL),
    });
    expect(await screen.findByRole('heading', { name: 'The map has changed' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quest 2' }));
    expect((await screen.findByRole('list', { name: 'Jump to a find' })).textContent).toContain('quest2');
  });

  it('is watched quest by quest, and leads to its race', async () => {
    const legs = [1, 2, 3, 1, 2].map((number) => {
      const { record } = playHonestly({ mode: 5, quest: `quest${String(number)}`, quests: LEVEL.quests });
      return encodeRecord(record);
    });
    showScreen(<WatchScreen />, {
      records: localRecords().records,
      address: `/watch#runs=${joinLegs(legs) ?? ''}~L%C3%A9a`,
      translationSpace: LEVEL.translationSpace,
      levelFile: () => Promise.resolve(LEVEL),
    });
    const list = await screen.findByRole('list', { name: 'The five quests of the hunt' });
    const finds = () => screen.getByRole('list', { name: 'Jump to a find' }).textContent;
    expect(within(list).getAllByRole('button')).toHaveLength(5);
    expect(finds()).toContain('quest1');
    fireEvent.click(screen.getByRole('button', { name: 'Quest 3' }));
    expect(finds()).toContain('quest3');
    expect(screen.getByRole('button', { name: 'Quest 3' }).getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: 'Race this hunt' }).getAttribute('href')).toContain(
      '/daily#runs=',
    );
  });
});
