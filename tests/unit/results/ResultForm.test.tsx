// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../src/game/recap';
import type { EntryForm, KnownPlayer, ScoreForm, SubmitResult } from '../../../src/records/forms';
import type { Records } from '../../../src/records/port';
import { ResultForm } from '../../../src/results/ResultForm';
import { decodeRecord } from '../../../src/runs/decode';
import type { RunRecord } from '../../../src/runs/record';
import { playHonestly } from '../../support/played-run';
import { localRecords, newDisk } from '../../support/records';
import { showScreen, signedIn } from '../../support/screen';

const RESULT: Result = { level: 1, mode: 2, score: 10, time: 42.3 };
/** The same from form to form: what is sent again doubles nothing. */
const EARNED = { id: expect.any(String), date: '2026-11-21T12:00:00.000Z' };
const PLAYER: KnownPlayer = { userId: 'u1', name: 'Hinata' };

let scores: ScoreForm[] = [];
let entries: EntryForm[] = [];
let answer: SubmitResult = { kind: 'ok', id: 'mine', storage: 'device' };

function recordsThatNote(): Records {
  return {
    ...localRecords().records,
    submitScore: (form) => {
      scores.push(form);
      return Promise.resolve(answer);
    },
    submitEntry: (form) => {
      entries.push(form);
      return Promise.resolve(answer);
    },
  };
}

