/** Tells a visitor that the visit is about to end, and why. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Phase } from './session';
import styles from './VisitWarning.module.css';

interface Props {
  readonly phase: Extract<Phase, { left: number }>;
}

/** Says it to a screen reader when it begins, and not every second. */
function CalledOnce({ left }: { readonly left: number }) {
  const { t } = useTranslation('kiosk');
  const [count] = useState(left);
  return (
    <VisuallyHidden>
      <output>{t('lastCall', { count })}</output>
    </VisuallyHidden>
  );
}

/** Any touch keeps the visit alive; the button only makes that clear. */
export function VisitWarning({ phase }: Props) {
  const { t } = useTranslation('kiosk');
  if (phase.kind === 'lastCall')
    return (
      <>
        <p role="timer" className={styles['lastCall']}>
          {t('lastCall', { count: phase.left })}
        </p>
        <CalledOnce left={phase.left} />
      </>
    );
  return (
    <Dialog open title={t('idle.title')}>
      <p className={styles['count']} aria-hidden="true">
        {phase.left}
      </p>
      <p>{t('idle.text', { count: phase.left })}</p>
      <Button tone="primary">{t('idle.stay')}</Button>
    </Dialog>
  );
}
