/** The words of a hint, in a bubble at the hint button, opened away from a near edge (SPEC section 2). */
import { useTranslation } from 'react-i18next';
import type { HintStep } from '../../game/session';
import { HintIcon } from '../../ui/icons/tools';
import { CloseIcon } from '../../ui/icons/ways';
import { IconButton } from '../../ui/IconButton';
import { sideFor } from '../../viewer/flip';
import type { Point, Size } from '../../viewer/viewport';
import styles from './HintBubble.module.css';

interface Props {
  readonly text: string;
  readonly step: HintStep;
  /** The middle of the hint button in CSS pixels from the stage's corner; the bubble stays inside the stage. */
  readonly at: Point;
  readonly view: Size;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

export function HintBubble({ text, step, at, view, onMore, onClose }: Props) {
  const { t } = useTranslation('play');
  const { horizontal, vertical } = sideFor(at, view);
  const inside = { x: Math.min(Math.max(at.x, 0), view.width), y: Math.min(Math.max(at.y, 0), view.height) };
  return (
    <div
      className={styles['anchor']}
      data-horizontal={horizontal}
      data-vertical={vertical}
      style={{ left: inside.x, top: inside.y }}
    >
      <section className={styles['bubble']} aria-label={t('hint.title')} data-hint-bubble={step}>
        <output>
          <p className={styles['text']}>{text}</p>
          {step === 2 ? <p className={styles['aside']}>{t('hint.shown')}</p> : null}
        </output>
        {step === 1 ? (
          <button type="button" className={styles['more']} onClick={onMore}>
            <HintIcon />
            {t('hint.more')}
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
    </div>
  );
}
