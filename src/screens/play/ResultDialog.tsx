/** The dialog at the end of a game: the map with its finds, the result beside one's best, its form, and the ways on. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Session } from '../../game/session';
import { recapOf, type Result } from '../../game/recap';
import { MODE_NAMES, countsDown } from '../../game/modes';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import type { Comparison } from '../../progress/comparison';
import { playEffect } from '../../sound/use-sounds';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { NextIcon } from '../../ui/icons/signs';
import { MapIcon, PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import { formatSeconds } from '../../i18n/formats';
import { Outcome } from './Outcome';
import { Postcard } from './Postcard';
import styles from './ResultDialog.module.css';
import { LateShare } from './LateShare';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly result: Result;
  readonly level: LevelData;
  /** Further ways on, which come late: their room is kept, so that they move nothing that a finger is about to press. */
  readonly ways?: ReactNode;
  /** How the run stands beside one's best; absent where runs are not compared. */
  readonly comparison?: Comparison | undefined;
  /** Address of the next map; absent when there is none. */
  readonly next?: string | undefined;
  /** The form that sends the score. */
  readonly children: ReactNode;
  readonly onSeeMap: () => void;
  readonly onAgain: () => void;
}

function endKey({ score, mode }: Result, goal: number) {
  if (score < goal) return 'result.timeUp';
  return mode === 5 ? 'result.questCompleted' : 'result.completed';
}

/** When the stamp reaches the paper, ms after the dialog opens: the pins are first. */
const STAMP_LANDS = 520;

export function ResultDialog({
  open,
  session,
  result,
  level,
  comparison,
  next,
  ways,
  children,
  onSeeMap,
  onAgain,
}: Props) {
  const { t, language } = useTranslation(['play', 'interface']);
  const { kiosk } = usePlatform();
  const time = formatSeconds(language, result.time);
  const recap = recapOf(session);
  const title = countsDown(result.mode)
    ? t('result.answers', { count: result.score })
    : t('result.finished', { time, score: result.score });
  const facts = [
    { label: t('result.wrongs'), value: recap.wrongs },
    { label: t('result.hints'), value: recap.hints },
    { label: t('result.skips'), value: recap.skips },
    ...(recap.penalty > 0
      ? [{ label: t('result.penalty'), value: t('result.penaltySeconds', { seconds: recap.penalty }) }]
      : []),
  ];

  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => playEffect('place'), STAMP_LANDS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Dialog open={open} title={title} onClose={onSeeMap} className={styles['dialog']}>
      <div className={styles['sides']}>
        <Postcard level={level} found={recap.found} />
        <div className={styles['told']}>
          <p className={styles['what']}>
            {t(`interface:modes.${MODE_NAMES[result.mode]}.name`)} · {level.name}
          </p>
          <Outcome result={result} comparison={comparison} />
          <Stamp shape="square" tone={result.score > 0 ? 'vermilion' : 'ink'} className={styles['stamp']}>
            {t(endKey(result, session.goal))}
          </Stamp>
        </div>
      </div>
      {children}
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t('result.fact', { label })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        <div className={styles['on']} data-late={ways ? '' : undefined}>
          {next === undefined ? null : (
            <ButtonLink to={next} tone="primary" size="small" icon={<NextIcon />}>
              {t('result.next')}
            </ButtonLink>
          )}
          <Button size="small" icon={<PlayIcon />} onClick={onAgain}>
            {t('result.again')}
          </Button>
          {ways}
        </div>
        <div className={styles['back']}>
          <Button size="small" icon={<MapIcon />} onClick={onSeeMap}>
            {t('result.seeMap')}
          </Button>
          {result.score > 0 && !kiosk ? <LateShare session={session} levelName={level.name} /> : null}
        </div>
      </div>
    </Dialog>
  );
}
