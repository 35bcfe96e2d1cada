/** The clock of a quick game, in whole seconds; it runs with the stroll's own time, which rests while the page is hidden. */
import { useEffect, useEffectEvent, useState } from 'react';
import { rushLeft } from '../../game/rush';
import type { Stroll } from '../../game/stroll';
import { useTranslation } from '../../i18n/use-translation';
import { pageClock } from '../../table/use-run';
import { classes } from '../../ui/classes';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Rush.module.css';

/** Milliseconds between two looks at the clock. */
const LOOK = 200;
/** Seconds that are called out. */
const LAST = 10;

interface Props {
  /** Undefined until the map is there. */
  readonly stroll: Stroll | undefined;
  readonly seconds: number;
  /** The time is up. */
  readonly onOut: () => void;
}

export function Clock({ stroll, seconds, onOut }: Props) {
  const { t } = useTranslation('kiosk');
  const [left, setLeft] = useState(seconds * 1000);
  const look = useEffectEvent(() => {
    if (!stroll) return;
    const now = rushLeft(stroll, seconds, pageClock());
    setLeft(now);
    if (now === 0) onOut();
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  const shown = Math.ceil(left / 1000);
  return (
    <span className={classes(styles['clock'], shown <= LAST && styles['last'])} data-rush-left={shown}>
      <VisuallyHidden>{t('rush.left', { count: shown })}</VisuallyHidden>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