beforeEach(() => {
  newDisk();
  localStorage.clear();
  scores = [];
  entries = [];
  answer = { kind: 'ok', id: 'mine', storage: 'device' };
  vi.useFakeTimers({ toFake: ['Date'] });
  // week 47: the contest is level 1, mode 5, dquest5
  vi.setSystemTime('2026-11-19T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (result: Result, player?: KnownPlayer, recordOf?: () => RunRecord) =>
  showScreen(<ResultForm result={result} recordOf={recordOf} />, {
    records: recordsThatNote(),
    ...(player ? { accounts: signedIn(player) } : {}),
  });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submit = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Submit Score' }));
};

describe('the run of a result', () => {
  const earned = { id: 'mine', date: '2026-11-19T12:00:00.000Z' };
  const onDevice = () => localStorage.getItem('worldmaps.run.mine');

  it('is left to the draft once that is kept on the device', async () => {
    localStorage.setItem('worldmaps.run.mine', 'kept');
    const { records } = localRecords();
    showScreen(<ResultForm result={RESULT} earned={earned} />, { records });
    await waitFor(() => expect(onDevice()).toBeNull());
    expect(await records.draft('mine')).toMatchObject({ id: 'mine', result: RESULT });
  });

  it('stays where its draft would go with the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    localStorage.setItem('worldmaps.run.mine', 'kept');
    const { records } = localRecords();
    showScreen(<ResultForm result={RESULT} earned={earned} />, { records });
    await waitFor(() => expect(records.outbox().drafts).toHaveLength(1));
    await waitFor(() => expect(records.outbox().storage).toBe('memory'));
    expect(onDevice()).toBe('kept');
    vi.unstubAllGlobals();
  });
});

describe('what was typed', () => {
  const earned = { id: 'mine', date: '2026-11-19T12:00:00.000Z' };
  const waiting = () => sessionStorage.getItem('worldmaps.typed');

  it('is there again though the outbox had no time to keep it, and waits no longer once it is kept', async () => {
    const { records } = localRecords();
    const slow: Records = { ...records, keepDraft: () => new Promise(() => undefined) };
    const { unmount } = showScreen(<ResultForm result={RESULT} earned={earned} />, { records: slow });
    type('Your name', 'Encore');
    unmount();
    expect(waiting()).toContain('Encore');
    showScreen(<ResultForm result={RESULT} earned={earned} />, { records });
    expect(screen.getByDisplayValue('Encore')).toBe(screen.getByLabelText('Your name'));
    await waitFor(() => expect(waiting()).toBeNull());
    expect(await records.draft('mine')).toMatchObject({ name: 'Encore' });
  });

  it('stands in no other result’s form', () => {
    const slow: Records = { ...localRecords().records, keepDraft: () => new Promise(() => undefined) };
    const { unmount } = showScreen(<ResultForm result={RESULT} earned={earned} />, { records: slow });
    type('Your name', 'Encore');
    unmount();
    showScreen(<ResultForm result={RESULT} earned={{ ...earned, id: 'another' }} />, { records: slow });
    expect(screen.queryByDisplayValue('Encore')).toBeNull();
  });
});

describe('the score form', () => {
  it('sends the result under the name and leads to its board with the own row', async () => {
    show(RESULT);
    type('Your name', '  Naruto ');
    type('A word for the author? (optional)', 'Nice!');
    submit();
    await waitFor(() => expect(window.location.pathname).toBe('/worldmaps/leaderboard/1'));
    expect(scores).toEqual([
      { earned: EARNED, name: '  Naruto ', feedback: 'Nice!', level: 1, mode: 2, score: 10, time: 42.3 },
    ]);
    expect(window.location.search).toBe('?mode=2');
    expect(window.history.state).toMatchObject({ usr: { own: 'mine' } });
  });

  it('sends the run it was earned with', async () => {
    const { record } = playHonestly();
    show(RESULT, undefined, () => record);
    type('Your name', 'Naruto');
    submit();
    await waitFor(() => expect(scores).toHaveLength(1));
    expect(decodeRecord(scores[0]?.run ?? '')).toStrictEqual(record);
  });

  it('needs a name and sends nothing without one', async () => {
    show(RESULT);
    type('Your name', '   ');
    submit();
    await waitFor(() => expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true'));
    expect(scores).toEqual([]);
  });

  it('takes no more than 20 characters', () => {
    show(RESULT);
    expect(screen.getByLabelText('Your name').getAttribute('maxlength')).toBe('20');
  });

  it('asks for another name when it is taken, keeping what was typed', async () => {
    answer = { kind: 'refused', reason: 'nameTaken' };
    show(RESULT);
    type('Your name', 'Naruto');
    submit();
    await waitFor(() => expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/another (user)?name/i)).toBeTruthy();
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Naruto');
    type('Your name', 'Sasuke');
    expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBeNull();
  });

  it('says so when the store refuses, and can be sent again', async () => {
    answer = { kind: 'refused', reason: 'denied' };
    show(RESULT);
    type('Your name', 'Naruto');
    submit();
    const alert = await screen.findByText(/The server would not take it/);
    expect(alert.getAttribute('role')).toBe('alert');
    answer = { kind: 'offline', id: 'kept', storage: 'device' };
    submit();
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { own: 'kept' } }));
  });

  it('knows the player and asks for no name', async () => {
    show(RESULT, PLAYER);
    expect(screen.queryByLabelText('Your name')).toBeNull();
    submit();
    await waitFor(() => expect(scores).toMatchObject([{ name: 'Hinata', player: PLAYER }]));
  });

  it('remembers a guest’s name for the next score', async () => {
    show(RESULT);
    type('Your name', 'Naruto');
    submit();
    await waitFor(() => expect(scores).toHaveLength(1));
    show(RESULT);
    await waitFor(() =>
      expect(screen.getAllByLabelText('Your name').at(-1)).toHaveProperty('value', 'Naruto'),
    );
  });

  it('cancels to home', () => {
    show(RESULT);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/worldmaps/');
    expect(scores).toEqual([]);
  });

  it('saves nothing below one right answer', () => {
    show({ ...RESULT, mode: 3, score: 0 });
    expect(screen.queryByRole('button', { name: 'Submit Score' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
  });
});

describe('the contest form', () => {
  const contest: Result = { level: 1, mode: 5, score: 1, time: 12.5, quest: 'dquest5' };

  it('is for the run of the week alone', () => {
    show(contest);
    expect(screen.getByLabelText('Your e-mail')).toBeTruthy();
  });

  it.each([
    { ...contest, quest: 'dquest4' },
    { ...contest, level: 2 },
    { ...contest, mode: 4 as const },
  ])('is not for %j', (result) => {
    show(result);
    expect(screen.queryByLabelText('Your e-mail')).toBeNull();
  });

  it('needs name, e-mail and consent, and sends them with the week', async () => {
    show(contest);
    const consent = screen.getByRole('checkbox');
    expect(consent).toHaveProperty('checked', false);
    submit();
    await waitFor(() => expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true'));
    type('Your name', 'Naruto');
    type('Your e-mail', 'naruto@leaf');
    submit();
    await waitFor(() =>
      expect(screen.getByLabelText('Your e-mail').getAttribute('aria-invalid')).toBe('true'),
    );
    type('Your e-mail', 'naruto@leaf.jp');
    submit();
    await waitFor(() => expect(consent.getAttribute('aria-invalid')).toBe('true'));
    expect(entries).toEqual([]);
    fireEvent.click(consent);
    submit();
    await waitFor(() =>
      expect(entries).toEqual([
        {
          earned: EARNED,
          name: 'Naruto',
          email: 'naruto@leaf.jp',
          consent: true,
          level: 1,
          mode: 5,
          quest: 'dquest5',
          score: 1,
          time: 12.5,
          week: '2026-W47',
          wording: 'contest-2',
        },
      ]),
    );
    expect(await screen.findByRole('link', { name: /ranking/i })).toBeTruthy();
    expect(scores).toEqual([]);
  });

  it('has a player’s own address in it, and takes another', async () => {
    show(contest, PLAYER);
    expect(screen.getByLabelText('Your e-mail')).toHaveProperty('value', 'u1@example.org');
    type('Your e-mail', '');
    expect(screen.getByLabelText('Your e-mail')).toHaveProperty('value', '');
    type('Your e-mail', 'other@leaf.jp');
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    await waitFor(() => expect(entries).toMatchObject([{ email: 'other@leaf.jp', player: PLAYER }]));
  });

  it('agrees to the rules that are in force, and asks again where the owner has changed them meanwhile', async () => {
    let version = 2;
    const sitePage = vi.fn(async () => ({ kind: 'ok', page: { version, fr: 'a', en: 'b' } }) as const);
    showScreen(<ResultForm result={contest} recordOf={undefined} />, {
      records: { ...recordsThatNote(), sitePage },
    });
    type('Your name', 'Naruto');
    type('Your e-mail', 'naruto@leaf.jp');
    const consent = screen.getByRole('checkbox');
    fireEvent.click(consent);
    await waitFor(() => expect(sitePage).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    version = 3;
    submit();
    expect(await screen.findByText(/rules have just changed/)).toBeTruthy();
    expect(entries).toEqual([]);
    expect(consent).toHaveProperty('checked', false);
    expect(screen.getByLabelText('Your e-mail')).toHaveProperty('value', 'naruto@leaf.jp');
    fireEvent.click(consent);
    submit();
    await waitFor(() => expect(entries).toMatchObject([{ wording: 'rules-3' }]));
  });
});
