// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openServices } from '../../../../src/app/services/services';
import { TRUSTING_PAGE } from '../../../support/trusting';
import { readJournal } from '../../../../src/kiosk/journal';
import type * as outboxes from '../../../../src/records/outbox';
import { createOutbox, type Outbox } from '../../../../src/records/outbox';
import { reminderStore } from '../../../../src/records/reminder';
import { newDisk, scoreForm, settle } from '../../../support/records';

vi.mock('../../../../src/records/outbox', { spy: true });

/** How often the outbox opened last was asked to send everything that waits. */
let flushes = { count: 0 };

beforeEach(async () => {
  newDisk();
  localStorage.clear();
  const { createOutbox: real } = await vi.importActual<typeof outboxes>('../../../../src/records/outbox');
  vi.mocked(createOutbox).mockImplementation((needs): Outbox => {
    const outbox = real(needs);
    const mine = { count: 0 };
    flushes = mine;
    return {
      ...outbox,
      flush: () => {
        mine.count += 1;
        return outbox.flush();
      },
    };
  });
});

// what is being sent ends while its page still stands
afterEach(settle);

async function opened() {
  const services = openServices(TRUSTING_PAGE);
  await settle();
  const before = flushes.count;
  flushes.count = 0;
  return { ...services, before };
}

describe('what waits to be sent', () => {
  it('is sent as soon as the app opens', async () => {
    expect((await opened()).before).toBeGreaterThan(0);
  });

  it('is sent when the network comes back', async () => {
    await opened();
    globalThis.dispatchEvent(new Event('online'));
    expect(flushes.count).toBe(1);
  });

  it('is sent when somebody signs in, for it may have waited for its player', async () => {
    const { accounts } = await opened();
    const form = { email: 'zoe@example.org', name: 'Zoé', password: 'secret1', confirmation: 'secret1' };
    expect(await accounts.register(form)).toEqual({ kind: 'ok' });
    expect(flushes.count).toBe(1);
  });
});

describe('a result that nobody has signed', () => {
  it('is noted for home until it is', async () => {
    const { records } = await opened();
    const result = { level: 15, mode: 2, score: 10, time: 12.3 } as const;
    const date = new Date().toISOString();
    const words = { name: '', feedback: '', email: '', consent: false };
    await records.keepDraft({ kind: 'result', id: 'unsigned1', date, result, ...words });
    expect(reminderStore.get().results).toEqual([{ id: 'unsigned1', level: 15 }]);
    await records.submitScore(scoreForm({ earned: { id: 'unsigned1', date }, ...result, name: 'Zoé' }));
    expect(reminderStore.get().results).toEqual([]);
  });
});

describe('the journal of a booth', () => {
  it('notes what a visitor sends', async () => {
    const { boothRecords, shelves } = await opened();
    await boothRecords.submitScore(scoreForm());
    expect(await readJournal(shelves)).toMatchObject([{ kind: 'score', name: 'Camille' }]);
  });

  it('is kept nowhere else', async () => {
    const { records, shelves } = await opened();
    await records.submitScore(scoreForm());
    expect(await readJournal(shelves)).toEqual([]);
  });
});

describe('without a server', () => {
  it('keeps records on this device, and gives its owner’s tools to who opens them', async () => {
    const { records, accounts } = await opened();
    expect([records.home, accounts.home]).toEqual(['device', 'device']);
    const form = { name: 'Chef', password: 'secret1', confirmation: 'secret1' };
    await accounts.register({ ...form, email: 'owner@worldmaps.test' });
    expect(accounts.state()).toMatchObject({ account: { isAdmin: false } });
    accounts.openTools?.(true);
    expect(accounts.state()).toMatchObject({ account: { isAdmin: true } });
  });
});
