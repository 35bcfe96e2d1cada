/** One box on the map. It renders again only when it is another: a drag moves one of two hundred. */
import { memo } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { ArtworkBox } from '../artwork/document';
import { classes } from '../ui/classes';
import styles from './Studio.module.css';
import { useQuestName } from './use-quest-name';

interface Props {
  readonly quest: string;
  readonly index: number;
  readonly box: ArtworkBox;
  /** Of the sheet the box is measured on. */
  readonly width: number;
  readonly height: number;
  readonly isChosen: boolean;
  readonly isPressed: boolean;
  readonly onFocus: (quest: string, index: number) => void;
  readonly onKey: (event: React.KeyboardEvent, quest: string, index: number) => void;
}

const share = (part: number, whole: number): string => `${String((part / whole) * 100)}%`;

export const BoxButton = memo(function BoxButton(props: Props) {
  const { quest, index, box, width, height, isChosen, isPressed, onFocus, onKey } = props;
  const { top, bottom } = box;
  const { t } = useTranslation('studio');
  const questName = useQuestName();
  return (
    <button
      type="button"
      className={classes(styles['box'], isChosen && styles['chosen'])}
      data-quest={quest}
      data-box={index}
      aria-label={t('box.label', { quest: questName(quest), number: index + 1 })}
      aria-pressed={isPressed}
      style={{
        left: share(top.x, width),
        top: share(top.y, height),
        width: share(bottom.x - top.x, width),
        height: share(bottom.y - top.y, height),
      }}
      onFocus={() => onFocus(quest, index)}
      onKeyDown={(event) => onKey(event, quest, index)}
    >
      <span className={styles['tag']} aria-hidden="true">
        {quest.replace('quest', '')}
      </span>
      <span className={styles['corner']} data-corner="" aria-hidden="true" />
    </button>
  );
});
