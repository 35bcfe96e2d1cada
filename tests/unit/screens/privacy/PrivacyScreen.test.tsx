// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Records } from '../../../../src/records/port';
import { PrivacyScreen } from '../../../../src/screens/privacy/PrivacyScreen';
import { showScreen } from '../../../support/screen';

it('says under a heading each what is kept, and leads to the profile, where it can be erased', () => {
  showScreen(<PrivacyScreen />, { records: {} as Records });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/profile$/);
});
