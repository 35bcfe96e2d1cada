// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Suspects } from '../../../../../src/screens/admin/today/Suspects';
import { localRecords, newDisk } from '../../../../support/records';
import { showScreen } from '../../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

it('shows ten rows at first, so that the charts below are not far away, and the others when asked', async () => {
  const { records } = localRecords();
  const rows = Array.from({ length: 25 }, (_, id) => ({ id: String(id), name: `Zoé ${id}`, doubt: 'noRun' }));
  vi.spyOn(records, 'contestResults').mockResolvedValue({ kind: 'ok', more: false, rows } as never);
  showScreen(<Suspects week="2026-W47" />, { records, address: '/admin' });
  fireEvent.click(screen.getByRole('button', { name: 'Look through the boards' }));
  expect(await screen.findByText('25 rows to look at.')).toBeTruthy();
  const shown = () => document.querySelectorAll('[data-suspect]').length;
  expect(shown()).toBe(10);
  for (const count of [20, 25]) {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown()).toBe(count);
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
