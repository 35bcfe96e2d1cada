/** Wraps the game in the kiosk's frame at a booth, and clears a visitor's data after each visit. */
import { useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Language } from '../../i18n/language';
import { chooseLanguage } from '../../i18n/setup';
import type { KioskHost } from '../../booth/host';
import { KioskFrame } from '../../kiosk/KioskFrame';
import { wipeVisitor } from '../../kiosk/wipe';
import { accounts, RecordsRoot, shelves } from '../services/RecordsRoot';

interface Props {
  readonly host: KioskHost;
  /** Navigates to the home page. */
  readonly onHome: () => Promise<void>;
  readonly children: ReactNode;
}

export function KioskShell({ host, onHome, children }: Props) {
  const { texts } = useTranslation(['interface', 'kiosk']);
  const { languages } = host.settings;

  // opened before this browser became a booth
  useEffect(() => accounts.openTools?.(false), []);

  // and so is whoever was signed in then: nobody plays here under somebody else's name
  useEffect(() => {
    const leave = () => {
      if (accounts.state().kind === 'user') void accounts.signOut();
    };
    leave();
    return accounts.subscribe(leave);
  }, []);

  const begin = useCallback((language: Language) => chooseLanguage(texts, language), [texts]);
  const end = useCallback(async () => {
    await onHome();
    // one that could not be signed out before
    if (accounts.state().kind === 'user') await accounts.signOut();
    await chooseLanguage(texts, languages[0] ?? 'fr');
    wipeVisitor(
      () => localStorage,
      () => sessionStorage,
    );
  }, [texts, onHome, languages]);

  return (
    <RecordsRoot>
      <KioskFrame host={host} shelves={shelves} onBegin={begin} onEnd={end}>
        {children}
      </KioskFrame>
    </RecordsRoot>
  );
}
