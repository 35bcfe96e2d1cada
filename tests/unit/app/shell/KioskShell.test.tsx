// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from '../../../../src/i18n/use-translation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boothHost } from '../../../support/booth';
import { localRecords, newDisk, settle } from '../../../support/records';
import { showScreen } from '../../../support/screen';

// it opens its store as soon as it is imported
newDisk();
const { KioskShell } = await import('../../../../src/app/shell/KioskShell');
const { accounts } = await import('../../../../src/app/services/RecordsRoot');

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game that keeps something for as long as it is mounted, and speaks the visitor's language. */
function Game() {
  const [count, setCount] = useState(0);
  const { language } = useTranslation();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>{`game ${language} ${String(count)}`}</button>
  );
}

function open(languages: readonly string[] = ['fr', 'en']) {
  const onGo = vi.fn(async () => undefined);
  const host = boothHost(
    { pinState: async () => 'chosen' },
    { idleSeconds: 15, warningSeconds: 5, languages },
  );
  const fill = vi.fn();
  showScreen(
    <KioskShell host={{ ...host, fill }} onGo={onGo}>
      <Game />
    </KioskShell>,
    { records: localRecords().records, kiosk: host, language: 'fr' },
  );
  return { onGo, fill };
}
const game = () => screen.queryByRole('button', { name: /^game/ });
const begin = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(game()).not.toBeNull());
  // the visit's clock is set after the game is drawn
  await act(settle);
};
const pass = (seconds: number) =>
  act(async () => {
    vi.advanceTimersByTime(seconds * 1000);
    await settle();
  });

describe('a booth', () => {
  it('begins signed out, and stays so', async () => {
    const form = { email: 'zoe@example.org', name: 'Zoé', password: 'secret1', confirmation: 'secret1' };
    expect(await accounts.register(form)).toEqual({ kind: 'ok' });
    open();
    await act(settle);
    expect(accounts.state()).toEqual({ kind: 'guest' });
    // as another tab of the game might
    await accounts.signIn(form);
    await act(settle);
    expect(accounts.state()).toEqual({ kind: 'guest' });
  });

  it('plays in the language that the visitor touches, on the whole screen', async () => {
    const { fill } = open();
    expect(game()).toBeNull();
    await begin('Play in English');
    expect(game()?.textContent).toBe('game en 0');
    expect(fill).toHaveBeenCalledOnce();
  });

  it('plays the quick game at one touch of a flag', async () => {
    const { onGo } = open();
    await begin('Your turn!');
    expect(onGo.mock.calls).toEqual([['/rush']]);
    expect(game()?.textContent).toBe('game en 0');
  });

  it('forgets a visitor when the visit is over, and begins the next one afresh', async () => {
    const { onGo } = open();
    await begin('Play in English');
    fireEvent.click(game() ?? document.body);
    expect(game()?.textContent).toBe('game en 1');
    localStorage.setItem('worldmaps.name', 'Mika');
    sessionStorage.setItem('worldmaps.feedback', 'hello');
    localStorage.setItem('worldmaps.kiosk', '1');
    await pass(21);
    expect(game()).toBeNull();
    await waitFor(() => expect(localStorage.getItem('worldmaps.name')).toBeNull());
    expect([localStorage.getItem('worldmaps.kiosk'), sessionStorage.length]).toEqual(['1', 0]);
    expect(onGo.mock.calls).toEqual([['/']]);
    await begin('Jouer en français');
    expect(game()?.textContent).toBe('game fr 0');
  });

  it('waits for the next visitor in its own first language', async () => {
    open(['en', 'fr']);
    await begin('Jouer en français');
    await pass(21);
    expect(await screen.findByText('Five to find in 60 seconds!')).toBeTruthy();
  });
});
