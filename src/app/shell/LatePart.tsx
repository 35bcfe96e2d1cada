/** A late part of the app's frame inside a boundary of its own, so that neither lost code nor a defect takes the page along. */
import { Suspense } from 'react';
import { Late, type LateProps } from '../../ui/late';
import { ErrorBoundary } from './ErrorBoundary';

export function LatePart<Props extends object>(late: LateProps<Props>) {
  return (
    <ErrorBoundary fallback={late.renderUnloaded}>
      <Suspense fallback={late.waiting ?? null}>
        <Late {...late} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** For parts that nobody asked for. */
export function absent() {
  return null;
}
