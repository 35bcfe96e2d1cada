// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StrollShare } from '../../../../src/screens/stroll/StrollShare';
import { LEVEL } from '../../../support/level';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('shares how many are found, with the address that opens this very stroll', async () => {
  newDisk();
  const share = vi.fn(async (_data: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { records } = localRecords();
  showScreen(<StrollShare level={LEVEL} found={1} />, { records, language: 'fr' });
  fireEvent.click(await screen.findByRole('button', { name: 'Partager cette balade' }));
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  const text = share.mock.calls[0]?.[0].text ?? '';
  expect(text).toContain('Pokemon Fair');
  expect(text).toContain('déjà 1 sur 2');
  expect(text.split('\n').at(-1)).toBe(`${window.location.origin}/stroll/1`);
});
