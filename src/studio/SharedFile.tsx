/** Opens a `.worldmap` file that another studio wrote, in place of the map it is for. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { findLevel } from '../maps/catalogue';
import { Button } from '../ui/Button';
import { openShared } from './api';
import styles from './Studio.module.css';
import { useReason } from './use-reason';

export function SharedFile({ onOpened }: { readonly onOpened: (keyword: string) => void }) {
  const { t } = useTranslation('studio');
  const say = useReason();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  /** A file for a map that has artwork already. */
  const [waiting, setWaiting] = useState<{ readonly file: File; readonly level: string }>();

  const open = async (file: File, over: boolean) => {
    setBusy(true);
    setFault(undefined);
    setWaiting(undefined);
    const answer = await openShared(file, over);
    setBusy(false);
    if (answer.kind === 'ok') onOpened(answer.value.keyword);
    else if (answer.reason?.code === 'hasArtwork')
      setWaiting({ file, level: findLevel(answer.reason.detail ?? '')?.name ?? '' });
    else setFault(say(answer.reason));
  };
  return (
    <section className={styles['shared']} aria-label={t('share.open')}>
      <label className={styles['file']}>
        {t(isBusy ? 'picture.busy' : 'share.open')}
        <input
          type="file"
          accept=".worldmap"
          disabled={isBusy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void open(file, false);
            event.target.value = '';
          }}
        />
      </label>
      {fault === undefined ? null : <p role="alert">{fault}</p>}
      {waiting ? (
        <p role="alert">
          {t('share.taken', { level: waiting.level })}{' '}
          <Button onClick={() => void open(waiting.file, true)}>{t('share.replace')}</Button>{' '}
          <Button onClick={() => setWaiting(undefined)}>{t('share.keep')}</Button>
        </p>
      ) : null}
    </section>
  );
}
