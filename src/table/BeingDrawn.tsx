/** In place of a level that this machine is still drawing: wishes for it to be the next and opens it once it is there. */
import { Suspense, type ReactNode } from 'react';
import type { Drawing } from '../levels/use-drawing';
import type { CatalogueLevel } from '../maps/catalogue';
import { Late, lateCode } from '../ui/late';
import { ErrorModal } from './ErrorModal';

const DRAWING = lateCode(async () => (await import('../drawing/drawing-screens')).DrawingWait);

interface Props {
  readonly level: CatalogueLevel;
  readonly drawing: Drawing;
  /** Stands there while the code is on its way. */
  readonly waiting: ReactNode;
}

export function BeingDrawn({ level, drawing, waiting }: Props) {
  return (
    <Suspense fallback={waiting}>
      <Late
        code={DRAWING}
        props={{ level, drawing }}
        waiting={waiting}
        renderUnloaded={({ again }) => <ErrorModal error="unreadable" level={level.name} onRetry={again} />}
      />
    </Suspense>
  );
}
