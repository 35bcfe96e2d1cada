/** The drawing progress of one map as a sheet of paper: the guide cat at work while ink rises from below, then the blurred map. */
import { useTranslation } from '../i18n/use-translation';
import type { DrawingLevel } from '../maps/drawing';
import guideUrl from '../ui/art/guide.svg';
import { classes } from '../ui/classes';
import { DrawingBar } from './DrawingBar';
import { Ink } from './Ink';
import { percentOf } from './percent';
import styles from './Sheet.module.css';

interface Props {
  readonly state: DrawingLevel | undefined;
  /** Accessible name of the progress bar. */
  readonly label: string;
}

export function Sheet({ state, label }: Props) {
  const { t, language } = useTranslation('drawing');
  const isDrawing = state?.kind === 'drawing';
  const percent = isDrawing ? percentOf(state) : 0;
  const number = new Intl.NumberFormat(language).format(percent);
  return (
    <span className={classes(styles['sheet'], state?.kind === 'failed' && styles['torn'])}>
      {isDrawing && state.placeholder ? (
        <img className={styles['blur']} src={state.placeholder} alt="" />
      ) : isDrawing || state?.kind === 'waiting' ? (
        <img className={classes(styles['guide'], isDrawing && styles['busy'])} src={guideUrl} alt="" />
      ) : null}
      {isDrawing ? (
        <>
          <Ink percent={percent} />
          <DrawingBar percent={percent} label={label} />
          <b className={styles['percent']} aria-hidden="true">
            {t('share', { share: number })}
          </b>
        </>
      ) : null}
    </span>
  );
}
