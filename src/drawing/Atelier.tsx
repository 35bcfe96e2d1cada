/** Stands where a map's picture will be: the painter cat at work on a sheet whose colours follow the drawing. Decorative. */
import { useTranslation } from '../i18n/use-translation';
import type { DrawingLevel } from '../maps/drawing';
import painterUrl from '../ui/art/painter.svg';
import sketchUrl from '../ui/art/sketch.svg';
import styles from './Atelier.module.css';
import { percentOf } from './percent';

interface Props {
  /** Of the map whose picture it stands for; undefined where nobody is drawing it yet. */
  readonly state: DrawingLevel | undefined;
}

export function Atelier({ state }: Props) {
  const { t, language } = useTranslation('drawing');
  const isDrawing = state?.kind === 'drawing';
  const percent = isDrawing ? percentOf(state) : 0;
  return (
    <span className={styles['atelier']} data-atelier={percent} aria-hidden="true">
      <img className={styles['pencil']} src={sketchUrl} alt="" />
      {isDrawing && state.placeholder ? (
        <img src={state.placeholder} alt="" />
      ) : (
        <img src={sketchUrl} alt="" style={{ clipPath: `inset(0 ${String(100 - percent)}% 0 0)` }} />
      )}
      <img
        className={styles['painter']}
        src={painterUrl}
        alt=""
        style={{ left: `clamp(34%, ${String(percent)}%, 60%)` }}
      />
      {isDrawing ? (
        <b className={styles['percent']}>
          {t('share', { share: new Intl.NumberFormat(language).format(percent) })}
        </b>
      ) : null}
    </span>
  );
}
