/** Opens the settings; the dialog's code is fetched only then. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../../ui/IconButton';
import { SettingsIcon } from '../../ui/icons/ways';
import { lateCode } from '../../ui/late';
import { LatePart } from './LatePart';
import { PartUnloaded } from './PartUnloaded';

export const SETTINGS = lateCode(async () => (await import('./SettingsDialog')).SettingsDialog);

export function SettingsButton() {
  const { t } = useTranslation('interface');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={t('settings.title')}
        icon={<SettingsIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <LatePart
          code={SETTINGS}
          props={{ onClose: close }}
          renderUnloaded={({ again }) => <PartUnloaded again={again} onClose={close} />}
        />
      ) : null}
    </>
  );
}
