import { expect, it } from 'vitest';
import { createFirebaseAdmin } from '../../../../src/records/firebase/admin';
import { boardPath, huntsPath } from '../../../../src/records/paths';
import { fakeFirebase } from '../../../support/fake-firebase';

const DAY = '2026-11-21';
const at = (hour: string) => new Date(`2026-11-${hour}:00:00Z`);

it('a day is counted by the hour at which the server took things, in every week’s boards, and no row is read', async () => {
  const server = fakeFirebase();
  const put = (path: string, data: object) => server.documents.set(path, { ...data });
  put(`${boardPath('2026-W47', 1)}/a`, { sentAt: at('21T00') });
  put(`${boardPath('2026-W47', 22)}/b`, { sentAt: at('21T23') });
  // played a week ago, and sent that day
  put(`${boardPath('2026-W46', 1)}/c`, { sentAt: at('21T12') });
  put(`${boardPath('2026-W47', 1)}/before`, { sentAt: at('20T23') });
  put(`${boardPath('2026-W47', 1)}/after`, { sentAt: at('22T00') });
  put(`${huntsPath(DAY)}/h`, {});
  put('accounts/new', { createdAt: at('21T12'), lastWrite: at('22T12') });
  put('accounts/old', { createdAt: at('02T12'), lastWrite: at('21T12') });
  const { days } = createFirebaseAdmin(
    async () => server.backend,
    () => 0,
  );
  expect(await days.of(DAY)).toEqual({ kind: 'ok', value: { games: 4, newcomers: 1 } });
  expect(server.queries).toHaveLength(24);
  expect(await days.activeSince(Date.parse('2026-11-22T00:00:00Z'))).toEqual({ kind: 'ok', value: 1 });
});
