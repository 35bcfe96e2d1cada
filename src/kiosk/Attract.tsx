/** The attract screen of a booth between visits: one map after another with its board of the week, and how to begin. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { MODE_NAMES } from '../game/modes';
import type { Language } from '../i18n/language';
import { findLevel } from '../maps/catalogue';
import { useManifest } from '../levels/ManifestContext';
import { useOfferedModes } from '../levels/use-offered-modes';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { AttractBoard } from './AttractBoard';
import { AttractToday } from './AttractToday';
import { Flag } from './Flag';
import { readJournal } from './journal';
import { bestToday, type Best } from './today';
import { AttractMap } from './AttractMap';
import { rushStore } from '../booth/rush-rows';
import type { KioskSettings } from '../booth/settings';
import type { Shelves } from '../records/shelves';
import { boardModeAt } from './shows';
import styles from './Attract.module.css';

/** What a touch begins: the quick game at once, or the choice among all of them. */
export type Game = 'rush' | 'whole';

interface Props {
  readonly settings: KioskSettings;
  readonly shelves: Shelves;
  readonly onStart: (language: Language, game: Game) => void;
}

/** The day's best on this booth, read again with each show. */
function useToday(shelves: Shelves, show: number): readonly Best[] {
  const [read, setRead] = useState<{ readonly show: number; readonly best: readonly Best[] }>();
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const lines = await readJournal(shelves);
      if (wanted) setRead({ show, best: bestToday(rushStore.get(), lines, Date.now()) });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [shelves, show]);
  // while it is read again, what stood there stays
  return read?.best ?? [];
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

export function Attract({ settings, shelves, onStart }: Props) {
  const { t } = useTranslation('kiosk');
  const { t: common } = useTranslation('interface');
  const state = useManifest();
  const offered = useOfferedModes();
  const show = useShow(settings.attractSeconds);
  const levels = state.kind === 'ready' ? state.manifest.levels : [];
  const level = levels[show % Math.max(1, levels.length)];
  const modes = level ? offered(level) : [];
  const mode = boardModeAt(show, levels.length, modes);
  const today = useToday(shelves, show);
  // every other show is of the week's board
  const isToday = today.length > 0 && show % 2 === 0;
  const name = level && findLevel(String(level.level))?.name;

  return (
    <main className={styles['attract']}>
      {level ? <AttractMap key={show} level={level} turn={show} /> : null}
      <div className={styles['sheet']}>
        <h1 className={styles['title']}>{common('app.name')}</h1>
        {state.kind === 'loading' ? <Spinner label={common('app.loading')} /> : null}
        {state.kind === 'failed' ? (
          <>
            <p>{t('attract.failed')}</p>
            <Button onClick={state.retry}>{common('app.retry')}</Button>
          </>
        ) : null}
        {isToday ? <AttractToday best={today} /> : null}
        {level && mode && !isToday ? (
          <AttractBoard
            level={level.level}
            mode={mode}
            title={`${name ?? ''} · ${common(`modes.${MODE_NAMES[mode]}.name`)}`}
          />
        ) : null}
        <p className={styles['call']}>{t('attract.call', { seconds: settings.rushSeconds })}</p>
        {settings.prize ? <p>{settings.prize[settings.languages[0] ?? 'fr']}</p> : null}
        <div className={styles['flags']}>
          {settings.languages.map((language) => (
            <button
              key={language}
              type="button"
              className={styles['turn']}
              lang={language}
              onClick={() => onStart(language, 'rush')}
            >
              <Flag language={language} />
              {t(`attract.turn.${language}`)}
            </button>
          ))}
        </div>
        <p>{t('attract.whole')}</p>
        <div className={styles['languages']}>
          {settings.languages.map((language) => (
            <Button key={language} lang={language} onClick={() => onStart(language, 'whole')}>
              {t(`attract.play.${language}`)}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
}
