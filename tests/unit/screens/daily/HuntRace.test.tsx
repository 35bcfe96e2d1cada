// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HuntGame } from '../../../../src/screens/daily/HuntGame';
import { HuntRace } from '../../../../src/screens/daily/HuntRace';
import { findLevel } from '../../../../src/maps/catalogue';
import { parseHuntFragment } from '../../../../src/runs/address';
import { playHunt } from '../../../support/played-run';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const { ends, game } = vi.hoisted(() => ({
  ends: new Set<() => void>(),
  game: { changed: 0 },
}));

/** Plays five legs of ten seconds and more at once; tells the rival's times at each render, as often as it pleases. */
vi.mock('../../../../src/screens/daily/HuntGame', () => {
  const Played: typeof HuntGame = ({ race, onLeg, onEnd }) => {
    useEffect(() => {
      ends.add(onEnd);
      for (const leg of [0, 1, 2, 3, 4]) {
        if (leg !== game.changed - 1) race?.onRival(leg, 12.3);
        const record = race?.rival.legs[leg]?.code;
        onLeg(leg, {
          ms: 10_000 + leg * 1000,
          sign: 'atOnce',
          ...(record === undefined ? {} : { run: record }),
        });
      }
    });
    return (
      <button type="button" onClick={onEnd}>
        the end
      </button>
    );
  };
  return { HuntGame: Played };
});

beforeEach(() => {
  newDisk();
  ends.clear();
  game.changed = 0;
});

async function race() {
  const rival = parseHuntFragment(`#runs=${playHunt().claim.runs}~L%C3%A9a`);
  if (!rival) throw new Error('no hunt');
  showScreen(<HuntRace day="2026-11-21" rival={rival} />, { records: localRecords().records });
  fireEvent.click(await screen.findByRole('button', { name: 'Start the race' }));
  fireEvent.click(await screen.findByRole('button', { name: 'the end' }));
  const table = await screen.findByRole('table');
  return [...within(table).getAllByRole('row')].map((row) => row.textContent).slice(1);
}

const nameOf = (level: number) => findLevel(String(level))?.name ?? '';

it('ends with both hunts side by side, however often its legs tell the rival’s times', async () => {
  expect(await race()).toEqual([
    `${nameOf(1)}0:10.00:12.3`,
    `${nameOf(2)}0:11.00:12.3`,
    `${nameOf(3)}0:12.00:12.3`,
    `${nameOf(4)}0:13.00:12.3`,
    `${nameOf(5)}0:14.00:12.3`,
    'Total1:00.01:01.5',
  ]);
  expect(screen.getByText('You beat Léa!')).toBeTruthy();
  // the pause after the last leg begins anew with each other way to end
  expect(ends.size).toBe(1);
});

it('compares nothing with a leg whose map has changed, and says so', async () => {
  game.changed = 2;
  const rows = await race();
  expect(rows[1]).toBe(`${nameOf(2)}0:11.0–`);
  expect(rows[5]).toBe('Total0:49.00:49.2');
  expect(screen.getByText(/One of the maps has changed since/)).toBeTruthy();
});

it('is sent on as a challenge of one’s own, by an address that holds the five runs', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  localStorage.setItem('worldmaps.name', 'Tom');
  await race();
  fireEvent.click(screen.getByRole('button', { name: 'Send mine as a challenge' }));
  await screen.findByText('Link copied. Send it to your rival!');
  const sent = parseHuntFragment(new URL(copied[0] ?? '').hash);
  expect([sent?.name, sent?.legs.length]).toEqual(['Tom', 5]);
  vi.unstubAllGlobals();
});
