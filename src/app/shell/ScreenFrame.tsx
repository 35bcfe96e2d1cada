/** Wraps every screen in its Suspense and error boundaries, so that a loading or failed screen keeps the header. */
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Arrival } from './Arrival';
import { ErrorBoundary } from './ErrorBoundary';
import { ScreenBroken, ScreenLoading } from './Fallbacks';

export function ScreenFrame() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={ScreenBroken}>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
        <Arrival key={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}
