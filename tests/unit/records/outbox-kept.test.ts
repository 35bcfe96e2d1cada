/** What the outbox keeps beside what is on its way: drafts, refusals that are mended, and a store that hangs. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openShelves } from '../../../src/records/local/database';
import { createOutbox } from '../../../src/records/outbox';
import {
  activityWrite,
  awayStore,
  fakeServer,
  fakeTimer,
  localRecords,
  newDisk,
  scoreForm,
  scoreWrite,
  settle,
  storeOf,
  tabLock,
  visit,
} from '../../support/records';
import { pathOf } from '../../../src/records/paths';

beforeEach(newDisk);

const earned = { id: 's', date: '2026-11-21T12:00:00.000Z' };
const ids = (writes: readonly { readonly id: string }[]) => writes.map(({ id }) => id);

describe('what was refused', () => {
  it('goes again under its own id when it was mended, whatever path it has now', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'refuses';
    await outbox.deliver(scoreWrite('a', { name: 'Taken', week: '2025-W47' }));
    server.weather = 'fine';
    expect((await outbox.deliver(scoreWrite('a', { name: 'Free' }))).kind).toBe('sent');
    expect(server.received).toEqual([scoreWrite('a', { name: 'Free' })]);
    expect(outbox.state()).toMatchObject({ waiting: 0, refused: [] });
  });

  it('is not replaced while it is on its way: it may have arrived', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'lostAnswer';
    await outbox.deliver(scoreWrite('a', { name: 'First' }));
    await outbox.deliver(scoreWrite('a', { name: 'Second', week: '2026-W46' }));
    expect(await outbox.pending()).toEqual([scoreWrite('a', { name: 'First' })]);
  });
});

describe('what nobody has signed yet', () => {
  const draft = {
    kind: 'result',
    id: 'a',
    date: '2026-11-21T12:00:00.000Z',
    name: 'Cam',
    feedback: 'Bra',
    email: '',
    consent: false,
    result: { level: 1, mode: 2, score: 10, time: 42.24 },
  } as const;

  it('is there after a reload as it was written last, and is never sent', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    await outbox.keepDraft({ ...draft, name: 'Ca' });
    await outbox.keepDraft(draft);
    const reloaded = visit(server.put).outbox;
    await reloaded.flush();
    expect(reloaded.state()).toMatchObject({ drafts: [draft], waiting: 0, refused: [] });
    expect(server.received).toEqual([]);
  });

  it('gives way to its write, offline too', async () => {
    const server = fakeServer();
    server.weather = 'offline';
    const { outbox } = visit(server.put);
    await outbox.keepDraft(draft);
    await outbox.deliver(scoreWrite('a'));
    expect(outbox.state()).toMatchObject({ drafts: [], waiting: 1 });
    const reloaded = visit(server.put).outbox;
    await reloaded.flush();
    expect(reloaded.state().drafts).toEqual([]);
  });

  it('is read by its id, as it was written last', async () => {
    const { outbox } = visit(fakeServer().put);
    expect(await outbox.draft('a')).toBeUndefined();
    await outbox.keepDraft({ ...draft, name: 'Ca' });
    expect(await outbox.draft('a')).toEqual({ ...draft, name: 'Ca' });
    await outbox.deliver(scoreWrite('a'));
    expect(await outbox.draft('a')).toBeUndefined();
  });

  it('goes when the player does not want it', async () => {
    const { outbox } = visit(fakeServer().put);
    await outbox.keepDraft(draft);
    await outbox.dropDraft('a');
    expect(outbox.state().drafts).toEqual([]);
  });
});

describe('what waits for its player', () => {
  const score = scoreWrite('s', { name: 'Hinata', userId: 'u1' });
  const activity = activityWrite('s-activity', 'u1');

  it('is told apart from what waits for the network, and goes once the player is there', async () => {
    const server = fakeServer();
    const { put, visitor } = storeOf(server);
    const { outbox } = visit(put);
    expect((await outbox.deliver(score, activity)).kind).toBe('waiting');
    await outbox.deliver(scoreWrite('g'));
    expect(outbox.state()).toMatchObject({ waiting: 2, held: [score, activity] });
    const reloaded = visit(put).outbox;
    await reloaded.flush();
    expect(reloaded.state().held).toEqual([score, activity]);
    visitor.id = 'u1';
    await reloaded.flush();
    expect(reloaded.state()).toMatchObject({ waiting: 0, held: [] });
    expect(ids(server.received)).toEqual(['g', 's', 's-activity']);
  });

  it('is sent once as a guest’s under its own id, and nobody’s profile remembers it', async () => {
    const server = fakeServer();
    const { put, visitor } = storeOf(server);
    const { records, outbox } = localRecords({ store: awayStore({ put }) });
    await records.submitScore({ ...scoreForm(), earned, player: { userId: 'u1', name: 'Hinata' } });
    await settle();
    expect(ids(records.outbox().held)).toEqual(['s', 's-activity']);
    expect((await records.submitScore({ ...scoreForm({ name: 'Neji' }), earned })).kind).toBe('ok');
    expect(records.outbox()).toMatchObject({ waiting: 0, held: [] });
    visitor.id = 'u1';
    await outbox.flush();
    expect(server.received).toMatchObject([{ id: 's', document: { name: 'Neji', userId: '' } }]);
  });

  it('shows on a board as it was written last, and not at all when it was taken back', async () => {
    const { put } = storeOf(fakeServer());
    const scores = async () => ({ kind: 'ok', rows: [] }) as const;
    const activities = async () => ({ kind: 'ok', activities: [] }) as const;
    const { records } = localRecords({ store: awayStore({ put, scores, activities }) });
    const player = { userId: 'u1', name: 'Hinata' };
    const shown = async (reading: 'fresh' | 'known') => {
      const { board } = await records.board({ level: 1, mode: 2, week: '2026-W47' }, { reading });
      const { activities: lines } = await records.activities(player, reading);
      return [board.rows.map(({ name, registered }) => [name, registered]), lines.length];
    };
    await records.submitScore({ ...scoreForm(), earned, player });
    await settle();
    expect(await shown('fresh')).toEqual([[['Hinata', true]], 1]);
    await records.submitScore({ ...scoreForm({ name: 'Neji' }), earned });
    expect(await shown('known')).toEqual([[['Neji', false]], 0]);
    await records.submitScore({ ...scoreForm(), earned: { ...earned, id: 't' }, player });
    await settle();
    expect((await shown('known'))[1]).toBe(1);
    for (const { id } of records.outbox().held.filter(({ kind }) => kind === 'score'))
      await records.dismiss(pathOf(scoreWrite(id)));
    expect(await shown('known')).toEqual([[['Neji', false]], 0]);
  });

  it('goes with what stands beside it when it is dismissed', async () => {
    const { put } = storeOf(fakeServer());
    const { outbox } = visit(put);
    await outbox.deliver(score, activity);
    await outbox.deliver(scoreWrite('t', { userId: 'u1' }), activityWrite('t-activity', 'u1'));
    await outbox.dismiss(pathOf(score));
    expect(ids(outbox.state().held)).toEqual(['t', 't-activity']);
  });

  it('is a refusal once it was refused', async () => {
    const server = fakeServer();
    const { put, visitor } = storeOf(server);
    const { outbox } = visit(put);
    await outbox.deliver(score);
    visitor.id = 'u1';
    server.weather = 'refuses';
    await outbox.flush();
    expect(outbox.state()).toMatchObject({ waiting: 0, held: [], refused: [{ what: 'score' }] });
  });
});

describe('what cannot be read', () => {
  const keep = (key: string, value: unknown) => openShelves('worldmaps').put({ table: 'outbox', key, value });

  it.each([
    ['leaderboard/2026-W47/level1/x', { order: 1, write: { kind: 'score', id: 'x' } }],
    ['comments/y', { order: 'first', write: { kind: 'ode', id: 'y' } }],
    ['draft/z', { kind: 'result', id: 'z', won: true }],
    ['draft/q', 'a word'],
  ])('stays where it is, is told, and stops nothing: %s', async (id, value) => {
    await keep(id, value);
    const server = fakeServer();
    const { outbox } = visit(server.put);
    await outbox.deliver(scoreWrite('a'));
    expect(ids(server.received)).toEqual(['a']);
    expect(outbox.state()).toMatchObject({ waiting: 0, unread: [{ id, text: JSON.stringify(value) }] });
    const later = visit(server.put).outbox;
    await later.flush();
    expect(later.state().unread).toHaveLength(1);
    await later.dismiss(id);
    expect(later.state().unread).toEqual([]);
  });

  it('is told by some text, whatever it is', async () => {
    await keep('comments/n', undefined);
    await keep('comments/big', { order: 1n });
    const { outbox } = visit(fakeServer().put);
    await outbox.flush();
    expect(outbox.state().unread.map(({ text }) => text)).toEqual(['[object Object]', 'undefined']);
  });
});

describe('a store that hangs', () => {
  /** A first result is on its way to a store that never answers, until it is mended. */
  async function hanging() {
    const server = fakeServer();
    const timer = fakeTimer();
    let hangs = true;
    const { outbox } = visit((write) => (hangs ? new Promise(() => {}) : server.put(write)), timer);
    void outbox.deliver(scoreWrite('a'));
    await settle();
    const mend = () => {
      hangs = false;
    };
    return { server, timer, outbox, mend };
  }

  it('is away after a while, and what comes next is sent', async () => {
    const { server, timer, mend } = await hanging();
    mend();
    await timer.advance(21_500);
    expect(ids(server.received)).toEqual(['a']);
  });

  it('is asked again at once when somebody wanted that meanwhile', async () => {
    const { server, timer, outbox, mend } = await hanging();
    void outbox.flush();
    await settle();
    mend();
    await timer.advance(20_000);
    expect(ids(server.received)).toEqual(['a']);
  });

  it('holds the lock of no other tab for longer', async () => {
    const server = fakeServer();
    const timer = fakeTimer();
    const { exclusive } = tabLock();
    const one = visit(() => new Promise(() => {}), timer, exclusive);
    void one.outbox.deliver(scoreWrite('a'));
    await settle();
    const two = visit(server.put, fakeTimer(), exclusive);
    const flushed = two.outbox.flush();
    await timer.advance(20_000);
    await flushed;
    expect(ids(server.received)).toEqual(['a']);
  });
});

it('pauses for a time that differs from game to game', async () => {
  const timer = fakeTimer();
  const outbox = createOutbox({
    shelves: openShelves('worldmaps'),
    send: () => Promise.resolve({ kind: 'offline' }),
    timer,
    exclusive: (work) => work(),
    random: () => 0.6,
  });
  await outbox.deliver(scoreWrite('a'));
  expect(timer.waits()).toEqual([700]);
});
