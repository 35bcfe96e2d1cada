/** Tells that a part of the result could not be fetched, and fetches it again: the result itself is still there. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/Form';
import { useReplaced } from '../../ui/use-replaced';
import styles from '../../results/forms.module.css';

interface Props {
  /** Names what is missing. */
  readonly what: 'result.formFailed' | 'result.failed';
  readonly again: () => void;
}

/** A page that is loaded again has the result: nothing is lost by a new version. */
export function Unfetched({ what, again }: Props) {
  const { t } = useTranslation(['play', 'interface']);
  const replaced = useReplaced();
  return (
    <div className={styles['panel']} role="alert">
      <p>{t(replaced ? 'result.formReplaced' : what)}</p>
      <FormActions atEnd>
        <Button tone="primary" onClick={replaced ? () => window.location.reload() : again}>
          {t(replaced ? 'interface:unloaded.reload' : 'interface:app.retry')}
        </Button>
      </FormActions>
    </div>
  );
}
