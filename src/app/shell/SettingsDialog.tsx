/** The settings dialog: sound, larger buttons, the owner's tools, and the list of keyboard shortcuts. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { OfflineDialog } from '../../offline/OfflineDialog';
import { pageKeeper } from '../../offline/page';
import { usePlatform } from '../../platform/PlatformContext';
import { settings, useSettings } from '../../settings/settings';
import { playEffect, wakeSound } from '../../sound/use-sounds';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { lateCode } from '../../ui/late';
import { absent, LatePart } from './LatePart';
import { ReportButton } from './ReportButton';
import { SettingsSwitch } from './SettingsSwitch';
import styles from './SettingsDialog.module.css';

const OWNER = lateCode(async () => (await import('./OwnerSwitch')).OwnerSwitch);

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('interface');
  const { volume, muted, ambience, largeButtons, alwaysLight } = useSettings();
  const { kind, kiosk } = usePlatform();
  const [isOffline, setOffline] = useState(false);
  const [keeper] = useState(() => (kind === 'web' ? pageKeeper() : undefined));
  const tenths = Math.round(volume * 10);
  if (keeper && isOffline) return <OfflineDialog keeper={keeper} onClose={() => setOffline(false)} />;
  return (
    <Dialog open title={t('settings.title')} onClose={onClose}>
      <div className={styles['settings']}>
        <SettingsSwitch
          label={t('settings.sound')}
          advice={t('settings.soundAdvice')}
          on={!muted}
          onChange={(on) => {
            settings.change({ muted: !on });
            wakeSound();
            if (on) playEffect('right');
          }}
        />
        <label className={styles['volume']}>
          <span>{t('settings.volume')}</span>
          <input
            type="range"
            min={0}
            max={10}
            value={tenths}
            disabled={muted}
            aria-valuetext={`${String(tenths * 10)} %`}
            onChange={({ target }) => {
              settings.change({ volume: Number(target.value) / 10 });
              wakeSound();
              playEffect('place');
            }}
          />
        </label>
        <SettingsSwitch
          label={t('settings.ambience')}
          advice={t('settings.ambienceAdvice')}
          on={ambience}
          onChange={(on) => settings.change({ ambience: on })}
        />
        <SettingsSwitch
          label={t('settings.largeButtons')}
          advice={t('settings.largeButtonsAdvice')}
          on={largeButtons}
          onChange={(on) => settings.change({ largeButtons: on })}
        />
        <SettingsSwitch
          label={t('settings.light')}
          advice={t('settings.lightAdvice')}
          on={alwaysLight}
          onChange={(on) => settings.change({ alwaysLight: on })}
        />
        {kiosk ? null : <LatePart code={OWNER} props={{}} renderUnloaded={absent} />}
        {keeper ? <Button onClick={() => setOffline(true)}>{t('offline.open')}</Button> : null}
        <details className={styles['keys']}>
          <summary>{t('settings.keys')}</summary>
          <p>{t('settings.keysText')}</p>
          <p>{t('settings.padText')}</p>
        </details>
        <ReportButton />
        <Button tone="primary" onClick={onClose}>
          {t('app.close')}
        </Button>
      </div>
    </Dialog>
  );
}
