/** Erases somebody's account and everything under it, after a question: nothing brings it back. */
import { useState } from 'react';
import { useAccount, useAccounts } from '../../../accounts/AccountsContext';
import type { FoundAccount } from '../../../accounts/port';
import { useTranslation } from '../../../i18n/use-translation';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';

interface Props {
  readonly account: FoundAccount;
  readonly name: string;
  /** `isWhole`: nothing is left of it. */
  readonly onDone: (isWhole: boolean) => void;
}

export function AccountEnd({ account: { userId, isClosed }, name, onDone }: Props) {
  const { t } = useTranslation('desk');
  const accounts = useAccounts();
  const own = useAccount();
  const { device } = useRecords();
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<'idle' | 'erasing' | 'ok' | 'offline' | 'denied'>('idle');

  // one's own is closed on the profile, with the password
  if (own?.userId === userId) return null;

  const erase = async () => {
    setAsked(false);
    setState('erasing');
    const done = await accounts
      .openDesk()
      .then((desk) => desk.remove({ id: device.newId(), userId, name }))
      .catch(() => ({ kind: 'offline' }) as const);
    setState(done.kind);
    onDone(done.kind === 'ok');
  };

  const press = () => {
    // what is closed was asked about before
    if (isClosed) void erase();
    else setAsked(true);
  };
  const action = isClosed ? t('boards.account.resume') : t('boards.account.erase');
  return (
    <>
      {state === 'erasing' ? (
        <Spinner label={t('boards.account.erasing')} />
      ) : state === 'ok' ? null : (
        <Button size="small" onClick={press}>
          {action}
        </Button>
      )}
      {state === 'idle' && isClosed ? (
        <p className={styles['note']}>{t('boards.account.closed', { name })}</p>
      ) : null}
      {state === 'ok' ? (
        <output className={styles['note']}>
          {t(`boards.account.done.${accounts.home}`, { name, userId })}
        </output>
      ) : null}
      {state === 'offline' || state === 'denied' ? (
        <p className={styles['note']} role="alert">
          {t(`away.${state}`)} {t('boards.account.again')}
        </p>
      ) : null}
      <Confirm
        open={isAsked}
        title={t('boards.account.title', { name })}
        text={t('boards.account.text')}
        action={action}
        onCancel={() => setAsked(false)}
        onConfirm={() => void erase()}
      />
    </>
  );
}
