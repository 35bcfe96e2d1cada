/** Shows the player's name and lets the player change it (SPEC sections 2 and 5). */
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useAccounts } from '../../accounts/AccountsContext';
import { useAccountForm } from '../../accounts/dialogs/use-account-form';
import { nameProblem } from '../../accounts/rules';
import { tidyName } from '../../records/names';
import { NameField } from '../../results/NameField';
import { Button } from '../../ui/Button';
import { Form, FormActions } from '../../ui/Form';
import { useFocusMoved } from '../../ui/use-focus-moved';
import styles from './NameForm.module.css';

export function NameForm({ name }: { readonly name: string }) {
  const { t } = useTranslation('accounts');
  const accounts = useAccounts();
  const [typed, setTyped] = useState<string>();
  const [renamed, setRenamed] = useState(false);
  const { sending, problem, message, send, change } = useAccountForm();
  const box = useRef<HTMLDivElement>(null);
  const moved = useFocusMoved(box, typed === undefined ? 'name' : 'form');

  const stop = () => {
    moved();
    setTyped(undefined);
    change();
  };

  const save = async (asked: string) => {
    if (tidyName(asked) === name) {
      stop();
      return;
    }
    if (!(await send(nameProblem(asked), () => accounts.rename(asked)))) return;
    moved();
    setRenamed(true);
    setTyped(undefined);
  };

  if (typed === undefined)
    return (
      <div ref={box} className={styles['shown']}>
        <strong className={styles['name']} data-profile-name>
          {name}
        </strong>
        <Button
          size="small"
          onClick={() => {
            moved();
            setRenamed(false);
            setTyped(name);
          }}
        >
          {t('profile.edit')}
        </Button>
        <output className={styles['said']}>{renamed ? t('profile.renamed', { name }) : null}</output>
      </div>
    );
  return (
    <div ref={box} className={styles['changed']}>
      <Form tight onSend={() => save(typed)}>
        <NameField
          label={t('profile.name')}
          name={typed}
          error={problem ? t(`problem.${problem}`) : message}
          onType={(now) => {
            setTyped(now);
            change();
          }}
        />
        <FormActions>
          <Button type="submit" tone="primary" size="small" aria-disabled={sending}>
            {t(sending ? 'profile.saving' : 'profile.save')}
          </Button>
          <Button tone="quiet" size="small" onClick={stop}>
            {t('profile.cancel')}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
