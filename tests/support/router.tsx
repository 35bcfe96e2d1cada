/** Puts an element into the app's router, at the address of the test's window. */
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach } from 'vitest';

const open: { dispose: () => void }[] = [];

// a router that stays open would listen to the next test's history
afterEach(() => {
  for (const router of open.splice(0)) router.dispose();
});

/** `path` is the pattern of the element's route; every other address shows nothing. */
export function inRouter(element: ReactNode, path = '*'): ReactNode {
  const routes = path === '*' ? [{ path, element }] : [{ path, element }, { path: '*' }];
  const router = createBrowserRouter(routes, { basename: '/worldmaps/' });
  open.push(router);
  return <RouterProvider router={router} />;
}
