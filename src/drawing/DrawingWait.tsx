/** Shown for a game whose map is not drawn yet: asks for it to be drawn next and opens the game when it is ready. */
import { useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { Drawing } from '../levels/use-drawing';
import type { CatalogueLevel } from '../maps/catalogue';
import { ButtonLink } from '../ui/ButtonLink';
import { useScreenTitle } from '../i18n/useScreenTitle';
import { Sheet } from './Sheet';
import styles from './DrawingWait.module.css';

interface Props {
  readonly level: CatalogueLevel;
  readonly drawing: Drawing;
}

export function DrawingWait({ level, drawing: { levels, isAway, first } }: Props) {
  const { t } = useTranslation(['drawing', 'interface']);
  const { id, name } = level;
  const state = levels?.get(id);
  const isWaiting = state?.kind === 'waiting';
  useScreenTitle(t('wait.title', { level: name }));

  useEffect(() => {
    // runs again when the server comes back
    if (isWaiting && !isAway) first(id);
  }, [id, isWaiting, isAway, first]);

  return (
    <div className={styles['wait']}>
      <div className={styles['paper']}>
        <Sheet state={state} label={t('wait.label', { level: name })} />
        <h1>{state?.kind === 'failed' ? t('failed') : t('wait.title', { level: name })}</h1>
        <output>{isAway ? t('away') : <Word state={state} />}</output>
        {state?.kind === 'failed' ? <p lang="en">{state.reason}</p> : null}
        <ButtonLink to="/" tone="secondary">
          {t('interface:app.toHome')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Word({ state }: { readonly state: Parameters<typeof Sheet>[0]['state'] }) {
  const { t } = useTranslation('drawing');
  if (state?.kind === 'failed') return t('failedText');
  return t(state?.kind === 'waiting' ? 'wait.next' : 'wait.now');
}
