/** In a list of maps, what stands in the place of a map's picture and count while it is being drawn. */
import { useTranslation } from '../i18n/use-translation';
import type { DrawingLevel } from '../maps/drawing';
import { classes } from '../ui/classes';
import styles from './Growth.module.css';
import { Ink } from './Ink';
import { percentOf } from './percent';

interface Props {
  /** Undefined until the server's first answer. */
  readonly state: DrawingLevel | undefined;
  /** Whether it was asked for before its turn. */
  readonly isAsked: boolean;
}

export function Growth({ state, isAsked }: Props) {
  const { t, language } = useTranslation('drawing');
  const isDrawing = state?.kind === 'drawing';
  const percent = isDrawing ? percentOf(state) : 0;
  const said = () => {
    if (!state) return null;
    if (state.kind === 'failed') return t('failed');
    if (state.kind === 'waiting') return t(isAsked ? 'next' : 'waiting');
    return `${t('drawing')} ${t('share', { share: new Intl.NumberFormat(language).format(percent) })}`;
  };
  return (
    <>
      <i className={classes(styles['sheet'], isDrawing && styles['busy'])} aria-hidden="true">
        {isDrawing && state.placeholder ? <img src={state.placeholder} alt="" /> : null}
        <Ink percent={percent} />
      </i>
      <small data-growth={state?.kind}>{said()}</small>
    </>
  );
}
