// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONSENT_WORDINGS } from '../../../../src/contest/consent';
import type { Records } from '../../../../src/records/port';
import { ContestRulesScreen } from '../../../../src/screens/contest-rules/ContestRulesScreen';
import { showScreen } from '../../../support/screen';

it('says each rule under a heading, how long an address is kept, and every wording that was agreed to', async () => {
  const records: Partial<Records> = { sitePage: () => Promise.resolve({ kind: 'ok', page: undefined }) };
  const { container } = showScreen(<ContestRulesScreen />, { records: records as Records });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9));
  expect(screen.getByText(/may be erased 4 weeks after the contest ends/)).toBeTruthy();
  const kept = Array.from(container.querySelectorAll<HTMLElement>('[data-wording]'));
  expect(kept.map(({ dataset }) => dataset['wording'])).toEqual([...CONSENT_WORDINGS]);
  expect(kept.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('I accept the contest rules.'),
    expect.stringContaining('I agree that my e-mail address'),
  ]);
});
