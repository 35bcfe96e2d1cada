/** Tries a level out in any of its modes, then shows what was tapped. Nothing of it is kept. */
import { useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ArtworkDocument } from '../artwork/document';
import { RANDOM_QUESTS, TIME_ATTACK_SECONDS } from '../game/constants';
import { deckOf, isDuplicateQuest, MODE_NAMES, offeredModes, type Mode } from '../game/modes';
import type { Session } from '../game/session';
import type { CatalogueLevel } from '../maps/catalogue';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';
import type { Sheets } from './keeper';
import styles from './TestPlay.module.css';
import { TestReview } from './TestReview';
import { TestTable } from './TestTable';
import { useShownWords } from './use-shown-words';

interface Props {
  /** As it was when the test was opened: the game's level must not change under a run. */
  readonly document: ArtworkDocument;
  readonly level: CatalogueLevel;
  readonly sheets: Sheets;
  readonly onLeave: (quest?: string) => void;
}

interface Round {
  readonly mode: Mode;
  readonly quest?: string | undefined;
  readonly seed: number;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function TestPlay({ document, level, sheets, onLeave }: Props) {
  const { t } = useTranslation(['studio', 'interface', 'play']);
  const words = useShownWords(document, level.translationSpace);
  const data = useMemo(() => sheets.playable(document), [document, sheets]);
  const [round, setRound] = useState<Round>();
  const [ended, setEnded] = useState<Session>();
  const [single, setSingle] = useState<string>();
  const play = (mode: Mode, quest?: string) => {
    setEnded(undefined);
    setRound({ mode, quest, seed: newSeed() });
  };
  if (!data)
    return (
      <div className={styles['choice']}>
        <p role="alert">{t('test.nothing')}</p>
        <Button onClick={() => onLeave()}>{t('test.leave')}</Button>
      </div>
    );
  if (round && ended)
    return (
      <TestReview
        level={data}
        session={ended}
        words={words}
        sheets={sheets}
        onAgain={() => play(round.mode, round.quest)}
        onLeave={() => onLeave()}
        onMend={onLeave}
      />
    );
  const deck = round && deckOf(data.quests, round.mode, round.quest);
  if (round && deck)
    return (
      <TestTable
        key={round.seed}
        level={data}
        mode={round.mode}
        deck={deck}
        seed={round.seed}
        words={words}
        sheets={sheets}
        onEnd={setEnded}
      />
    );
  const duplicateQuests = data.quests.filter(isDuplicateQuest).length;
  const modes = offeredModes({ normalQuests: data.quests.length - duplicateQuests, duplicateQuests });
  const chosen = single ?? data.quests[0]?.quest ?? '';
  return (
    <div className={styles['choice']}>
      <h1>{t('test.title')}</h1>
      <p>{t('test.intro')}</p>
      {modes.map((mode) => (
        <Button key={mode} tone="primary" data-mode={mode} onClick={() => play(mode)}>
          {t('test.mode', {
            name: t(`interface:modes.${MODE_NAMES[mode]}.name`),
            goal: t(`interface:modes.${MODE_NAMES[mode]}.goal`, {
              answers: RANDOM_QUESTS,
              seconds: TIME_ATTACK_SECONDS,
            }),
          })}
        </Button>
      ))}
      <div className={styles['single']}>
        <Select
          label={t('test.single')}
          value={chosen}
          options={data.quests.map(({ quest }) => ({ value: quest, text: words(quest).title }))}
          onChange={(event) => setSingle(event.target.value)}
        />
        <Button data-mode={5} onClick={() => play(5, chosen)}>
          {t('interface:modes.unique.name')}
        </Button>
      </div>
      <Button onClick={() => onLeave()}>{t('test.leave')}</Button>
    </div>
  );
}
