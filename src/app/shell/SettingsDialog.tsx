/** The settings dialog: sound, larger buttons, and the list of keyboard shortcuts. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineDialog } from '../../offline/OfflineDialog';
import { pageKeeper } from '../../offline/page';
import { usePlatform } from '../../platform/PlatformContext';
import { settings, useSettings } from '../../settings/settings';
import { playEffect, wakeSound } from '../../sound/use-sounds';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ReportButton } from './ReportButton';
import styles from './SettingsDialog.module.css';

interface SwitchProps {
  readonly label: string;
  readonly advice: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ label, advice, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-describedby={`${id}-advice`}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>
        <strong>{label}</strong>
        <small id={`${id}-advice`}>{advice}</small>
      </label>
    </div>
  );
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('interface');
  const { volume, muted, largeButtons } = useSettings();
  const { kind } = usePlatform();
  const [isOffline, setOffline] = useState(false);
  const [keeper] = useState(() => (kind === 'web' ? pageKeeper() : undefined));
  const tenths = Math.round(volume * 10);
  if (keeper && isOffline) return <OfflineDialog keeper={keeper} onClose={() => setOffline(false)} />;
  return (
    <Dialog open title={t('settings.title')} onClose={onClose}>
      <div className={styles['settings']}>
        <Switch
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
        <Switch
          label={t('settings.largeButtons')}
          advice={t('settings.largeButtonsAdvice')}
          on={largeButtons}
          onChange={(on) => settings.change({ largeButtons: on })}
        />
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
