/** The dialog at the end of a game: the result, its form, and ways back to the map or to another game. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../game/session';
import { recapOf, type Result } from '../../game/recap';
import { MODE_NAMES, countsDown } from '../../game/modes';
import { toLanguage } from '../../i18n/language';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MapIcon, PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import { formatSeconds } from '../../i18n/formats';
import styles from './ResultDialog.module.css';
import { ShareButton } from './ShareButton';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly result: Result;
  readonly levelName: string;
  /** Further ways on, beside the others. */
  readonly ways?: ReactNode;
  /** The form that sends the score. */
  readonly children: ReactNode;
  readonly onSeeMap: () => void;
  readonly onAgain: () => void;
}

function endKey({ score, mode }: Result, goal: number) {
  if (score < goal) return 'result.timeUp';
  return mode === 5 ? 'result.questCompleted' : 'result.completed';
}

export function ResultDialog({ open, session, result, levelName, ways, children, onSeeMap, onAgain }: Props) {
  const { t, i18n } = useTranslation(['play', 'interface']);
  const time = formatSeconds(toLanguage(i18n.language), result.time);
  const recap = recapOf(session);
  const title = countsDown(result.mode)
    ? t('result.answers', { count: result.score })
    : t('result.finished', { time, score: result.score });
  const facts = [
    { label: t('result.score'), value: result.score },
    { label: t('result.time'), value: t('result.seconds', { time }) },
    { label: t('result.wrongs'), value: recap.wrongs },
    { label: t('result.hints'), value: recap.hints },
    { label: t('result.skips'), value: recap.skips },
    ...(recap.penalty > 0
      ? [{ label: t('result.penalty'), value: t('result.penaltySeconds', { seconds: recap.penalty }) }]
      : []),
  ];
  return (
    <Dialog open={open} title={title} onClose={onSeeMap} className={styles['dialog']}>
      <div className={styles['head']}>
        <p>
          {t(`interface:modes.${MODE_NAMES[result.mode]}.name`)} · {levelName}
        </p>
        <Stamp tone={result.score > 0 ? 'vermilion' : 'ink'} className={styles['stamp']}>
          {t(endKey(result, session.goal))}
        </Stamp>
      </div>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div className={styles['ways']}>
        <Button size="small" icon={<MapIcon />} onClick={onSeeMap}>
          {t('result.seeMap')}
        </Button>
        <Button size="small" icon={<PlayIcon />} onClick={onAgain}>
          {t('result.again')}
        </Button>
        {ways}
        {result.score > 0 ? <ShareButton session={session} levelName={levelName} /> : null}
      </div>
    </Dialog>
  );
}
