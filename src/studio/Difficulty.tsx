/** How hard a quest will be, as far as size, contrast and place tell, with the figures it is guessed from. */
import { useTranslation } from '../i18n/use-translation';
import { difficultyOf } from '../artwork/difficulty';
import type { ArtworkDocument, ArtworkQuest } from '../artwork/document';
import styles from './Studio.module.css';
import type { Contrast } from './use-measures';

interface Props {
  readonly quest: ArtworkQuest;
  readonly level: ArtworkDocument;
  readonly contrast: Contrast;
}

export function Difficulty({ quest, level, contrast }: Props) {
  const { t } = useTranslation('studio');
  const boxes = quest.positions.map((box) => ({ box, sheet: level, contrast: contrast(quest, box, level) }));
  const difficulty = difficultyOf(boxes);
  if (!difficulty) return null;
  const least = Math.min(...boxes.map((each) => each.contrast ?? Infinity));
  return (
    <small className={styles['guess']} data-difficulty={difficulty}>
      {Number.isFinite(least)
        ? t('difficulty.measured', { guess: t(`difficulty.${difficulty}`), contrast: Math.round(least) })
        : t(`difficulty.${difficulty}`)}
    </small>
  );
}
