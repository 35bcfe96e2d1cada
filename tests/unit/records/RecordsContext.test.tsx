// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openShelves } from '../../../src/records/local/database';
import { useWaiting } from '../../../src/records/RecordsContext';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

beforeEach(newDisk);

function Count() {
  return <output>{useWaiting()}</output>;
}

it('counts what is kept to be sent and cannot be read with what waits', async () => {
  const value = { order: 1, write: { kind: 'ode', text: 'Ohé' } };
  await openShelves('worldmaps').put({ table: 'outbox', key: 'odes/1', value });
  const { records } = localRecords();
  showScreen(<Count />, { records });
  records.retry();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
});
