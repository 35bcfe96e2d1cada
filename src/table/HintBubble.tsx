/** The hint's text in a bubble at the hint button, opened away from a near edge (SPEC section 2). */
import { useTranslation } from '../i18n/use-translation';
import type { HintStep } from '../game/session';
import { HintIcon } from '../ui/icons/tools';
import { CloseIcon } from '../ui/icons/signs';
import { IconButton } from '../ui/IconButton';
import type { CssSize, ViewPoint } from '../viewer/space';
import { placeBubble, type RegionSpan } from './bubble-place';
import styles from './HintBubble.module.css';

interface Props {
  readonly text: string;
  readonly step: HintStep;
  /** Seconds that the region would add; 0 where it is free. */
  readonly cost: number;
  /** Centre of the hint button in CSS px from the stage's left top corner. */
  readonly at: ViewPoint;
  readonly view: CssSize;
  /** What the hint's region covered of the view when it was shown. */
  readonly region: RegionSpan | undefined;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** The player's font size over the usual one. */
function textScale(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}

export function HintBubble({ text, step, cost, at, view, region, onMore, onClose }: Props) {
  const { t } = useTranslation('play');
  const { edge, left, width } = placeBubble(at, view, region, textScale());
  return (
    <section
      className={styles['bubble']}
      aria-label={t('hint.title')}
      data-hint-bubble={step}
      data-edge={edge}
      style={{ left, width }}
    >
      <output>
        <p className={styles['text']}>{text}</p>
        {step === 2 ? <p className={styles['aside']}>{t('hint.shown')}</p> : null}
      </output>
      {step === 1 ? (
        <button type="button" className={styles['more']} onClick={onMore}>
          <HintIcon />
          {cost > 0 ? t('hint.moreCost', { seconds: cost }) : t('hint.more')}
        </button>
      ) : null}
      <IconButton
        look="bare"
        label={t('hint.close')}
        icon={<CloseIcon />}
        className={styles['close']}
        onClick={onClose}
      />
    </section>
  );
}
