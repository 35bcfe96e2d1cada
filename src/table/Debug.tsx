/** The way to the debug overlay: at `?debug`, in development builds alone. A production build holds nothing of it. */
import { lazy, Suspense, useState, type ComponentProps } from 'react';

const Overlay = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../debug/DebugOverlay')).DebugOverlay }))
  : undefined;

type Props = ComponentProps<NonNullable<typeof Overlay>>;

export function Debug(props: Props) {
  const [isAsked] = useState(() => new URLSearchParams(location.search).has('debug'));
  if (!Overlay || !isAsked) return null;
  return (
    <Suspense>
      <Overlay {...props} />
    </Suspense>
  );
}
