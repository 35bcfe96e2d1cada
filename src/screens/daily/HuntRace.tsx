/** A hunt played against the runs of another one, for no board: its quests, its rival's stamps, and both side by side. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Day } from '../../daily/day';
import { totalMs, type LegResult } from '../../daily/diary';
import { toSeconds } from '../../game/seconds';
import { formatClock } from '../../i18n/formats';
import { findLevel } from '../../maps/catalogue';
import type { SharedHunt } from '../../runs/address';
import { joinLegs } from '../../runs/hunt-trust';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import styles from './DailyScreen.module.css';
import { HuntGame } from './HuntGame';
import { Rechallenge } from './Rechallenge';
import { useUnrankedHunt } from './use-hunt';

interface Props {
  readonly day: Day;
  readonly rival: SharedHunt;
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** Both totals over the legs that both have, and how many those are. */
export function comparedLegs(legs: readonly LegResult[], times: ReadonlyMap<number, number>) {
  const both = legs.filter((_, leg) => times.has(leg));
  return {
    compared: both.length,
    total: toSeconds(totalMs(both)),
    theirs: tenths([...times.values()].reduce((sum, time) => sum + time, 0)),
  };
}

type Stage = 'cover' | 'game' | 'result';

export function HuntRace({ day, rival }: Props) {
  const { t, language } = useTranslation(['daily', 'runs', 'play']);
  const quests = useMemo(
    () => rival.legs.map(({ record, quest }) => ({ level: record.run.level, quest })),
    [rival],
  );
  const { attempt, ...acts } = useUnrankedHunt({ day, quests });
  const [stage, setStage] = useState<Stage>('cover');
  /** Seconds of the rival, by leg; a leg whose map has changed since has none. */
  const [times, setTimes] = useState<ReadonlyMap<number, number>>(new Map());
  const onRival = useCallback(
    (leg: number, seconds: number) =>
      setTimes((before) => (before.get(leg) === seconds ? before : new Map([...before, [leg, seconds]]))),
    [],
  );
  const end = useCallback(() => setStage('result'), []);
  const name = rival.name || t('runs:challenge.somebody');
  const race = useMemo(() => ({ rival, name, onRival }), [rival, name, onRival]);
  if (!attempt) return null;
  if (stage === 'game') return <HuntGame {...acts} day={day} attempt={attempt} race={race} onEnd={end} />;

  const own = attempt.legs.map(({ ms }) => toSeconds(ms));
  const { compared, total, theirs } = comparedLegs(attempt.legs, times);
  const outcome = total < theirs ? 'won' : total > theirs ? 'lost' : 'drawn';
  const clock = (seconds: number | undefined) =>
    seconds === undefined ? '–' : formatClock(language, seconds);
  const cell = (seconds: number | undefined, other: number | undefined) => (
    <td data-best={seconds !== undefined && other !== undefined && seconds < other}>{clock(seconds)}</td>
  );
  const runs = stage === 'result' ? joinLegs(attempt.legs.map(({ run }) => run)) : undefined;
  return (
    <div className={styles['page']} data-daily="race">
      <section className={styles['sheet']} aria-labelledby="race">
        <h1 id="race" tabIndex={-1}>
          {t('race.title', { name })}
        </h1>
        {stage === 'cover' ? (
          <p>{t('race.intro', { name })}</p>
        ) : (
          <>
            {compared > 0 ? (
              <p className={styles['outcome']} data-outcome={outcome}>
                {t(`runs:challenge.${outcome}`, { name })}
              </p>
            ) : null}
            {compared < attempt.legs.length ? <p>{t('race.changed')}</p> : null}
            <table className={styles['race']}>
              <thead>
                <tr>
                  <th scope="col">{t('runs:challenge.quest')}</th>
                  <th scope="col">{t('runs:challenge.you')}</th>
                  <th scope="col">{name}</th>
                </tr>
              </thead>
              <tbody>
                {rival.legs.map(({ record, code }, leg) => (
                  <tr key={`leg ${String(leg)} ${code}`}>
                    <th scope="row">{findLevel(String(record.run.level))?.name ?? leg + 1}</th>
                    {cell(own[leg], times.get(leg))}
                    {cell(times.get(leg), own[leg])}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('runs:challenge.total')}</th>
                  {cell(total, theirs)}
                  {cell(theirs, total)}
                </tr>
              </tfoot>
            </table>
          </>
        )}
        <div className={styles['ways']}>
          {stage === 'cover' ? (
            <Button tone="primary" icon={<PlayIcon />} onClick={() => setStage('game')}>
              {t('race.begin')}
            </Button>
          ) : null}
          {runs === undefined ? null : <Rechallenge runs={runs} />}
          <ButtonLink to="/daily" tone={stage === 'cover' || runs !== undefined ? 'secondary' : 'primary'}>
            {t('race.back')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
