/** Around every screen: its code may still be on its way, and it may break without taking the header along. */
import { Suspense, type ReactNode } from 'react';
import { useLocation } from '../../router';
import { Arrival } from './Arrival';
import { ErrorBoundary } from './ErrorBoundary';
import { ScreenBroken, ScreenLoading } from './Fallbacks';

export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={ScreenBroken}>
      <Suspense fallback={<ScreenLoading />}>
        {children}
        <Arrival key={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}
