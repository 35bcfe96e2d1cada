/** The owner's button that seals the draw of a week before it ends (DECISIONS 36). */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { sealOf } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import { useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import styles from './draw.module.css';

interface Props {
  readonly week: WeekKey;
  /** Called once the seal is published, or where there may be one already: another desk may have sealed the week. */
  readonly onSealed: () => void;
}

export function SealPanel({ week, onSealed }: Props) {
  const { t } = useTranslation('accounts');
  const { admin, device } = useRecords();
  const [state, setState] = useState<'ready' | 'sealing' | 'offline' | 'denied' | 'unsure'>('ready');

  const seal = async () => {
    if (state === 'sealing') return;
    setState('sealing');
    // two ids are 256 bits that nobody can guess
    const seed = device.newId() + device.newId();
    try {
      const answer = await admin.sealWeek(week, seed, await sealOf(seed, device.sha256));
      // an answer may be lost on its way back: what is kept tells
      const kept = answer.kind === 'offline' ? await admin.seed(week) : undefined;
      if (kept?.kind === 'ok') setState(kept.value === undefined ? 'offline' : 'ready');
      else if (kept) setState('unsure');
      else setState(answer.kind === 'ok' ? 'ready' : answer.kind);
      if (!kept || (kept.kind === 'ok' && kept.value !== undefined)) onSealed();
    } catch {
      // a page without a secure context cannot hash
      setState('denied');
    }
  };

  return (
    <>
      <p>{t('admin.draw.sealIntro')}</p>
      <div className={styles['actions']}>
        <Button tone="primary" aria-disabled={state === 'sealing'} onClick={() => void seal()}>
          {t('admin.draw.seal')}
        </Button>
      </div>
      <output>
        {state === 'offline' || state === 'denied'
          ? t('admin.draw.sealFailed', { reason: t(`admin.draw.${state}`) })
          : null}
        {state === 'unsure' ? t('admin.draw.sealUnsure') : null}
      </output>
    </>
  );
}
