/** One leg of a hunt: loads its level, then plays its quest. */
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { deckOf } from '../../game/modes';
import { findLevel } from '../../maps/catalogue';
import { useLevel } from '../../levels/use-level';
import type { HuntQuest } from '../../daily/hunt';
import { Spinner } from '../../ui/Spinner';
import { ErrorModal } from '../../table/ErrorModal';
import styles from './DailyScreen.module.css';
import { LegGame, type LegProps } from './LegGame';

interface Props extends LegProps {
  readonly quest: HuntQuest;
}

export function Leg({ quest, ...leg }: Props) {
  const { t } = useTranslation('play');
  const state = useLevel(quest.level);
  const name = findLevel(String(quest.level))?.name ?? '';
  const quests = state.kind === 'ready' ? state.level.quests : undefined;
  // the same one as long as the level is: what is told of it is told once
  const deck = useMemo(() => quests && deckOf(quests, 5, quest.quest), [quests, quest.quest]);
  if (state.kind === 'loading')
    return (
      <div className={styles['loading']}>
        <Spinner label={t('catalogue.loading')} />
      </div>
    );
  if (state.kind === 'unreadable')
    return <ErrorModal error="unreadable" level={name} onRetry={state.retry} />;
  if (state.kind !== 'ready') return <ErrorModal error={state.kind} level={name} />;
  if (!deck) return <ErrorModal error="QuestNotFound" level={name} />;
  return <LegGame {...leg} level={state.level} deck={deck} />;
}
