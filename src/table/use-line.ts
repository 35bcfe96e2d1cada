/** What is said of the last answer, in the player's language. */
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { lineOf } from '../game/lines';
import type { Session } from '../game/session';

/** Undefined before the first answer, and for a line without a text. */
export function useLine(session: Session): string | undefined {
  const { texts } = useTranslation('play');
  const line = useMemo(() => lineOf(session), [session]);
  const text: unknown = line && texts.read('play', `lines.${line.kind}.${String(line.number)}`);
  return typeof text === 'string' ? text : undefined;
}
