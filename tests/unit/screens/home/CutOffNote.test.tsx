// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepValue } from '../../../../src/kept/kept';
import type { Platform } from '../../../../src/platform/platform';
import { LateReminders, REMINDERS } from '../../../../src/screens/home/LateReminders';
import { cutOffRun } from '../../../support/cut-off-run';
import { holdLocks } from '../../../support/locks';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const keep = (id: string, changes: Parameters<typeof cutOffRun>[0] = {}) =>
  keepValue(`run.${id}`, cutOffRun({ result: id, ...changes }), () => localStorage);
const show = (language: 'fr' | 'en' = 'en') =>
  showScreen(<LateReminders />, { records: localRecords().records, language });

beforeEach(() => {
  newDisk();
  localStorage.clear();
  holdLocks([]);
});

describe('home’s offer of a game that was cut off', () => {
  it('names map and mode, says that the clock runs, and leads to the game', async () => {
    keep('a');
    show('fr');
    const text = 'Ta partie sur DEMON SLAYER (10 questions aléatoires) a été coupée en plein jeu';
    expect(
      (await screen.findByText(new RegExp(text.replaceAll(/[()]/g, String.raw`\$&`)))).textContent,
    ).toMatch(/son chrono tourne toujours/);
    expect(screen.getByRole('link', { name: 'Reprendre' }).getAttribute('href')).toBe(
      '/worldmaps/game/15?mode=2',
    );
  });

  it('says where a clock stands, and where only the result is left', async () => {
    keep('a', { game: '/game/15?mode=2&ease=relaxed' });
    keep('b', { game: '/game/15?mode=3', kept: { at: 9, epoch: Date.now() - 60_000 } });
    show();
    expect(await screen.findByText(/waits for you where it was/)).toBeTruthy();
    expect(screen.getByText(/is over, and its result is waiting/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the result' }).getAttribute('href')).toMatch(/mode=3$/);
  });

  it('goes when the player does not want the game, and is not made again', async () => {
    keep('a');
    const { unmount } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Drop it' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(localStorage).toHaveLength(0);
    unmount();
    const { container } = show();
    expect(container.textContent).toBe('');
  });

  it('is made to no visitor of a booth', async () => {
    keep('a');
    await REMINDERS.fetch();
    const { container } = showScreen(<LateReminders />, {
      records: localRecords().records,
      kiosk: {} as NonNullable<Platform['kiosk']>,
    });
    expect(container.textContent).toBe('');
  });

  it('comes when the tab that played it is closed, and goes when another one takes it up', async () => {
    keep('a');
    holdLocks(['worldmaps.run.a']);
    const { container } = show();
    holdLocks([]);
    // the part itself comes late
    await expect
      .poll(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return container.querySelector('[data-cut-off="running"]');
      })
      .not.toBeNull();
    holdLocks(['worldmaps.run.a']);
    window.dispatchEvent(new Event('storage'));
    await expect.poll(() => container.textContent).toBe('');
  });
});
