/** Publishes what is on the bench for all players, after a question. */
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import { levelDefinitionSchema, type LevelDefinition } from '../../../../maps/definition';
import { Button } from '../../../../ui/Button';
import { Away } from '../../Away';
import { Confirm } from '../../Confirm';
import styles from './editor.module.css';
import { useSending } from './use-sending';

interface Props {
  /** Number of the level. */
  readonly level: number;
  /** Whether the bench shows what is published already. */
  readonly isSame: boolean;
  readonly isPlayable: boolean;
  /** Of what was published when the level was opened. */
  readonly revision: string;
  /** What is on the bench as a definition. */
  readonly definition: () => LevelDefinition;
  readonly onSent: () => void;
}

export function Publish({ level, isSame, isPlayable, revision, definition, onSent }: Props) {
  const { t } = useTranslation('studio');
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState(false);
  const { state, send, forget } = useSending(onSent);
  const isIdle = !isSame && isPlayable && state !== 'sending';
  const publish = (over: boolean) => {
    setAsked(false);
    // the same schema that every game reads it by
    const parsed = levelDefinitionSchema.safeParse(definition());
    setFault(!parsed.success);
    if (parsed.success) void send(parsed.data, revision, over);
  };
  return (
    <div className={styles['row']} data-publish={level}>
      <Button tone="primary" size="small" aria-disabled={!isIdle} onClick={() => setAsked(isIdle)}>
        {t(state === 'sending' ? 'live.sending' : 'live.publish')}
      </Button>
      <output>{isSame ? t('live.same') : isPlayable ? t('live.draft') : t('live.unfinished')}</output>
      <Confirm
        open={isAsked}
        title={t('live.askTitle')}
        text={t('live.askText')}
        action={t('live.action')}
        onCancel={() => setAsked(false)}
        onConfirm={() => publish(false)}
      />
      <Confirm
        open={state === 'elsewhere'}
        title={t('live.elsewhereTitle')}
        text={t('live.elsewhereText')}
        action={t('live.over')}
        onCancel={forget}
        onConfirm={() => publish(true)}
      />
      {fault ? <p role="alert">{t('live.refused')}</p> : null}
      {state === 'offline' || state === 'denied' ? <Away why={state} onRetry={() => publish(false)} /> : null}
    </div>
  );
}
