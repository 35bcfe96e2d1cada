/** Opens the settings; the dialog's code is fetched only then. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton';
import { SettingsIcon } from '../../ui/icons/ways';

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog')).SettingsDialog }));

export function SettingsButton() {
  const { t } = useTranslation('interface');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('settings.title')}
        icon={<SettingsIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
