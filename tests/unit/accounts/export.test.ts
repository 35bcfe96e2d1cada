import { expect, it } from 'vitest';
import { exportOf } from '../../../src/accounts/export';

it('is JSON with every document under its path, and the server’s hours as texts', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const text = exportOf(
    [
      { path: 'users/zoe', data: { userName: 'Zoé' } },
      { path: 'accounts/u1', data: { createdAt: { toDate: () => at }, list: [1], nothing: null } },
    ],
    at.getTime(),
  );
  expect(JSON.parse(text)).toEqual({
    game: 'Worldmaps',
    date: '2026-11-21T12:00:00.000Z',
    documents: {
      'accounts/u1': { createdAt: '2026-11-21T12:00:00.000Z', list: [1], nothing: null },
      'users/zoe': { userName: 'Zoé' },
    },
  });
  expect(text.indexOf('accounts/u1')).toBeLessThan(text.indexOf('users/zoe'));
});
