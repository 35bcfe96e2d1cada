import { describe, expect, it } from 'vitest';
import type { Message, MessageKind, MessagePage } from '../../../../../src/records/messages';
import type { Records } from '../../../../../src/records/port';
import type { AdminAnswer } from '../../../../../src/records/store-answer';
import { waitingOf } from '../../../../../src/screens/admin/today/waiting';

const WEEK = '2026-W47';
const letter = (isRead: boolean) => ({ isRead }) as Message;
const page = (more: boolean, ...messages: readonly Message[]): AdminAnswer<MessagePage> => ({
  kind: 'ok',
  value: { messages, more },
});

function records(
  letters: Readonly<Record<MessageKind, AdminAnswer<MessagePage>>>,
  entered: AdminAnswer<number> = { kind: 'ok', value: 25_000 },
  faults: unknown = { kind: 'ok', value: [{ level: 3 }, { level: 4 }, { level: 3 }] },
) {
  return {
    admin: {
      messages: { list: async (kind: MessageKind) => letters[kind] },
      faults: { list: async () => faults },
      countEntries: async () => entered,
    },
  } as unknown as Records;
}

describe('what waits for the owner', () => {
  it('counts what is new, and the entries that have arrived', async () => {
    const found = await waitingOf(
      records({ comment: page(true, letter(false), letter(true)), reply: page(false, letter(false)) }),
      WEEK,
    );
    expect(found).toEqual({
      kind: 'ok',
      value: {
        // the older ones may hold more
        comments: { count: 1, more: true },
        replies: { count: 1, more: false },
        entries: 25_000,
        faults: 2,
      },
    });
  });

  it('is not known when a part of it cannot be read', async () => {
    const empty = page(false);
    const asked = (...parts: Parameters<typeof records>) => waitingOf(records(...parts), WEEK);
    expect(await asked({ comment: { kind: 'denied' }, reply: empty })).toEqual({ kind: 'denied' });
    expect(await asked({ comment: empty, reply: { kind: 'offline' } })).toEqual({ kind: 'offline' });
    expect(await asked({ comment: empty, reply: empty }, { kind: 'offline' })).toEqual({
      kind: 'offline',
    });
    expect(await asked({ comment: empty, reply: empty }, undefined, { kind: 'denied' })).toEqual({
      kind: 'denied',
    });
  });
});
