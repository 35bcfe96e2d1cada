/** Answers a tap on the guide cat: its stamp lands on the map and in the stamp book, once a map. */
import { useEffect, useRef, useState } from 'react';
import { isOnCat } from '../game/cat';
import { useTranslation } from '../i18n/use-translation';
import { useManifest } from '../levels/ManifestContext';
import { useCat } from '../levels/use-cat';
import { CATALOGUE } from '../maps/catalogue';
import { silhouetteOf } from '../maps/silhouette';
import { usePlatform } from '../platform/PlatformContext';
import { catsOf, withCat } from '../progress/cats';
import { levelOf } from '../progress/progress';
import { progressStore } from '../progress/store';
import { useProgress } from '../progress/use-progress';
import { playEffect } from '../sound/use-sounds';
import { Stamp } from '../ui/Stamp';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { sideFor } from '../viewer/flip';
import type { CssSize, ViewPoint } from '../viewer/space';
import { askCat } from './cat-tap';
import styles from './GuideCat.module.css';

export interface GuideCatProps {
  readonly level: number;
  readonly view: CssSize;
}

interface Met {
  readonly at: ViewPoint;
  readonly isFirst: boolean;
  /** Tells one meeting from the next. */
  readonly number: number;
}

export function GuideCat({ level, view }: GuideCatProps) {
  const { t } = useTranslation('stamps');
  const { kiosk } = usePlatform();
  const list = useManifest();
  const cat = useCat(level);
  const progress = useProgress();
  const [met, setMet] = useState<Met>();
  const wasMet = useRef(false);
  // nothing is kept at a booth, whose next visitor is somebody else
  const isKept = kiosk === undefined && level !== 0;

  useEffect(() => {
    if (!cat) return undefined;
    askCat((mark, at, sought) => {
      if (!isOnCat(mark, cat, sought)) return false;
      const isFirst = isKept ? levelOf(progressStore.get(), level).cat === undefined : !wasMet.current;
      wasMet.current = true;
      if (isFirst) playEffect('place');
      if (isKept) progressStore.change((before) => withCat(before, level, Date.now()));
      setMet((last) => ({ at, isFirst, number: (last?.number ?? 0) + 1 }));
      return true;
    });
    return () => askCat(undefined);
  }, [cat, isKept, level]);

  const shape = cat && silhouetteOf(cat);
  const levels = list.kind === 'ready' ? list.manifest.levels : [];
  const coming = list.kind === 'ready' && list.drawing ? CATALOGUE.length - levels.length : 0;
  const { found, total } = catsOf(progress, levels, coming);
  const side = met && sideFor(met.at, view);
  const line = met?.isFirst ? t('cat.found') : t('cat.again');
  const count = met?.isFirst ? (isKept ? t('cat.stamped', { found, total }) : t('cat.spotted')) : '';
  return (
    <>
      {met && side ? (
        <div
          key={met.number}
          className={styles['note']}
          data-cat-met={met.isFirst ? 'first' : 'again'}
          data-horizontal={side.horizontal}
          data-vertical={side.vertical}
          style={{ left: met.at.x, top: met.at.y }}
          aria-hidden="true"
        >
          <div className={styles['card']}>
            {shape ? (
              <Stamp tone="vermilion" className={styles['stamp']}>
                <svg viewBox={`0 0 ${String(shape.width)} ${String(shape.height)}`}>
                  <path d={shape.path} />
                </svg>
              </Stamp>
            ) : null}
            <strong>{line}</strong>
            {count === '' ? null : <span>{count}</span>}
          </div>
        </div>
      ) : null}
      <VisuallyHidden>
        <output aria-live="polite">{met ? <span key={met.number}>{`${line} ${count}`}</span> : ''}</output>
      </VisuallyHidden>
    </>
  );
}
