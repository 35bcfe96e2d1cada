/** A week's contest for the owner: its game by picture and title, and how its draw stands. */
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { contestPath } from '../../../contest/calendar';
import { wordsIn, type ContestPlan } from '../../../contest/plan';
import { weekParts, type WeekKey } from '../../../contest/weeks';
import { MODE_NAMES } from '../../../game/modes';
import { formatWeek } from '../../../i18n/dates';
import { useQuestTitle } from '../../../i18n/quest-title';
import { openLevel } from '../../../levels/manifest';
import { useManifest } from '../../../levels/ManifestContext';
import { Thumbnail } from '../../../levels/Thumbnail';
import { findLevel } from '../../../maps/catalogue';
import { useRecords } from '../../../records/RecordsContext';
import { contestWeekPath } from '../contest/contest-week-path';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import { useAsked } from '../../../records/use-asked';
import { drawState } from './draw-state';
import today from './today.module.css';

interface Props {
  readonly week: WeekKey;
  readonly plan: ContestPlan;
  /** What the week is called, beside its number and days. */
  readonly title?: string | undefined;
  /** Shown below a contest. */
  readonly children?: ReactNode;
}

/** Asks how the draw stands. */
export function ContestOf(props: Props) {
  const { week } = props;
  const records = useRecords();
  const ask = useCallback(() => records.draws(week), [records, week]);
  const { answer } = useAsked(week, ask);
  return <ContestCard {...props} draws={answer} />;
}

interface CardProps extends Props {
  readonly draws: Parameters<typeof drawState>[0];
}

export function ContestCard({ week, plan, title, children, draws }: CardProps) {
  const { t, language } = useTranslation(['desk', 'interface']);
  const records = useRecords();
  const { game: contest, prize } = plan;
  const won = wordsIn(prize, language);
  const level = contest && findLevel(String(contest.level));
  const manifest = useManifest();
  const drawn = level && manifest.kind === 'ready' ? openLevel(manifest.manifest, level.id) : undefined;
  const quest = useQuestTitle(level?.translationSpace ?? '', contest?.quest);
  const state = drawState(draws, week, records.device.now());
  return (
    <li className={classes(styles['card'], drawn ? today['pictured'] : undefined)} data-contest={week}>
      <p className={styles['head']}>
        {title === undefined ? null : <strong>{title}</strong>}
        <span className={styles['aside']}>
          {t('today.week', { week: weekParts(week).week, days: formatWeek(language, week) })}
        </span>
      </p>
      {drawn ? <Thumbnail level={drawn} sizes="20rem" /> : null}
      {contest && level ? (
        <>
          <p>
            <Link to={contestPath(contest)}>
              {level.name}, {t(`interface:modes.${MODE_NAMES[contest.mode]}.name`)}
            </Link>
          </p>
          {quest === undefined ? null : <p>{quest}</p>}
          {won ? <p>{t('today.prize', { prize: won })}</p> : null}
          <p>
            <Link to={contestWeekPath(week)}>{t(`today.draw.${state}`)}</Link>
          </p>
          {children}
        </>
      ) : (
        <>
          <p>{t('today.noContest')}</p>
          {children}
        </>
      )}
    </li>
  );
}
