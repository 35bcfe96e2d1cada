import { beforeEach, describe, expect, it } from 'vitest';
import {
  fakeServer,
  fakeTimer,
  newDisk,
  QUIET_OUTBOX,
  scoreWrite,
  settle,
  tabLock,
  visit,
} from '../../support/records';

beforeEach(newDisk);

const ids = (writes: readonly { readonly id: string }[]) => writes.map(({ id }) => id);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`);

describe('sending', () => {
  it('says sent, and leaves nothing waiting', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    expect(await outbox.deliver(scoreWrite('a'))).toEqual({ kind: 'sent', storage: 'device' });
    expect(ids(server.received)).toEqual(['a']);
    expect(outbox.state()).toEqual(QUIET_OUTBOX);
  });

  it('keeps the order writes were made in', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'offline';
    await Promise.all(numbered(1, 12).map((id) => outbox.deliver(scoreWrite(id))));
    server.weather = 'fine';
    await outbox.flush();
    expect(ids(server.received)).toEqual(numbered(1, 12));
  });

  it('keeps the writes of one submission together', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'offline';
    await Promise.all([
      outbox.deliver(scoreWrite('a1'), scoreWrite('a2')),
      outbox.deliver(scoreWrite('b1'), scoreWrite('b2')),
    ]);
    expect(ids(await outbox.pending())).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('takes a write with a known id once', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'offline';
    await Promise.all([outbox.deliver(scoreWrite('a')), outbox.deliver(scoreWrite('a'))]);
    expect(outbox.state().waiting).toBe(1);
  });
});

describe('without the network', () => {
  it('says waiting at once and sends when the wait is over', async () => {
    const server = fakeServer();
    const timer = fakeTimer();
    const { outbox } = visit(server.put, timer);
    server.weather = 'offline';
    expect(await outbox.deliver(scoreWrite('a'))).toEqual({ kind: 'waiting', storage: 'device' });
    expect(outbox.state().waiting).toBe(1);
    server.weather = 'fine';
    await timer.advance(1000);
    expect(ids(server.received)).toEqual(['a']);
    expect(outbox.state().waiting).toBe(0);
  });

  it('waits longer and longer, to five minutes, and starts over after a success', async () => {
    const server = fakeServer();
    const timer = fakeTimer();
    const { outbox } = visit(server.put, timer);
    server.weather = 'offline';
    await outbox.deliver(scoreWrite('a'));
    const waits: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const [wait = 0] = timer.waits();
      waits.push(wait / 1000);
      await timer.advance(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    server.weather = 'fine';
    await outbox.flush();
    server.weather = 'offline';
    await outbox.deliver(scoreWrite('b'));
    expect(timer.waits()).toEqual([1000]);
  });

  it('never has two retries waiting at once', async () => {
    const server = fakeServer();
    const timer = fakeTimer();
    const { outbox } = visit(server.put, timer);
    server.weather = 'offline';
    for (const id of numbered(1, 5)) await outbox.deliver(scoreWrite(id));
    await outbox.flush();
    expect(timer.waits()).toHaveLength(1);
    server.weather = 'fine';
    await outbox.flush();
    expect(timer.waits()).toEqual([]);
  });

  it('tells "waiting" when the store never answers, and the write is not lost', async () => {
    const timer = fakeTimer();
    const { outbox } = visit(() => new Promise(() => {}), timer);
    const delivery = outbox.deliver(scoreWrite('a'));
    await settle();
    await timer.advance(6000);
    expect(await delivery).toEqual({ kind: 'waiting', storage: 'device' });
    expect(outbox.state().waiting).toBe(1);
  });
});

describe('exactly once', () => {
  it('does not double a write whose answer was lost', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'lostAnswer';
    expect((await outbox.deliver(scoreWrite('a'))).kind).toBe('waiting');
    server.weather = 'fine';
    await outbox.flush();
    expect(ids(server.received)).toEqual(['a']);
    expect(outbox.state().waiting).toBe(0);
  });

  it('does not double a write when the page dies between request and answer', async () => {
    const server = fakeServer();
    const dying = visit(async (write) => {
      await server.put(write);
      return new Promise(() => {});
    });
    void dying.outbox.deliver(scoreWrite('a'));
    await settle();
    expect(ids(server.received)).toEqual(['a']);
    const { outbox } = visit(server.put);
    await outbox.flush();
    expect(ids(server.received)).toEqual(['a']);
    expect(outbox.state().waiting).toBe(0);
  });

  it('delivers 50 writes made offline with a reload in the middle, each once and in order', async () => {
    const server = fakeServer();
    server.weather = 'offline';
    const before = visit(server.put);
    for (const id of numbered(1, 25)) await before.outbox.deliver(scoreWrite(id));
    const after = visit(server.put);
    for (const id of numbered(26, 50)) await after.outbox.deliver(scoreWrite(id));
    expect(after.outbox.state().waiting).toBe(50);
    server.weather = 'fine';
    await after.outbox.flush();
    expect(ids(server.received)).toEqual(numbered(1, 50));
    expect(await after.outbox.pending()).toEqual([]);
  });

  it('survives weather that changes at every request', async () => {
    const server = fakeServer();
    const timer = fakeTimer();
    const moods = ['offline', 'fine', 'lostAnswer', 'fine', 'lostAnswer', 'offline'] as const;
    let turn = 0;
    const { outbox } = visit((write) => {
      server.weather = moods[(turn += 1) % moods.length] ?? 'fine';
      return server.put(write);
    }, timer);
    for (const id of numbered(1, 20)) await outbox.deliver(scoreWrite(id));
    await timer.advance(3_600_000);
    expect(ids(server.received)).toEqual(numbered(1, 20));
    expect(outbox.state().waiting).toBe(0);
  });
});

describe('what the store refuses', () => {
  it('is told, kept until dismissed, and holds nothing up', async () => {
    const server = fakeServer();
    const { outbox } = visit(server.put);
    server.weather = 'refuses';
    expect(await outbox.deliver(scoreWrite('a'))).toEqual({ kind: 'refused', reason: 'denied' });
    server.weather = 'fine';
    expect((await outbox.deliver(scoreWrite('b'))).kind).toBe('sent');
    const reloaded = visit(server.put).outbox;
    await reloaded.flush();
    const id = 'leaderboard/2026-W47/level1/a';
    expect(reloaded.state().refused).toEqual([
      { id, what: 'score', reason: 'denied', write: scoreWrite('a') },
    ]);
    expect(ids(server.received)).toEqual(['b']);
    await reloaded.dismiss(id);
    expect(reloaded.state().refused).toEqual([]);
  });
});

describe('two tabs', () => {
  it('send one write once, and both know', async () => {
    const server = fakeServer();
    server.weather = 'offline';
    const one = visit(server.put);
    await one.outbox.deliver(scoreWrite('a'));
    const two = visit(server.put);
    server.weather = 'fine';
    await Promise.all([one.outbox.flush(), two.outbox.flush()]);
    expect(ids(server.received)).toEqual(['a']);
    expect([one.outbox.state().waiting, two.outbox.state().waiting]).toEqual([0, 0]);
  });
});

describe('while another tab holds the lock', () => {
  it('a write that tab sends, or sees refused, is settled here too', async () => {
    const server = fakeServer();
    const { exclusive, hold } = tabLock();
    const one = visit(server.put, fakeTimer(), exclusive);
    const release = hold();
    const sent = one.outbox.deliver(scoreWrite('a'));
    await settle();
    const two = visit(server.put);
    await two.outbox.flush();
    release();
    expect(await sent).toEqual({ kind: 'sent', storage: 'device' });

    const releaseAgain = hold();
    const refused = one.outbox.deliver(scoreWrite('b'));
    await settle();
    server.weather = 'refuses';
    await two.outbox.flush();
    server.weather = 'fine';
    releaseAgain();
    expect(await refused).toEqual({ kind: 'refused', reason: 'denied' });
    expect(ids(server.received)).toEqual(['a']);
  });

  it('a write made as the last turn of sending ends is sent in the next', async () => {
    const server = fakeServer();
    let release: () => void = () => undefined;
    const ending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { outbox } = visit(server.put, fakeTimer(), async (work) => {
      await work();
      await ending;
    });
    await outbox.deliver(scoreWrite('a'));
    const late = outbox.deliver(scoreWrite('b'));
    await settle();
    release();
    expect((await late).kind).toBe('sent');
    expect(ids(server.received)).toEqual(['a', 'b']);
  });
});

it('tells its listeners of every change until they stop', async () => {
  const server = fakeServer();
  const { outbox } = visit(server.put);
  const seen: number[] = [];
  const stop = outbox.subscribe(() => seen.push(outbox.state().waiting));
  await outbox.deliver(scoreWrite('a'));
  expect(seen).toEqual([1, 0]);
  stop();
  await outbox.deliver(scoreWrite('b'));
  expect(seen).toEqual([1, 0]);
});

it('skips rows it cannot read', async () => {
  const server = fakeServer();
  const { outbox, shelves } = visit(server.put);
  await shelves.put({
    table: 'outbox',
    key: '0',
    value: { order: 1, write: { kind: 'score', id: 'broken' } },
  });
  await shelves.put({ table: 'outbox', key: '1', value: 'nonsense' });
  await outbox.deliver(scoreWrite('a'));
  expect(ids(server.received)).toEqual(['a']);
  expect(outbox.state().waiting).toBe(0);
});
