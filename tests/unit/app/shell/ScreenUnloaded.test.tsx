// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ScreenUnloaded } from '../../../../src/app/shell/ScreenUnloaded';
import { textsFromFiles } from '../../../support/texts';

afterEach(cleanup);

it('stands where a screen’s code cannot be had', async () => {
  const router = createMemoryRouter([
    {
      ErrorBoundary: ScreenUnloaded,
      HydrateFallback: () => null,
      lazy: () => Promise.reject(new TypeError('offline')),
      path: '/',
    },
  ]);
  render(
    <I18nextProvider i18n={await textsFromFiles('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
