/** Shows how each leg of a hunt was found and its time. The signs are drawn because not every device has the emoji of the shared line. */
import { useTranslation } from '../../i18n/use-translation';
import type { LegResult } from '../../daily/diary';
import { toSeconds } from '../../game/seconds';
import type { ShareSign } from '../../game/recap';
import { HintIcon } from '../../ui/icons/tools';
import { CheckIcon, CrossIcon } from '../../ui/icons/signs';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatClock } from '../../i18n/formats';
import styles from './DailyScreen.module.css';

const PICTURES = {
  atOnce: CheckIcon,
  withHelp: HintIcon,
  afterWrong: CrossIcon,
} as const satisfies Record<ShareSign, unknown>;

export function Legs({ legs }: { readonly legs: readonly LegResult[] }) {
  const { t, language } = useTranslation('daily');
  return (
    <ol className={styles['legs']} aria-label={t('result.legs')}>
      {legs.map(({ ms, sign }, index) => {
        const Picture = PICTURES[sign];
        const time = formatClock(language, toSeconds(ms));
        return (
          // legs never move, so the index is a stable key
          <li key={`leg ${String(index)}`} title={t(`result.${sign}`, { number: index + 1, time })}>
            <VisuallyHidden>{t(`result.${sign}`, { number: index + 1, time })}</VisuallyHidden>
            <span aria-hidden="true" className={styles['sign']} data-sign={sign}>
              <Picture />
            </span>
            <span aria-hidden="true">{time}</span>
          </li>
        );
      })}
    </ol>
  );
}
