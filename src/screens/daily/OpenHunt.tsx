/** A day's hunt once the list of maps is there, which it is drawn from. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Day } from '../../daily/day';
import { dailyHunt, type HuntQuest } from '../../daily/hunt';
import { useManifest } from '../../levels/ManifestContext';
import { Spinner } from '../../ui/Spinner';
import styles from './DailyScreen.module.css';
import { NoHunt } from './NoHunt';

interface Props {
  readonly day: Day;
  readonly render: (quests: readonly HuntQuest[]) => ReactNode;
}

export function OpenHunt({ day, render }: Props) {
  const { t } = useTranslation('daily');
  const list = useManifest();
  if (list.kind === 'loading')
    return (
      <div className={styles['loading']}>
        <Spinner label={t('cover.loading')} />
      </div>
    );
  if (list.kind === 'failed') return <NoHunt text={t('cover.failed')} onRetry={list.retry} />;
  // an incomplete list would give another hunt
  if (list.drawing) return <NoHunt title={t('none.drawing.title')} text={t('none.drawing.text')} isWaiting />;
  const quests = dailyHunt(day, list.manifest.levels);
  return quests ? render(quests) : <NoHunt text={t('none.text')} />;
}
