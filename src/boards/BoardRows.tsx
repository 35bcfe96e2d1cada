/** Shows a board's state: loading, its rows with the player's own marked, empty, or offline. */
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { BOARD_LIMIT } from '../records/board';
import type { BoardResult } from '../records/answers';
import { useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import styles from './BoardRows.module.css';
import { BoardTable } from './BoardTable';

interface Props {
  /** Undefined while loading. */
  readonly result: BoardResult | undefined;
  readonly caption: string;
  /** Shown when the board has no rows. */
  readonly empty: ReactNode;
  readonly withScore?: boolean;
  /** Whether rows below the line say why they stand there: for the site's owner. */
  readonly withReasons?: boolean;
  /** Reads on. */
  readonly onMore: () => void;
}

export function BoardRows({ result, caption, empty, withScore = true, withReasons = false, onMore }: Props) {
  const { t } = useTranslation('records');
  const records = useRecords();
  if (!result) return <Spinner label={t('board.loading')} />;
  const { rows, unproved, own } = result.board;
  const isEmpty = rows.length + unproved.length === 0;
  return (
    <>
      {result.kind === 'offline' ? (
        <p className={styles['remark']}>
          {t('board.offline')}
          <Button
            size="small"
            onClick={() => {
              records.retry();
            }}
          >
            {t('board.retry')}
          </Button>
        </p>
      ) : null}
      {own && !own.isBest ? <p className={styles['remark']}>{t('board.own.better')}</p> : null}
      {own?.row.rank !== undefined && own.row.rank > BOARD_LIMIT ? (
        <p className={styles['remark']}>{t('board.own.below', { limit: BOARD_LIMIT, rank: own.row.rank })}</p>
      ) : null}
      {own && own.row.rank === undefined ? (
        <p className={styles['remark']}>{t('board.own.further')}</p>
      ) : null}
      {isEmpty ? null : (
        <BoardTable board={result.board} caption={caption} withScore={withScore} withReasons={withReasons} />
      )}
      {isEmpty && result.kind === 'ok' && !result.more ? empty : null}
      {result.more && result.kind === 'ok' ? (
        <Button size="small" onClick={onMore}>
          {t('board.more')}
        </Button>
      ) : null}
    </>
  );
}
