/** One quest's words in both languages, side by side, and what can be done with it. */
import { useTranslation } from '../i18n/use-translation';
import {
  isPair,
  LANGUAGES,
  LONGEST,
  MOST,
  type ArtworkLanguage,
  type ArtworkQuest,
} from '../artwork/document';
import { changeQuest, moveQuest, removeQuest, setBox } from '../artwork/edits';
import { boxAlone, roundedBox } from '../artwork/outline-edits';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { TextArea } from '../ui/TextArea';
import { QuestPicture } from './QuestPicture';
import type { QuestTools } from './QuestList';
import styles from './Studio.module.css';

interface Props extends QuestTools {
  readonly quest: ArtworkQuest;
  /** Index of the box that is chosen. */
  readonly box: number | undefined;
}

export function QuestForm({ quest, box, ...tools }: Props) {
  const { level, drawing, onDraw, onAddBox, onChange } = tools;
  const { t } = useTranslation('studio');
  const name = quest.quest;
  const boxes = quest.positions.length;
  // a quest with a single box needs no choice
  const at = box ?? (boxes === 1 ? 0 : undefined);
  const target = at === undefined ? undefined : quest.positions[at];
  const isFull = boxes >= (isPair(quest) ? 2 : MOST.targets);
  const write = (language: ArtworkLanguage, part: 'title' | 'hint', text: string) =>
    onChange(changeQuest(level, name, { [language]: { title: '', ...quest[language], [part]: text } }));
  return (
    <div className={styles['form']}>
      <div className={styles['row']}>
        <Button
          size="small"
          aria-pressed={drawing === 'box'}
          disabled={isFull}
          onClick={() => onDraw(drawing === 'box' ? undefined : 'box')}
        >
          {t('draw')}
        </Button>
        <Button
          size="small"
          aria-pressed={drawing === 'outline'}
          disabled={isFull && drawing !== 'outline'}
          onClick={() => onDraw(drawing === 'outline' ? undefined : 'outline')}
        >
          {t('outline.draw')}
        </Button>
        <Button size="small" disabled={isFull} onClick={() => onAddBox(name)}>
          {t('addBox')}
        </Button>
        {at !== undefined && target ? (
          <Button
            size="small"
            aria-pressed={target.outline !== undefined}
            onClick={() =>
              onChange(setBox(level, name, at, target.outline ? boxAlone(target) : roundedBox(target, level)))
            }
          >
            {t('outline.of', { number: at + 1 })}
          </Button>
        ) : null}
        <span>{t('boxes', { count: boxes })}</span>
        {drawing === 'outline' ? <output>{t('outline.how')}</output> : null}
      </div>
      {tools.isWhole ? <QuestPicture quest={quest} {...tools} /> : null}
      <div className={styles['pair']}>
        {LANGUAGES.map((language) => (
          <fieldset key={language} className={styles['words']}>
            <legend>{t(`languages.${language}`)}</legend>
            <Field
              label={t('words.title')}
              value={quest[language]?.title ?? ''}
              maxLength={LONGEST.title}
              lang={language}
              data-words={`${language}-title`}
              onChange={(event) => write(language, 'title', event.target.value)}
            />
            <TextArea
              label={t('words.hint')}
              rows={2}
              value={quest[language]?.hint ?? ''}
              maxLength={LONGEST.hint}
              lang={language}
              data-words={`${language}-hint`}
              onChange={(event) => write(language, 'hint', event.target.value)}
            />
          </fieldset>
        ))}
      </div>
      {tools.isWhole ? (
        <div className={styles['row']}>
          <Button size="small" onClick={() => onChange(moveQuest(level, name, -1))}>
            {t('earlier')}
          </Button>
          <Button size="small" onClick={() => onChange(moveQuest(level, name, 1))}>
            {t('later')}
          </Button>
          <Button size="small" onClick={() => onChange(removeQuest(level, name))}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
