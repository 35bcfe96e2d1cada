/** Around every screen: its code may still be on its way, and it may break without taking the header along. */
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
