import { expect, it, vi } from 'vitest';
import type { Day } from '../../../../../src/daily/day';
import type { DayCount } from '../../../../../src/records/days';
import type { AdminAnswer } from '../../../../../src/records/store-answer';
import { countLastDays, DAYS, lastDays } from '../../../../../src/screens/admin/today/last-days';

const NOW = Date.parse('2026-11-23T09:00:00Z');

function disk() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
}

function desk() {
  const of = vi.fn(async (day: Day): Promise<AdminAnswer<DayCount>> => ({
    kind: 'ok',
    value: { games: Number(day.slice(-2)), newcomers: 1 },
  }));
  const activeSince = vi.fn(async (): Promise<AdminAnswer<number>> => ({ kind: 'ok', value: 7 }));
  return { of, activeSince };
}

const counting = (
  changes: Partial<Parameters<typeof countLastDays>[0]> & { desk: ReturnType<typeof desk> },
) => countLastDays({ home: 'one', now: NOW, shelf: disk(), onStep: () => true, ...changes });

it('are thirty, today last', () => {
  const days = lastDays(NOW);
  expect(days).toHaveLength(DAYS);
  expect([days[0], days.at(-1)]).toEqual(['2026-10-25', '2026-11-23']);
});

it('are counted once; later only those that may still change are', async () => {
  const [shelf, server] = [disk(), desk()];
  const first = await counting({ desk: server, shelf });
  expect(server.of).toHaveBeenCalledTimes(DAYS);
  expect(server.activeSince).toHaveBeenCalledWith(Date.parse('2026-10-25T00:00:00Z'));
  server.of.mockClear();
  expect(await counting({ desk: server, shelf })).toEqual(first);
  expect(server.of.mock.calls.map(([day]) => day)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

it('are not those of another database', async () => {
  const [shelf, server] = [disk(), desk()];
  await counting({ desk: server, shelf });
  await counting({ desk: server, shelf, home: 'other' });
  expect(server.of).toHaveBeenCalledTimes(2 * DAYS);
});

it('go on from where a failure ended them', async () => {
  const [shelf, server] = [disk(), desk()];
  for (let good = 0; good < 10; good += 1)
    server.of.mockImplementationOnce(async () => ({ kind: 'ok', value: { games: 1, newcomers: 0 } }));
  server.of.mockImplementationOnce(async () => ({ kind: 'offline' }));
  expect(await counting({ desk: server, shelf })).toEqual({ kind: 'offline' });
  server.of.mockClear();
  await counting({ desk: server, shelf });
  expect(server.of).toHaveBeenCalledTimes(DAYS - 10);
});

it('are not known when the number of players is not', async () => {
  const server = desk();
  server.activeSince.mockResolvedValueOnce({ kind: 'denied' });
  expect(await counting({ desk: server })).toEqual({ kind: 'denied' });
});

it('end when nobody looks any more', async () => {
  const server = desk();
  await counting({ desk: server, onStep: (done) => done < 3 });
  expect(server.of).toHaveBeenCalledTimes(3);
});
