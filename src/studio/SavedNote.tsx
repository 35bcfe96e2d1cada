/** Says whether all is saved, and offers a way out where it is not. */
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import type { LevelInStudio } from './use-level';
import { useReason } from './use-reason';

interface Props {
  readonly bench: LevelInStudio;
  /** Whether what is saved is the level itself, and not a draft of what will be published. */
  readonly isWhole: boolean;
}

export function SavedNote({ bench, isWhole }: Props) {
  const { t } = useTranslation('studio');
  const say = useReason();
  if (bench.state.kind !== 'open') return null;
  if (bench.saved === 'failed')
    return (
      <p role="alert">
        {t('saved.failed')} {say(bench.reason)}{' '}
        <Button onClick={() => bench.saveAgain(false)}>{t('again')}</Button>
      </p>
    );
  if (bench.saved === 'conflict')
    return (
      <p role="alert">
        {t('saved.conflict')} <Button onClick={bench.reload}>{t('saved.theirs')}</Button>{' '}
        <Button onClick={() => bench.saveAgain(true)}>{t('saved.mine')}</Button>
      </p>
    );
  // what stands beside a draft says so itself
  if (!isWhole) return null;
  return <output data-saved={bench.saved}>{t(`saved.${bench.saved}`)}</output>;
}
