/** This week's contest: what to play, until when, and how the draw works (DECISIONS 14 and 26). */
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { contestPath, type Contest } from '../../contest/calendar';
import { isOpen, wordsIn, type ContestPlan } from '../../contest/plan';
import { weekKeyAt, weekParts } from '../../contest/weeks';
import { MODE_NAMES } from '../../game/modes';
import { CATALOGUE, findLevel } from '../../maps/catalogue';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { usePlatform } from '../../platform/PlatformContext';
import { useContestPlan } from '../../platform/use-contest-plan';
import { useNow } from '../../platform/use-now';
import { hideMissing } from '../../ui/hide-missing';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import { Late, lateCode } from '../../ui/late';
import { Notice } from '../../ui/Notice';
import { Stamp } from '../../ui/Stamp';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { formatContestDay } from '../../i18n/dates';
import styles from './WeeklyScreen.module.css';

const ATELIER = lateCode(async () => (await import('../../drawing/drawing-screens')).Atelier);

export function WeeklyScreen() {
  const { t } = useTranslation('records');
  useScreenTitle(t('contest.title'));
  const week = weekKeyAt(useNow(Date.now));
  const plan = useContestPlan(week);
  if (plan.game) return <ThisWeek contest={plan.game} plan={plan} />;
  return (
    <Notice
      heading="h1"
      picture="guide"
      title={t('contest.none.title')}
      text={t('contest.none.text', { maps: CATALOGUE.length })}
      actions={
        <ButtonLink tone="primary" to="/">
          {t('contest.none.home')}
        </ButtonLink>
      }
    />
  );
}

interface ThisWeekProps {
  readonly contest: Contest;
  readonly plan: ContestPlan;
}

/** What the owner says about the week: the prize, some words and a picture, each where there is one. */
function Said({ plan: { prize, text, picture, pictureText } }: { readonly plan: ContestPlan }) {
  const { t, language } = useTranslation('records');
  const [won, words] = [wordsIn(prize, language), wordsIn(text, language)];
  if (!won && !words && !picture) return null;
  return (
    <section className={styles['said']} data-said>
      {picture ? <img src={picture} alt={wordsIn(pictureText, language)} /> : null}
      <div>
        {won ? <h2>{t('contest.toWin', { prize: won })}</h2> : null}
        {words ? <p>{words}</p> : null}
      </div>
    </section>
  );
}

function ThisWeek({ contest, plan }: ThisWeekProps) {
  const { week, opens, ends } = plan;
  const now = useNow(Date.now, opens, ends);
  const { t, language } = useTranslation(['records', 'interface']);
  const manifest = useManifest();
  const { maps } = usePlatform();
  const drawn = manifest.kind === 'ready' ? openLevel(manifest.manifest, contest.level) : undefined;
  const isClosed = manifest.kind === 'ready' && !drawn;
  const drawing = manifest.kind === 'ready' ? manifest.drawing : undefined;
  const isExpected = drawing?.isExpected(contest.level) === true;
  const thumbnail = drawn?.thumbnails.at(-1);
  return (
    <div className={styles['page']}>
      <section className={styles['poster']}>
        <div className={styles['picture']}>
          {thumbnail ? <img src={maps.pictureUrl(thumbnail.path)} alt="" onError={hideMissing} /> : null}
          {isClosed ? (
            <Suspense fallback={null}>
              <Late
                code={ATELIER}
                props={{ state: drawing?.levels?.get(contest.level) }}
                renderUnloaded={() => null}
              />
            </Suspense>
          ) : null}
          <Stamp className={styles['stamp']}>
            <span>{t('weeks.week', { week: weekParts(week).week })}</span>
          </Stamp>
        </div>
        <div className={styles['words']}>
          <h1 tabIndex={-1}>{t('contest.title')}</h1>
          <dl className={styles['facts']}>
            <dt>{t('contest.map')}</dt>
            <dd>{findLevel(String(contest.level))?.name}</dd>
            <dt>{t('contest.mode')}</dt>
            <dd>{t(`interface:modes.${MODE_NAMES[contest.mode]}.name`)}</dd>
            <dt>{t('contest.quest')}</dt>
            <dd>{t(contest.quest === undefined ? 'contest.questAll' : 'contest.questHidden')}</dd>
            <dt>{t('contest.untilLabel')}</dt>
            <dd>
              <strong>{t('contest.until', { date: formatContestDay(language, ends - 1) })}</strong>
            </dd>
          </dl>
          <div className={styles['actions']}>
            {now >= ends ? (
              <p>{t('contest.over')}</p>
            ) : !isOpen(plan, now) ? (
              <p>{t('contest.opens', { date: formatContestDay(language, opens) })}</p>
            ) : isClosed ? (
              <p>{t(isExpected ? 'contest.beingDrawn' : 'contest.notYetOpen')}</p>
            ) : (
              <ButtonLink tone="primary" size="large" icon={<PlayIcon />} to={contestPath(contest)}>
                {t('contest.play')}
              </ButtonLink>
            )}
            <ButtonLink tone="quiet" to="/weeklyRanking">
              {t('contest.ranking')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <Said plan={plan} />
      <section className={styles['steps']} aria-labelledby="steps">
        <h2 id="steps">{t('contest.steps.title')}</h2>
        <ol>
          <li>{t('contest.steps.find')}</li>
          <li>{t('contest.steps.sign')}</li>
          <li>{t('contest.steps.draw')}</li>
        </ol>
        <p>{t('contest.privacy')}</p>
        <p>
          <Link to="/weeklyRules">{t('contest.rules')}</Link>
        </p>
      </section>
    </div>
  );
}
