/** What the owner can do about everything of a player who was looked for. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { isName, tidyName } from '../../../records/names';
import { accountPath, userPath } from '../../../records/user-paths';
import { Button } from '../../../ui/Button';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import type { Sought } from './BoardsSection';
import type { Moderation } from './use-moderation';

interface Props {
  readonly sought: Sought;
  readonly moderation: Moderation;
}

export function Player({ sought, moderation }: Props) {
  const { t } = useTranslation('desk');
  const [isAsked, setAsked] = useState(false);
  const { answer, act } = moderation;
  const rows = answer?.kind === 'ok' ? answer.value : [];
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const name = tidyName(sought.name);
  // a name may be found with the account that has it
  const userId = sought.userId || rows.find((row) => row.userId !== '')?.userId;
  const paths = rows.map(({ path }) => path);
  return (
    <div className={styles['row']}>
      <Button
        size="small"
        disabled={shown.length === 0}
        onClick={() => {
          const targets = shown.map(({ path }) => path);
          void act('hide', name, targets);
        }}
      >
        {t('boards.hideAll', { count: shown.length })}
      </Button>
      <Button size="small" disabled={rows.length === 0} onClick={() => setAsked(true)}>
        {t('boards.deleteAll', { count: rows.length })}
      </Button>
      {isName(name) ? (
        <Button size="small" onClick={() => void act('bar', name, [userPath(name)])}>
          {t('boards.barName', { name })}
        </Button>
      ) : null}
      {userId === undefined ? null : (
        <Button size="small" onClick={() => void act('bar', name, [accountPath(userId)])}>
          {t('boards.barAccount')}
        </Button>
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
