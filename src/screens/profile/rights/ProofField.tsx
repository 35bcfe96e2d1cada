/** Asks for the password that proves whose account it is; who has none is told that a popup will ask. */
import { useTranslation } from '../../../i18n/use-translation';
import type { Account, AccountProblem } from '../../../accounts/port';
import { Field } from '../../../ui/Field';

interface Props {
  readonly account: Pick<Account, 'byPopup'>;
  readonly of: 'address' | 'close';
  readonly value: string;
  readonly problem: AccountProblem | undefined;
  readonly onType: (password: string) => void;
}

export function ProofField({ account, of, value, problem, onType }: Props) {
  const { t } = useTranslation('accounts');
  if (account.byPopup) return <p>{t(`rights.${of}.popup`)}</p>;
  return (
    <Field
      label={t(`rights.${of}.password`)}
      type="password"
      value={value}
      required
      autoComplete="current-password"
      error={problem === 'wrongPassword' ? t('problem.wrongPassword') : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
