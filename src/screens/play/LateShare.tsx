/** The button that shares a result, whose code and picture come only with a result; absent where they cannot be had. */
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Session } from '../../game/session';
import { Button } from '../../ui/Button';
import { Late, lateCode } from '../../ui/late';

interface Props {
  readonly session: Session;
  readonly levelName: string;
}

const CODE = lateCode<Props>(async () => (await import('./ShareButton')).ShareButton);

export function LateShare(props: Props) {
  const { t } = useTranslation('play');
  // keeps its place, so that what stands after it does not move
  const waiting = (
    <Button size="small" disabled>
      {t('result.share')}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <Late code={CODE} props={props} waiting={waiting} renderUnloaded={() => null} />
    </Suspense>
  );
}
