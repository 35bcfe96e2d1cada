/** The dialog that downloads maps for offline play and shows which ones are on the device and their size. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { findLevel } from '../maps/catalogue';
import { useManifest } from '../levels/ManifestContext';
import type { ManifestLevel } from '../maps/manifest';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { Keeper, KeepResult } from './keep';
import styles from './OfflineDialog.module.css';

/** State of a level: on the device, not on it, or downloading (a share from 0 to 1). */
type State = 'kept' | 'not' | number;

interface Props {
  readonly keeper: Keeper;
  readonly onClose: () => void;
}

/** States of the levels and how to change them; levels download one after the other. */
function useKept(keeper: Keeper, levels: readonly ManifestLevel[], isWhole: boolean) {
  const [states, setStates] = useState<ReadonlyMap<number, State>>(new Map());
  const [problem, setProblem] = useState<Exclude<KeepResult, 'kept' | 'stopped'>>();
  const stop = useRef<AbortController>(undefined);
  const set = useCallback(
    (level: number, state: State) => setStates((before) => new Map(before).set(level, state)),
    [],
  );

  useEffect(() => {
    let wanted = true;
    const look = async () => {
      // an incomplete manifest cannot tell which files are no longer needed
      if (isWhole) await keeper.tidy(levels);
      for (const entry of levels) {
        const kept = await keeper.isKept(entry);
        // a download that began meanwhile knows better than this look
        if (wanted)
          setStates((before) =>
            before.has(entry.level) ? before : new Map(before).set(entry.level, kept ? 'kept' : 'not'),
          );
      }
    };
    void look();
    return () => {
      wanted = false;
      stop.current?.abort();
    };
  }, [keeper, levels, isWhole]);

  const keep = async (entries: readonly ManifestLevel[]) => {
    const controller = new AbortController();
    stop.current = controller;
    setProblem(undefined);
    // persistent storage is not evicted when the disk runs low
    void navigator.storage?.persist?.();
    for (const entry of entries) {
      const result = await keeper.keep(entry, (share) => set(entry.level, share), controller.signal);
      set(entry.level, result === 'kept' ? 'kept' : 'not');
      if (result === 'stopped') return;
      if (result !== 'kept') return setProblem(result);
    }
  };
  const forget = async (entry: ManifestLevel) => {
    await keeper.forget(entry);
    set(entry.level, 'not');
  };
  return { states, problem, keep, forget, stop: () => stop.current?.abort() };
}

const NONE: readonly ManifestLevel[] = [];

export function OfflineDialog({ keeper, onClose }: Props) {
  const { t, language } = useTranslation('interface');
  const manifest = useManifest();
  const levels = manifest.kind === 'ready' ? manifest.manifest.levels : NONE;
  const { states, problem, keep, forget, stop } = useKept(
    keeper,
    levels,
    manifest.kind === 'ready' && !manifest.drawing,
  );
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const size = (bytes: number) => t('offline.size', { size: number.format(bytes / 1e6) });
  const missing = levels.filter(({ level }) => states.get(level) !== 'kept');
  const isBusy = [...states.values()].some((state) => typeof state === 'number');
  const weight = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Dialog open title={t('offline.title')} onClose={onClose}>
      <p>{t('offline.text')}</p>
      <output className={styles['problem']}>{problem ? t(`offline.${problem}`) : null}</output>
      <div className={styles['all']}>
        {isBusy ? (
          <Button onClick={stop}>{t('offline.stop')}</Button>
        ) : (
          <Button tone="primary" disabled={missing.length === 0} onClick={() => void keep(missing)}>
            {missing.length === 0 ? t('offline.allKept') : t('offline.keepAll', { size: size(weight) })}
          </Button>
        )}
      </div>
      <ul className={styles['levels']}>
        {levels.map((entry) => {
          const state = states.get(entry.level);
          const name = findLevel(String(entry.level))?.name ?? '';
          return (
            <li key={entry.level}>
              <span className={styles['name']}>{name}</span>
              {typeof state === 'number' ? (
                <progress value={state} aria-label={t('offline.fetching', { level: name })} />
              ) : (
                <span>{size(entry.bytes)}</span>
              )}
              {state === 'kept' ? (
                <Button
                  size="small"
                  aria-label={t('offline.forgetLevel', { level: name })}
                  onClick={() => void forget(entry)}
                >
                  {t('offline.forget')}
                </Button>
              ) : (
                <Button
                  size="small"
                  disabled={isBusy || state === undefined}
                  aria-label={t('offline.keepLevel', { level: name })}
                  onClick={() => void keep([entry])}
                >
                  {t('offline.keep')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={onClose}>{t('app.close')}</Button>
    </Dialog>
  );
}
