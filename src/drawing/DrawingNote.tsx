/** How many maps are there while the others are drawn; it speaks when one is ready, not at every stroke. */
import { useTranslation } from 'react-i18next';

interface Props {
  readonly open: number;
  readonly total: number;
  readonly isAway: boolean;
}

export function DrawingNote({ open, total, isAway }: Props) {
  const { t } = useTranslation('drawing');
  const words = open === 0 ? t('none') : t('progress', { count: open, total });
  return <output>{isAway ? t('away') : words}</output>;
}
