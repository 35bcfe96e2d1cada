/** The end of a stroll: everybody is found; on to the next map, or once more. */
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { CATALOGUE } from '../../maps/catalogue';
import type { LevelData } from '../../maps/schema';
import { nextMap } from '../../progress/next-map';
import { useProgress } from '../../progress/use-progress';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { NextIcon } from '../../ui/icons/signs';
import styles from './Tray.module.css';

const BY_ORDER = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

function useNextStroll(level: number): number | undefined {
  const list = useManifest();
  const progress = useProgress();
  if (list.kind !== 'ready') return undefined;
  const sizes = BY_ORDER.flatMap(({ id }) => openLevel(list.manifest, id) ?? []);
  return nextMap(progress, sizes, level, 5);
}

interface Props {
  readonly level: LevelData;
  readonly onAgain: () => void;
}

export function Finish({ level, onAgain }: Props) {
  const { t } = useTranslation('stroll');
  const next = useNextStroll(level.level);
  const ground = useRef<HTMLDivElement>(null);
  // on a phone the end stands at the strip's beginning, out of view where the last clue was
  useEffect(() => {
    // newer browsers answer with a promise, which is no clean-up
    ground.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <div ref={ground} className={styles['finish']} data-stroll-finish="">
      <p>{t('all', { level: level.name })}</p>
      <div className={styles['ways']}>
        {next === undefined ? null : (
          <ButtonLink to={`/stroll/${String(next)}`} tone="primary" size="small" icon={<NextIcon />}>
            {t('next')}
          </ButtonLink>
        )}
        <Button size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
