/** Shown for a game whose map is not drawn yet: asks for it to be drawn next, shows how it comes along, and opens the game when it is ready. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { useManifest } from '../levels/ManifestContext';
import { Thumbnail } from '../levels/Thumbnail';
import type { Drawing } from '../levels/use-drawing';
import { CATALOGUE, type CatalogueLevel } from '../maps/catalogue';
import { ButtonLink } from '../ui/ButtonLink';
import { useScreenTitle } from '../i18n/use-screen-title';
import { Atelier } from './Atelier';
import { DrawingBar } from './DrawingBar';
import styles from './DrawingWait.module.css';
import { percentOf } from './percent';
import { Sheet } from './Sheet';

interface Props {
  readonly level: CatalogueLevel;
  readonly drawing: Drawing;
}

/** Ready maps offered for the meantime. */
const MOST_READY = 3;

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

  const label = t('wait.label', { level: name });
  return (
    <div className={styles['wait']}>
      <div className={styles['paper']}>
        {state?.kind === 'failed' ? (
          <Sheet state={state} label={label} />
        ) : (
          <div className={styles['desk']}>
            <Atelier state={state} />
          </div>
        )}
        {state?.kind === 'drawing' ? <DrawingBar percent={percentOf(state)} label={label} /> : null}
        <h1>{state?.kind === 'failed' ? t('failed') : t('wait.title', { level: name })}</h1>
        <output>{isAway ? t('away') : <Word state={state} />}</output>
        {state?.kind === 'failed' ? <p lang="en">{state.reason}</p> : null}
        <Ready />
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

/** Maps to stroll through meanwhile; the stroll keeps its place when one leaves for the map that was waited for. */
function Ready() {
  const { t } = useTranslation('drawing');
  const list = useManifest();
  const ready = list.kind === 'ready' ? list.manifest.levels : [];
  if (ready.length === 0) return null;
  return (
    <nav className={styles['ready']} aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('wait.meanwhile')}</h2>
      <ul>
        {ready.slice(0, MOST_READY).map((drawn) => (
          <li key={drawn.level}>
            <Link to={`/stroll/${String(drawn.level)}`}>
              <Thumbnail level={drawn} sizes="160px" />
              {CATALOGUE.find((one) => one.id === drawn.level)?.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
