/** Loads the result form's code late, and keeps the result with a retry button when the network is down. */
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Result } from '../../game/recap';
import type { Earned } from '../../records/forms';
import type { RunRecord } from '../../runs/record';
import { Spinner } from '../../ui/Spinner';
import styles from '../../results/forms.module.css';
import { Unfetched } from './Unfetched';

export interface ResultFormProps {
  readonly result: Result;
  /** The result's id, and when it was earned. */
  readonly earned?: Earned;
  /** Its page was loaded again: it may have been kept with a name by then. */
  readonly isAgain?: boolean;
  /** The record of the run at its end. */
  readonly recordOf?: (() => RunRecord | undefined) | undefined;
}

/** Loads the form's code; rejects when it cannot be fetched. */
export type FormLoader = () => Promise<ComponentType<ResultFormProps>>;

type Code =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly Form: ComponentType<ResultFormProps> };

const LOADING: Code = { kind: 'loading' };

export function LateForm({ load, ...props }: ResultFormProps & { readonly load: FormLoader }) {
  const { t } = useTranslation(['play', 'interface']);
  const [code, setCode] = useState<Code>(LOADING);

  useEffect(() => {
    if (code.kind !== 'loading') return undefined;
    let wanted = true;
    const tell = (next: Code) => {
      if (wanted) setCode(next);
    };
    load().then(
      (Form) => tell({ kind: 'ready', Form }),
      () => tell({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [code, load]);

  const waiting = (
    <div className={styles['waiting']}>
      <Spinner size="small" label={t('result.formLoading')} />
    </div>
  );
  if (code.kind === 'loading') return waiting;
  if (code.kind === 'failed') return <Unfetched what="result.formFailed" again={() => setCode(LOADING)} />;
  return (
    // its words may come after its code: without a boundary here the whole game would give way to a spinner
    <Suspense fallback={waiting}>
      <code.Form {...props} />
    </Suspense>
  );
}
