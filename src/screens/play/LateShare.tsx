/** The button that shares a result, whose code and picture come only with a result; absent where they cannot be had. */
import { Suspense } from 'react';
import type { Session } from '../../game/session';
import { Late, lateCode } from '../../ui/late';

interface Props {
  readonly session: Session;
  readonly levelName: string;
}

const CODE = lateCode<Props>(async () => (await import('./ShareButton')).ShareButton);

export function LateShare(props: Props) {
  return (
    <Suspense fallback={null}>
      <Late code={CODE} props={props} renderUnloaded={() => null} />
    </Suspense>
  );
}
