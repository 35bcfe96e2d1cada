/** One box on the map. It renders again only when it is another: a drag moves one of two hundred. */
import { memo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ArtworkBox } from '../artwork/document';
import { classes } from '../ui/classes';
import outlineStyles from './Outline.module.css';
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
  const { top, bottom, outline } = box;
  const { t } = useTranslation('studio');
  const questName = useQuestName();
  return (
    <button
      type="button"
      className={classes(styles['box'], isChosen && styles['chosen'], outline && styles['outlined'])}
      data-quest={quest}
      data-box={index}
      aria-label={t(outline ? 'box.outlined' : 'box.label', { quest: questName(quest), number: index + 1 })}
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
      {outline ? (
        <svg
          className={classes(outlineStyles['shape'], isChosen && outlineStyles['chosen'])}
          viewBox={`${String(top.x)} ${String(top.y)} ${String(bottom.x - top.x)} ${String(bottom.y - top.y)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[outlineStyles['halo'], outlineStyles['line']].map((look) => (
            <polygon
              key={look}
              className={look}
              points={outline.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')}
            />
          ))}
        </svg>
      ) : null}
      <span className={styles['tag']} aria-hidden="true">
        {quest.replace('quest', '')}
      </span>
      <span className={styles['corner']} data-corner="" aria-hidden="true" />
    </button>
  );
});
