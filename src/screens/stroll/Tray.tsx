/** The tray: every clue of the picture at hand, in any order; those found carry a stamp. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Quest } from '../../game/quest';
import { isFound, isStrolled, picturesOf, targetsFound, type Stroll } from '../../game/stroll';
import type { QuestTexts } from '../../i18n/quest-texts';
import type { LevelData } from '../../maps/schema';
import { classes } from '../../ui/classes';
import { CheckIcon } from '../../ui/icons/signs';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Finish } from './Finish';
import styles from './Tray.module.css';

interface ClueActs {
  /** Opens the words of a clue, or closes them. */
  readonly onOpen: (quest: string) => void;
  /** Scrolls to somebody who is found. */
  readonly onShow: (quest: Quest) => void;
}

interface Props extends ClueActs {
  readonly level: LevelData;
  readonly stroll: Stroll;
  readonly texts: QuestTexts;
  readonly onTurn: (picture: string | undefined) => void;
  readonly onAgain: () => void;
  readonly tools: ReactNode;
}

interface ClueProps extends ClueActs {
  readonly stroll: Stroll;
  readonly quest: Quest;
  readonly title: string;
}

function Clue({ stroll, quest, title, onOpen, onShow }: ClueProps) {
  const { t } = useTranslation(['stroll', 'play']);
  const name = quest.quest;
  const done = targetsFound(stroll, quest).length;
  const found = isFound(stroll, name);
  const isOpen = stroll.clue?.quest === name;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  const isNew = stroll.finds.some((find) => find.quest === name);
  return (
    <li ref={row} data-clue={name} data-found={found}>
      <button
        type="button"
        className={styles['clue']}
        aria-expanded={found ? undefined : isOpen}
        title={found ? t('play:recap.show', { quest: title }) : t('hint')}
        onClick={() => (found ? onShow(quest) : onOpen(name))}
      >
        <span className={classes(styles['box'], isNew && styles['landed'])}>
          {found ? <CheckIcon /> : null}
        </span>
        <span>{title}</span>
        {!found && quest.positions.length > 1 ? (
          <small>{t('play:game.progress', { done, goal: quest.positions.length })}</small>
        ) : null}
        {found ? <VisuallyHidden>{t('play:catalogue.done')}</VisuallyHidden> : null}
      </button>
    </li>
  );
}

export function Tray({ level, stroll, texts, onTurn, onAgain, tools, ...acts }: Props) {
  const { t } = useTranslation('stroll');
  const pictures = picturesOf(stroll);
  const here = stroll.quests.filter(({ image }) => image === stroll.picture);
  const hidden = here.filter(({ quest }) => !isFound(stroll, quest));
  const found = here.filter(({ quest }) => isFound(stroll, quest));
  const leftOn = (picture: string | undefined) =>
    stroll.quests.filter(({ image, quest }) => image === picture && !isFound(stroll, quest)).length;
  return (
    <aside className={styles['tray']} aria-label={t('clues')}>
      <header className={styles['head']}>
        <h2>{t('left', { count: hidden.length })}</h2>
        {tools}
      </header>
      {pictures.length > 1 ? (
        <fieldset className={styles['pictures']} aria-label={t('pictures')}>
          {pictures.map((picture, index) => (
            <button
              key={picture ?? 'main'}
              type="button"
              aria-pressed={picture === stroll.picture}
              data-picture={picture ?? 'main'}
              onClick={() => onTurn(picture)}
            >
              {picture === undefined ? t('map') : t('doubles', { number: index })}
              {leftOn(picture) === 0 ? <CheckIcon /> : null}
            </button>
          ))}
        </fieldset>
      ) : null}
      {isStrolled(stroll) ? <Finish level={level} onAgain={onAgain} /> : null}
      <ul className={styles['clues']} aria-label={t('clues')}>
        {[...hidden, ...found].map((quest) => (
          <Clue key={quest.quest} {...acts} stroll={stroll} quest={quest} title={texts(quest.quest).title} />
        ))}
      </ul>
    </aside>
  );
}
