/** What the owner can do about everything of a player who was looked for. */
import { useCallback, useState } from 'react';
import { useAccounts } from '../../../accounts/AccountsContext';
import type { FoundAccount } from '../../../accounts/port';
import { useTranslation } from '../../../i18n/use-translation';
import type { ModeratedRow } from '../../../records/moderation';
import { isName, tidyName } from '../../../records/names';
import { useAsked } from '../../../records/use-asked';
import { accountPath, userPath } from '../../../records/user-paths';
import { Button } from '../../../ui/Button';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import { AccountEnd } from './AccountEnd';
import type { Sought } from './BoardsSection';
import type { Moderation } from './use-moderation';

interface Props {
  readonly sought: Sought;
  readonly moderation: Moderation;
}

const NOBODY = { kind: 'ok', value: undefined } as const;

/** The account of a row that was chosen, or the one that has the name, also in a week without rows of it. */
function useAccountOf({ userId, name }: Sought, rows: readonly ModeratedRow[]): FoundAccount | undefined {
  const accounts = useAccounts();
  const { answer } = useAsked(
    `account ${name}`,
    useCallback(async () => {
      if (name === '') return NOBODY;
      return (await accounts.openDesk()).find(name);
    }, [accounts, name]),
  );
  const named = answer?.kind === 'ok' ? answer.value : undefined;
  const chosen = userId === '' ? rows.find((row) => row.userId !== '')?.userId : userId;
  if (userId === '' ? named !== undefined : named?.userId === userId) return named;
  return chosen === undefined ? undefined : { userId: chosen, isClosed: false };
}

export function Player({ sought, moderation }: Props) {
  const { t } = useTranslation('desk');
  const [isAsked, setAsked] = useState(false);
  const [gone, setGone] = useState<string>();
  const { answer, act } = moderation;
  const rows = answer?.kind === 'ok' ? answer.value : [];
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const name = tidyName(sought.name);
  const account = useAccountOf(sought, rows);
  const isGone = account === undefined || account.isClosed || account.userId === gone;
  const paths = rows.map(({ path }) => path);
  // what is all hidden can all be shown: the button stays where the keyboard is
  const [turn, turned] = shown.length > 0 ? (['hide', shown] as const) : (['show', rows] as const);
  return (
    <div className={styles['row']}>
      {rows.length === 0 ? null : (
        <>
          <Button
            size="small"
            onClick={() => {
              const targets = turned.map(({ path }) => path);
              void act(turn, name, targets);
            }}
          >
            {t(`boards.${turn}All`, { count: turned.length })}
          </Button>
          <Button size="small" onClick={() => setAsked(true)}>
            {t('boards.deleteAll', { count: rows.length })}
          </Button>
        </>
      )}
      {isName(name) ? (
        <Button size="small" onClick={() => void act('bar', name, [userPath(name)])}>
          {t('boards.barName', { name })}
        </Button>
      ) : null}
      {isGone ? null : (
        <Button size="small" onClick={() => void act('bar', name, [accountPath(account.userId)])}>
          {t('boards.barAccount')}
        </Button>
      )}
      {account === undefined ? null : (
        <AccountEnd
          key={account.userId}
          account={account}
          name={name}
          onDone={(isWhole) => {
            if (isWhole) setGone(account.userId);
            moderation.renew();
          }}
        />
      )}
      <Confirm
        open={isAsked}
        title={t('boards.deleteTitle')}
        text={t('boards.deleteText', { count: rows.length, name })}
        action={t('boards.delete')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void act('delete', name, paths);
        }}
      />
    </div>
  );
}
