// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
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
    <TextsProvider value={await textsFromFiles('en')}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
