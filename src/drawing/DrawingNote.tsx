/** Says how many maps are drawn so far; screen readers hear it once per finished map, not at every update. */
import { useTranslation } from '../i18n/use-translation';

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
