/** What the endless atlas calls a map and a result, in the player's language. */
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { dayOf, type EndlessCode } from '../../endless/code';
import { countsDown, type Mode } from '../../game/modes';
import { toSeconds } from '../../game/seconds';
import { formatDate } from '../../i18n/dates';
import { formatSeconds } from '../../i18n/formats';

/** A word as it is, a day as it is said. */
export function useMapName(): (code: EndlessCode) => string {
  const { language } = useTranslation();
  return useCallback(
    (code) => {
      const day = dayOf(code);
      if (day === undefined) return code.seed;
      // day and month stay in one line
      return formatDate(language, Date.parse(day)).replace(' ', '\u00a0');
    },
    [language],
  );
}

interface Result {
  readonly score: number;
  /** Ms. */
  readonly time: number;
}

export function useResultWords(): (mode: Mode, result: Result) => string {
  const { t, language } = useTranslation('endless');
  return useCallback(
    (mode, { score, time }) => {
      const found = t('found', { count: score });
      if (countsDown(mode)) return found;
      return t('foundIn', { found, time: t('seconds', { time: formatSeconds(language, toSeconds(time)) }) });
    },
    [t, language],
  );
}
