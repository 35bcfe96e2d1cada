/** Opens the owner's tools to who is signed in, on a device that keeps its records to itself; elsewhere it is not there. */
import { useTranslation } from '../../i18n/use-translation';
import { useAccounts, useAccountState } from '../../accounts/AccountsContext';
import { withRecords } from '../services/RecordsRoot';
import { SettingsSwitch } from './SettingsSwitch';

export function OwnerToolsSwitch() {
  const { t } = useTranslation('interface');
  const { openTools } = useAccounts();
  const state = useAccountState();
  if (!openTools || state.kind !== 'user') return null;
  return (
    <SettingsSwitch
      label={t('settings.owner')}
      advice={t('settings.ownerAdvice')}
      on={state.account.isAdmin}
      onChange={openTools}
    />
  );
}

/** Inside the records, which the header is outside of. */
export const OwnerSwitch = withRecords(OwnerToolsSwitch);
