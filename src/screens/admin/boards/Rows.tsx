/** The rows that were found, each with what can be done about it. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { MODE_NAMES } from '../../../game/modes';
import { formatDay } from '../../../i18n/dates';
import { formatSeconds } from '../../../i18n/formats';
import { findLevel } from '../../../maps/catalogue';
import type { ModeratedRow } from '../../../records/moderation';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { Away } from '../Away';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import type { Sought } from './BoardsSection';
import type { Moderation } from './use-moderation';

/** Rows shown at once. */
const PAGE = 100;

interface RowProps {
  readonly row: ModeratedRow;
  readonly onHide: () => void;
  readonly onDelete: () => void;
  readonly onPlayer: () => void;
}

function Row({ row, onHide, onDelete, onPlayer }: RowProps) {
  const { t, language } = useTranslation(['desk', 'interface']);
  const { name, userId, game, points, time = 0, date, isHidden } = row;
  const what = game
    ? t('boards.game', {
        level: findLevel(String(game.level))?.name,
        mode: t(`interface:modes.${MODE_NAMES[game.mode]}.name`),
        score: game.score,
        time: formatSeconds(language, time),
      })
    : points === undefined
      ? t('boards.hunt', { time: formatSeconds(language, time) })
      : t('boards.explorer', { count: points });
  return (
    <li className={styles['card']} data-moderated={isHidden ? 'hidden' : 'shown'}>
      <p className={styles['head']}>
        <strong>{name}</strong>
        <span className={styles['aside']}>{t(userId === '' ? 'boards.guest' : 'boards.registered')}</span>
        {isHidden ? <span className={styles['badge']}>{t('boards.hidden')}</span> : null}
      </p>
      <p>
        {what}{' '}
        {date === undefined ? null : (
          <time className={styles['aside']} dateTime={date}>
            {formatDay(language, date)}
          </time>
        )}
      </p>
      <div className={styles['row']}>
        <Button size="small" onClick={onHide}>
          {t(isHidden ? 'boards.show' : 'boards.hide')}
        </Button>
        <Button size="small" onClick={onDelete}>
          {t('boards.delete')}
        </Button>
        <Button size="small" onClick={onPlayer}>
          {t('boards.all')}
        </Button>
      </div>
    </li>
  );
}

interface Props {
  readonly moderation: Moderation;
  /** Of all weeks, not of one. */
  readonly isEver: boolean;
  readonly onPlayer: (player: Sought) => void;
}

export function Rows({ moderation: { answer, walk, act, reload }, isEver, onPlayer }: Props) {
  const { t } = useTranslation('desk');
  const [asked, setAsked] = useState<ModeratedRow>();
  const [most, setMost] = useState(PAGE);
  if (answer === undefined)
    return <Spinner label={walk ? t('boards.walking', { ...walk }) : t('boards.loading')} />;
  if (answer.kind !== 'ok') return <Away why={answer.kind} onRetry={reload} />;
  const rows = answer.value;
  if (rows.length === 0) return <p>{t(isEver ? 'boards.emptyEver' : 'boards.empty')}</p>;
  return (
    <>
      <output>{t('boards.count', { count: rows.length })}</output>
      <ul className={styles['cards']}>
        {rows.slice(0, most).map((row) => (
          <Row
            key={row.path}
            row={row}
            onHide={() => void act(row.isHidden ? 'show' : 'hide', row.name, [row.path])}
            onDelete={() => setAsked(row)}
            onPlayer={() => onPlayer(row)}
          />
        ))}
      </ul>
      {rows.length > most ? (
        <Button size="small" onClick={() => setMost((before) => before + PAGE)}>
          {t('boards.more')}
        </Button>
      ) : null}
      <Confirm
        open={asked !== undefined}
        title={t('boards.deleteTitle')}
        text={t('boards.deleteText', { count: 1, name: asked?.name })}
        action={t('boards.delete')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void act('delete', asked.name, [asked.path]);
          setAsked(undefined);
        }}
      />
    </>
  );
}
