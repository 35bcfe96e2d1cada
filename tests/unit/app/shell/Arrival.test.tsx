// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Arrival } from '../../../../src/app/shell/Arrival';

afterEach(cleanup);

function Frame() {
  const { pathname } = useLocation();
  return (
    <main>
      <Outlet />
      <Arrival key={pathname} />
    </main>
  );
}

const page = (path: string) => ({ path, element: <h1>{path}</h1> });

it('leaves focus and scrolling of the first screen to the browser, and takes those of the next ones', async () => {
  const scrollTo = vi.fn();
  window.scrollTo = scrollTo;
  window.history.replaceState(null, '', '/first');
  const router = createBrowserRouter([{ Component: Frame, children: [page('/first'), page('/next')] }]);
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(window.history.scrollRestoration).toBe('manual');
  await act(() => router.navigate('/next'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/next' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  scrollTo.mockClear();
  await act(() => router.navigate('/next?mode=2'));
  expect(scrollTo).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  router.dispose();
});
