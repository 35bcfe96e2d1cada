/** Names the quests of a level that the database holds otherwise than the build; the build's own is read when asked. */
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useQuestTitle } from '../../../i18n/quest-title';
import { loadLevel } from '../../../levels/load';
import type { CatalogueLevel } from '../../../maps/catalogue';
import type { LevelDefinition } from '../../../maps/definition';
import type { Manifest } from '../../../maps/manifest';
import { usePlatform } from '../../../platform/PlatformContext';
import type { AdminAnswer } from '../../../records/store-answer';
import { useAsked } from '../../../records/use-asked';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import { questDifferences, type QuestDifference } from './differences';

interface Props {
  readonly entry: CatalogueLevel;
  readonly manifest: Manifest;
  readonly held: LevelDefinition;
}

interface LineProps extends Pick<Props, 'held'> {
  readonly difference: QuestDifference;
}

function Line({ difference: { quest, change }, held }: LineProps) {
  const { t, language } = useTranslation('accounts');
  const drawn = useQuestTitle(held.translationSpace, quest);
  const title = held.words?.[language][quest]?.title ?? drawn ?? quest;
  return <li data-changed={quest}>{t(`admin.upload.change.${change}`, { quest: title })}</li>;
}

export function WhatDiffers({ entry, manifest, held }: Props) {
  const { t } = useTranslation('accounts');
  const { kind, maps } = usePlatform();
  const { id } = entry;
  const ask = useCallback(async (): Promise<AdminAnswer<readonly QuestDifference[]>> => {
    // without `definitions`: the build's own is wanted beside the database's
    const loaded = await loadLevel({ kind, maps }, manifest, id);
    if (loaded.kind !== 'ready') return { kind: 'offline' };
    return { kind: 'ok', value: questDifferences(loaded.level, held) };
  }, [kind, maps, manifest, id, held]);
  const { answer, reload } = useAsked(`${String(id)} ${held.updateDate}`, ask);
  if (!answer) return <output>{t('admin.upload.comparing')}</output>;
  if (answer.kind !== 'ok') return <Away why={answer.kind} onRetry={reload} />;
  const changes = answer.value;
  if (changes.length === 0 && !held.words) return <p>{t('admin.upload.change.none')}</p>;
  return (
    <ul className={sheet['log']}>
      {changes.map((difference) => (
        <Line key={difference.quest} difference={difference} held={held} />
      ))}
      {held.words ? <li>{t('admin.upload.change.words')}</li> : null}
    </ul>
  );
}
