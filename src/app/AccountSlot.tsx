/** Keeps the header's place for the player's corner, which is loaded once the screen has calmed down or when it is asked for. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { ProfileIcon } from '../ui/icons/ways';
import { useCalm } from './use-calm';

const Corner = lazy(async () => ({ default: (await import('./AccountCorner')).AccountCorner }));

export function AccountSlot() {
  const { t } = useTranslation('interface');
  const calm = useCalm();
  const [asked, setAsked] = useState(false);
  const waiting = (
    <Button icon={<ProfileIcon />} onClick={() => setAsked(true)}>
      {t('header.login')}
    </Button>
  );
  if (!calm && !asked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Corner start={asked ? 'signIn' : undefined} />
    </Suspense>
  );
}
