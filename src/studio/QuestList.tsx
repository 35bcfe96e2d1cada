/** The level's name and credit, and its quests in their order; the chosen one opens with its words and tools. */
import { useTranslation } from '../i18n/use-translation';
import { LONGEST, type ArtworkBox, type ArtworkDocument, type ArtworkQuest } from '../artwork/document';
import { addQuest } from '../artwork/edits';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import type { Chosen, Drawing } from './BoxLayer';
import { QuestForm } from './QuestForm';
import styles from './Studio.module.css';
import type { Contrast } from './use-measures';
import { Difficulty } from './Difficulty';
import { useQuestName } from './use-quest-name';

export interface QuestTools {
  readonly level: ArtworkDocument;
  readonly contrast: Contrast;
  /** Names of the level's pictures. */
  readonly pictures: readonly string[];
  /** Where a quest's own picture differs from the main one, largest first. */
  readonly placesOf: (quest: ArtworkQuest) => readonly ArtworkBox[];
  /** Whether name, pictures and the list of quests may be changed, and not boxes and words alone. */
  readonly isWhole: boolean;
  readonly drawing: Drawing | undefined;
  readonly onDraw: (drawing: Drawing | undefined) => void;
  readonly onAddBox: (quest: string) => void;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onChange: (next: ArtworkDocument) => void;
}

interface Props extends QuestTools {
  readonly chosen: Chosen | undefined;
}

export function QuestList({ chosen, ...tools }: Props) {
  const { t, language } = useTranslation('studio');
  const questName = useQuestName();
  const { level, onChange, onChoose } = tools;
  const [first, second] = language === 'en' ? (['en', 'fr'] as const) : (['fr', 'en'] as const);
  const add = (kind: 'quest' | 'dquest') => {
    const next = addQuest(level, kind);
    onChange(next);
    const added = next.quests.at(-1);
    if (added && next !== level) onChoose({ quest: added.quest });
  };
  return (
    <section aria-label={t('quests')}>
      {tools.isWhole ? (
        <div className={styles['pair']}>
          <Field
            label={t('name')}
            value={level.name ?? ''}
            maxLength={LONGEST.name}
            onChange={(event) => onChange({ ...level, name: event.target.value })}
          />
          <Field
            label={t('credit')}
            value={level.credit ?? ''}
            maxLength={LONGEST.credit}
            onChange={(event) => onChange({ ...level, credit: event.target.value })}
          />
        </div>
      ) : null}
      <h3>{t('quests')}</h3>
      <ol className={styles['quests']}>
        {level.quests.map((quest) => {
          const isOpen = chosen?.quest === quest.quest;
          const title = quest[first]?.title || quest[second]?.title || t('quest.untitled');
          return (
            <li key={quest.quest}>
              <button
                type="button"
                className={styles['quest']}
                aria-expanded={isOpen}
                data-quest-row={quest.quest}
                onClick={() => onChoose({ quest: quest.quest })}
              >
                <strong>{questName(quest.quest)}</strong> <span>{title}</span>
                <Difficulty quest={quest} level={level} contrast={tools.contrast} />
              </button>
              {isOpen ? <QuestForm quest={quest} box={chosen.box} {...tools} /> : null}
            </li>
          );
        })}
      </ol>
      {tools.isWhole ? (
        <div className={styles['row']}>
          <Button size="small" tone="primary" onClick={() => add('quest')}>
            {t('addQuest')}
          </Button>
          <Button size="small" onClick={() => add('dquest')}>
            {t('addPair')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
