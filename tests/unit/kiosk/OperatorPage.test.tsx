// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operator, SaveAnswer } from '../../../src/booth/host';
import { exportName, OperatorPage } from '../../../src/kiosk/OperatorPage';
import { readJournal } from '../../../src/kiosk/journal';
import type { OutboxState } from '../../../src/records/port';
import { boothHost } from '../../support/booth';
import { localRecords, newDisk, NOON, QUIET_OUTBOX, scoreWrite } from '../../support/records';
import { showScreen } from '../../support/screen';

const DAY = 86_400_000;
const line = { name: 'Mika', level: 15, score: 10, time: 12.5 };
const scoreAt = (id: string, at: number) => ({ ...line, kind: 'score', id, at, mode: 2 });
const entryAt = (id: string, at: number) => ({
  ...line,
  kind: 'entry',
  id,
  at,
  email: 'mika@example.org',
  week: '2026-W47',
});

beforeEach(() => {
  newDisk();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each fact of the page by its name. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open(operator: Partial<Operator> = {}, more: { fault?: string; outbox?: OutboxState } = {}) {
  const { records, shelves } = localRecords();
  const lines = [
    scoreAt('a', NOON - DAY),
    scoreAt('b', NOON),
    scoreAt('c', NOON + 1),
    entryAt('d', NOON + 2),
  ];
  for (const value of lines)
    await shelves.put({ table: 'documents', key: `kiosk/journal/${value.kind}/${value.id}`, value });
  const retry = vi.fn();
  const onClose = vi.fn();
  const { outbox = records.outbox(), fault } = more;
  const host = boothHost({ status: async () => ({ version: '1.2.3', freeBytes: 2.25e9 }), ...operator });
  showScreen(
    <OperatorPage
      host={fault === undefined ? host : { ...host, fault }}
      shelves={shelves}
      onClose={onClose}
    />,
    { records: { ...records, outbox: () => outbox, retry } },
  );
  await waitFor(() => expect(facts()['Lines in the journal']).toBe('4'));
  return { retry, onClose, shelves };
}

describe('the operator’s page', () => {
  it('tells how the machine stands, and counts what is of today', async () => {
    const refused = { id: 'scores/x', what: 'score', reason: 'denied', write: scoreWrite('x') } as const;
    await open({}, { outbox: { ...QUIET_OUTBOX, waiting: 3, refused: [refused] } });
    expect(facts()).toEqual({
      Version: '1.2.3',
      'Free space': '2.3 GB',
      'Waiting to be sent': '3',
      Refused: '1',
      'Scores today': '2',
      'Contest entries today': '1',
      'Lines in the journal': '4',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what it does not know', async () => {
    await open({ status: async () => undefined });
    expect(facts()).toMatchObject({ Version: '…', 'Free space': 'unknown' });
  });

  it('warns of settings that are not valid, and of a machine that keeps nothing', async () => {
    await open({}, { fault: 'levels: not valid', outbox: { ...QUIET_OUTBOX, storage: 'memory' } });
    const [settings, memory, ...others] = screen.getAllByRole('alert');
    expect(settings?.textContent).toContain('levels: not valid');
    expect(memory?.textContent).toContain('keeps nothing any more');
    expect(others).toEqual([]);
  });

  it.each([
    ['Export the scores (CSV)', 'scores', 'mode,', 'c', 'mika@example.org'],
    ['Export the entries (CSV)', 'entries', 'mika@example.org', 'd', 'mode,'],
  ] as const)('%s', async (button, what, inside, id, outside) => {
    const save = vi.fn<Operator['save']>(async (name) => ({ kind: 'saved', where: `/media/${name}` }));
    await open({ save });
    press(button);
    const name = exportName(what, new Date(NOON));
    expect(await screen.findByText(`File written: /media/${name}`)).toBeTruthy();
    expect(save).toHaveBeenCalledOnce();
    const [saved, text = ''] = save.mock.calls[0] ?? [];
    expect(saved).toBe(name);
    expect(text).toContain(inside);
    expect(text).not.toContain(outside);
    expect(text.trimEnd()).toMatch(new RegExp(`,${id}$`));
  });

  it.each([
    ['locked', 'This page was open too long: enter the PIN again.'],
    ['failed', 'The file could not be written. Is the disk full?'],
  ] as const)('says when an export is %s', async (kind, words) => {
    const answer: SaveAnswer = { kind };
    await open({ save: async () => answer });
    press('Export the scores (CSV)');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('empties the journal at the second press alone', async () => {
    const { shelves } = await open();
    press('Empty the journal');
    expect(await readJournal(shelves)).toHaveLength(4);
    press('Really erase everything?');
    await waitFor(() => expect(facts()['Lines in the journal']).toBe('0'));
    expect(await readJournal(shelves)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Empty the journal' })).toBeTruthy();
    expect(screen.getByText('The journal is empty.')).toBeTruthy();
  });

  it('asks anew before it erases when something else was pressed in between', async () => {
    const { shelves } = await open();
    press('Empty the journal');
    press('Send now');
    expect(screen.getByText('Everything has been sent.')).toBeTruthy();
    press('Empty the journal');
    expect(await readJournal(shelves)).toHaveLength(4);
  });

  it('sends, restarts, leaves and closes when it is told to', async () => {
    const restart = vi.fn(async () => undefined);
    const leave = vi.fn(async () => undefined);
    const { retry, onClose } = await open({ restart, leave });
    const asked = () => [retry, restart, leave, onClose].map(({ mock }) => mock.calls.length);
    expect(asked()).toEqual([0, 0, 0, 0]);
    press('Send now');
    expect(asked()).toEqual([1, 0, 0, 0]);
    press('Restart the booth');
    expect(asked()).toEqual([1, 1, 0, 0]);
    press('Leave kiosk mode');
    expect(asked()).toEqual([1, 1, 1, 0]);
    press('Back to the game');
    expect(asked()).toEqual([1, 1, 1, 1]);
  });
});

it('an export is named after its moment on the machine’s own clock', () => {
  expect(exportName('scores', new Date(2026, 0, 5, 4, 7))).toBe('scores-2026-01-05-0407.csv');
  expect(exportName('entries', new Date(2026, 10, 21, 14, 45))).toBe('entries-2026-11-21-1445.csv');
});
