/** The verdict as icon and text beside the pointer, opened away from a near edge (SPEC section 2). */
import type { CSSProperties } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { AcceptPicture, RejectPicture } from '../ui/icons/verdicts';
import { sideFor } from '../viewer/flip';
import type { CssSize, ViewPoint } from '../viewer/space';
import styles from './VerdictPopup.module.css';

interface Props {
  readonly verdict: 'wrong' | 'right';
  /** What is said of this answer; the plain verdict when left out. */
  readonly line?: string | undefined;
  readonly at: ViewPoint;
  readonly view: CssSize;
}

export function VerdictPopup({ verdict, line, at, view }: Props) {
  const { t } = useTranslation('play');
  const { horizontal, vertical } = sideFor(at, view);
  const place: CSSProperties & { readonly '--tap': string } = {
    left: at.x,
    top: at.y,
    '--tap': `${at.x}px`,
  };
  return (
    <div
      className={styles['popup']}
      data-verdict-popup={verdict}
      data-horizontal={horizontal}
      data-vertical={vertical}
      style={place}
    >
      <div className={styles['card']}>
        {verdict === 'right' ? <AcceptPicture /> : <RejectPicture />}
        <span>{line ?? t(`verdict.${verdict}`)}</span>
      </div>
    </div>
  );
}
