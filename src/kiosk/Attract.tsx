/** The attract screen of a booth between visits: one map after another with its board of the week, and how to begin. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { MODE_NAMES } from '../game/modes';
import type { Language } from '../i18n/language';
import { findLevel } from '../maps/catalogue';
import { useManifest } from '../levels/ManifestContext';
import { useOfferedModes } from '../levels/use-offered-modes';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { AttractBoard } from './AttractBoard';
import { AttractMap } from './AttractMap';
import type { KioskSettings } from '../booth/settings';
import { boardModeAt } from './shows';
import styles from './Attract.module.css';

interface Props {
  readonly settings: KioskSettings;
  readonly onStart: (language: Language) => void;
}

/** Number of the current show; it grows by one every `seconds` seconds. */
function useShow(seconds: number): number {
  const [show, setShow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShow((current) => current + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return show;
}

export function Attract({ settings, onStart }: Props) {
  const { t } = useTranslation('kiosk');
  const { t: common } = useTranslation('interface');
  const state = useManifest();
  const offered = useOfferedModes();
  const show = useShow(settings.attractSeconds);
  const levels = state.kind === 'ready' ? state.manifest.levels : [];
  const level = levels[show % Math.max(1, levels.length)];
  const modes = level ? offered(level) : [];
  const mode = boardModeAt(show, levels.length, modes);
  const name = level && findLevel(String(level.level))?.name;

  return (
    <main className={styles['attract']}>
      {level ? <AttractMap key={show} level={level} /> : null}
      <div className={styles['sheet']}>
        <h1 className={styles['title']}>{common('app.name')}</h1>
        {state.kind === 'loading' ? <Spinner label={common('app.loading')} /> : null}
        {state.kind === 'failed' ? (
          <>
            <p>{t('attract.failed')}</p>
            <Button onClick={state.retry}>{common('app.retry')}</Button>
          </>
        ) : null}
        {level && mode ? (
          <AttractBoard
            level={level.level}
            mode={mode}
            title={`${name ?? ''} · ${common(`modes.${MODE_NAMES[mode]}.name`)}`}
          />
        ) : null}
        <p className={styles['call']}>{t('attract.call')}</p>
        <div className={styles['languages']}>
          {settings.languages.map((language) => (
            <Button
              key={language}
              tone="primary"
              size="large"
              lang={language}
              onClick={() => onStart(language)}
            >
              {t(`attract.play.${language}`)}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
}
