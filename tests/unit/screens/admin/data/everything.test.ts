import { expect, it, vi } from 'vitest';
import { everyPlace } from '../../../../../src/records/every-place';
import type { KeptDocument } from '../../../../../src/records/kept-documents';
import type { AdminAnswer } from '../../../../../src/records/store-answer';
import { takeEverything, toLines } from '../../../../../src/screens/admin/data/everything';

const WEEKS = ['2026-W46', '2026-W47'] as const;
const KEPT: Readonly<Record<string, readonly KeptDocument[]>> = {
  accounts: [
    { path: 'accounts/zoe', data: { userName: 'Zoé', email: 'zoe@example.org' } },
    { path: 'accounts/guest', data: { lastWrite: '2026-11-20T12:00:00.000Z' } },
  ],
  'accounts/zoe/userActivities': [{ path: 'accounts/zoe/userActivities/a1', data: { score: 10 } }],
  'leaderboard/2026-W46/level3': [{ path: 'leaderboard/2026-W46/level3/s1', data: { name: 'Zoé' } }],
};
type Answers = AdminAnswer<readonly KeptDocument[]>;
const documents = (path: string): Promise<Answers> =>
  Promise.resolve({ kind: 'ok', value: KEPT[path] ?? [] });

it('asks every place once, and an account that has a name for what it did', async () => {
  const asked = vi.fn(documents);
  const progress = vi.fn();
  const answer = await takeEverything({ documents: asked }, WEEKS, progress);
  expect(answer.kind === 'ok' && answer.value.map(({ path }) => path)).toEqual([
    'accounts/zoe',
    'accounts/guest',
    'leaderboard/2026-W46/level3/s1',
    'accounts/zoe/userActivities/a1',
  ]);
  const places = [...everyPlace(WEEKS), 'accounts/zoe/userActivities'];
  expect(asked.mock.calls.map(([path]) => path)).toEqual(places);
  expect(new Set(places).size).toBe(places.length);
  // six places at once
  const last = { documents: 3, places: places.length - (places.length % 6 || 6), of: places.length };
  expect(progress.mock.lastCall).toEqual([last]);
});

it.each([
  ['is refused', () => Promise.resolve({ kind: 'denied' } as const), 'denied'],
  ['fails', () => Promise.reject(new Error('broken')), 'offline'],
])('is nothing where one place %s', async (_, fail, kind) => {
  const broken = (path: string): Promise<Answers> => (path === 'users' ? fail() : documents(path));
  expect(await takeEverything({ documents: broken }, WEEKS, () => undefined)).toEqual({ kind });
});

it('is a line a document, each JSON of its own, below one that says what the file is', () => {
  const all = Object.values(KEPT).flat();
  const text = toLines(all, WEEKS, Date.UTC(2026, 10, 22));
  expect(text.endsWith('}\n')).toBe(true);
  const [head, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(head).toEqual({ game: 'Worldmaps', date: '2026-11-22T00:00:00.000Z', weeks: WEEKS, documents: 4 });
  expect(lines).toEqual(all);
});
