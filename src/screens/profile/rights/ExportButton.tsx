/** Saves everything that is kept of an account as a file. */
import { useTranslation } from '../../../i18n/use-translation';
import { useAccounts } from '../../../accounts/AccountsContext';
import { useAccountForm } from '../../../accounts/dialogs/use-account-form';
import type { Account } from '../../../accounts/port';
import { download } from '../../../platform/download';
import { Button } from '../../../ui/Button';
import { FormNotice } from '../../../ui/Form';

interface Props {
  readonly account: Pick<Account, 'userId'>;
  /** Called once the file is saved. */
  readonly onDone: () => void;
}

export function ExportButton({ account, onDone }: Props) {
  const { t } = useTranslation('accounts');
  const { rights } = useAccounts();
  const { sending, problem, message, send } = useAccountForm();
  const save = async () => {
    const isSaved = await send(undefined, async () => {
      const answer = await rights.exportAll();
      if (answer.kind === 'ok') download(`worldmaps-${account.userId}.json`, answer.text, 'application/json');
      return answer;
    });
    if (isSaved) onDone();
  };
  return (
    <>
      <Button size="small" aria-disabled={sending} onClick={() => void save()}>
        {t(sending ? 'rights.export.sending' : 'rights.export.open')}
      </Button>
      <FormNotice>{message ?? (problem ? t(`problem.${problem}`) : null)}</FormNotice>
    </>
  );
}
