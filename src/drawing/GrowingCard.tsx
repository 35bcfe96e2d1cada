/** The catalogue card of a level that is still being drawn. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { CatalogueLevel } from '../maps/catalogue';
import type { DrawingLevel } from '../maps/drawing';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { Stamp } from '../ui/Stamp';
import { Sheet } from './Sheet';
import styles from './GrowingCard.module.css';

interface Props {
  readonly level: CatalogueLevel;
  readonly state: DrawingLevel;
  /** Asks the server to draw this level next. */
  readonly onFirst: (level: number) => void;
}

export function GrowingCard({ level, state, onFirst }: Props) {
  const { t } = useTranslation('drawing');
  return (
    <li className={styles['card']} data-drawing={state.kind}>
      <Cover level={level} state={state} />
      <Stamp tone="ink" className={styles['number']}>
        <span aria-hidden="true">{level.id}</span>
      </Stamp>
      <div className={styles['below']}>
        {state.kind === 'waiting' ? <Waiting level={level} onFirst={onFirst} /> : null}
        {state.kind === 'drawing' ? <span>{t('drawing')}</span> : null}
        {state.kind === 'failed' ? (
          <details>
            <summary>{t('reason')}</summary>
            <p lang="en">{state.reason}</p>
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** Links to the game's page, which opens the game once the map is drawn; no link for a map that failed. */
function Cover({ level, state }: Pick<Props, 'level' | 'state'>) {
  const { t } = useTranslation('drawing');
  const { name } = level;
  const inside = (
    <>
      <Sheet state={state} label={t('wait.label', { level: name })} />
      <h3 className={styles['name']}>{name}</h3>
    </>
  );
  if (state.kind === 'failed')
    return (
      <div className={styles['cover']}>
        {inside}
        <p>{t('failedText')}</p>
      </div>
    );
  const label = t(state.kind === 'waiting' ? 'open' : 'follow', { level: name });
  return (
    <Link className={styles['cover']} to={`/game/${String(level.id)}`} title={label}>
      {inside}
    </Link>
  );
}

function Waiting({ level, onFirst }: Pick<Props, 'level' | 'onFirst'>) {
  const { t } = useTranslation('drawing');
  const [asked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    onFirst(level.id);
  };
  return (
    <>
      <span>{t(asked ? 'next' : 'waiting')}</span>
      <Button size="small" aria-label={t('open', { level: level.name })} disabled={asked} onClick={ask}>
        {t('first')}
      </Button>
    </>
  );
}
