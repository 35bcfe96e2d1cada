/** A map being drawn: how it looks by now, the step it is at, and the way out. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { STEPS, type Step } from '../../endless/protocol';
import { Button } from '../../ui/Button';
import { BlobPicture } from './BlobPicture';
import styles from './Endless.module.css';

interface Props {
  readonly name: string;
  readonly step: Step;
  /** 0 to 1. */
  readonly share: number;
  readonly sketch: Blob | undefined;
  readonly isSlow: boolean;
  readonly onStop: () => void;
  /** Takes the same map as it was drawn ahead; absent where it was not. */
  readonly onTake: (() => void) | undefined;
  /** The way to another map, for whoever has waited long. */
  readonly elsewhere: ReactNode;
}

export function Drawing({ name, step, share, sketch, isSlow, onStop, onTake, elsewhere }: Props) {
  const { t } = useTranslation('endless');
  const percent = Math.round(share * 100);
  return (
    <section className={styles['sheet']} data-endless="drawing" data-step={step}>
      <h1>{t('drawing.title', { name })}</h1>
      <div className={styles['easel']}>
        {sketch ? <BlobPicture picture={sketch} alt={t('drawing.sketch')} /> : null}
      </div>
      <progress className={styles['progress']} max={100} value={percent} aria-label={t('drawing.progress')} />
      <ol className={styles['steps']}>
        {STEPS.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            data-done={index < STEPS.indexOf(step)}
          >
            {t(`drawing.steps.${each}`)}
          </li>
        ))}
      </ol>
      <output className={styles['told']}>{isSlow ? t('drawing.slow') : null}</output>
      <div className={styles['ways']}>
        {onTake ? (
          <Button tone="primary" onClick={onTake}>
            {t('ready.take')}
          </Button>
        ) : (
          elsewhere
        )}
        <Button onClick={onStop}>{t('drawing.stop')}</Button>
      </div>
    </section>
  );
}
