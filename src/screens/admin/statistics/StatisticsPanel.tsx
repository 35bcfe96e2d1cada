/** Counts the boards' proved runs at one press, publishes how hard each quest is, and shows runs that are hardly believable. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { RunLinks } from '../../../boards/RunLinks';
import { previousWeek, weekKeyAt, type WeekKey } from '../../../contest/weeks';
import { MODE_NAMES } from '../../../game/modes';
import { loadLevel } from '../../../levels/load';
import { openLevel } from '../../../levels/manifest';
import { useManifest } from '../../../levels/ManifestContext';
import { CATALOGUE, findLevel } from '../../../maps/catalogue';
import { usePlatform } from '../../../platform/PlatformContext';
import { keepDifficulty, LONGEST_DIFFICULTY } from '../../../progress/difficulty';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { collect, type Collected } from './collect';

/** Weeks that are counted, with the current one: older runs were often played on other editions of their maps. */
const WEEKS = 8;

type Stage =
  | { readonly kind: 'idle' | 'offline' | 'denied' }
  | { readonly kind: 'counting'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly collected: Collected };

function lastWeeks(now: number): readonly WeekKey[] {
  const weeks = [weekKeyAt(now)];
  while (weeks.length < WEEKS) weeks.push(previousWeek(weeks.at(-1) ?? weekKeyAt(now)));
  return weeks;
}

function FlaggedRows({ flagged }: Pick<Collected, 'flagged'>) {
  const { t } = useTranslation(['desk', 'interface']);
  if (flagged.length === 0) return <p>{t('statistics.none')}</p>;
  return (
    <>
      <p>{t('statistics.flagged', { count: flagged.length })}</p>
      <ul className={styles['cards']}>
        {flagged.map(({ about, quests }) => (
          <li key={about.id} className={styles['card']} data-flagged={about.id}>
            <p className={styles['head']}>
              <strong>{about.name}</strong>
              {about.run === undefined ? null : (
                <RunLinks run={about.run} name={about.name} withRace={false} />
              )}
            </p>
            <p>
              {t('statistics.faster', {
                count: quests.length,
                level: findLevel(String(about.level))?.name,
                mode: t(`interface:modes.${MODE_NAMES[about.gameMode]}.name`),
                week: about.week,
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function StatisticsPanel() {
  const { t } = useTranslation('desk');
  const records = useRecords();
  const platform = usePlatform();
  const list = useManifest();
  const manifest = list.kind === 'ready' ? list.manifest : undefined;
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });

  const count = async () => {
    if (!manifest) {
      if (list.kind === 'failed') list.retry();
      return setStage({ kind: 'offline' });
    }
    const now = records.device.now();
    const open = CATALOGUE.filter(({ id }) => openLevel(manifest, id) !== undefined);
    const answer = await collect({
      records,
      levels: open.map(({ id }) => async () => {
        const read = await loadLevel(platform, manifest, id);
        return read.kind === 'ready' ? read.level : undefined;
      }),
      weeks: lastWeeks(now),
      onProgress: (done, of) => setStage({ kind: 'counting', done, of }),
    }).catch(() => ({ kind: 'offline' }) as const);
    if (answer.kind !== 'ok') return setStage(answer);
    const { text } = answer.value;
    const kept =
      text.length > LONGEST_DIFFICULTY
        ? ({ kind: 'denied' } as const)
        : await records.admin.keepStatistics(text).catch(() => ({ kind: 'offline' }) as const);
    if (kept.kind !== 'ok') return setStage(kept);
    keepDifficulty(text, now);
    return setStage({ kind: 'done', collected: answer.value });
  };

  const isCounting = stage.kind === 'counting';
  return (
    <>
      <h3>{t('statistics.title')}</h3>
      <p>{t('statistics.intro', { weeks: WEEKS })}</p>
      {list.kind === 'loading' ? null : (
        <div className={styles['row']}>
          <Button
            aria-disabled={isCounting}
            onClick={() => {
              if (!isCounting) void count();
            }}
          >
            {t('statistics.count')}
          </Button>
        </div>
      )}
      {stage.kind === 'offline' || stage.kind === 'denied' ? (
        <Away why={stage.kind} onRetry={() => void count()} />
      ) : null}
      <output>
        {stage.kind === 'counting' ? t('statistics.counting', { done: stage.done, of: stage.of }) : null}
        {stage.kind === 'done' ? t('statistics.done', { count: stage.collected.rows }) : null}
      </output>
      {stage.kind === 'done' ? <FlaggedRows flagged={stage.collected.flagged} /> : null}
    </>
  );
}
