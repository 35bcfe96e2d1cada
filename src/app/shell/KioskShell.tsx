/** Wraps the game in the kiosk's frame at a booth, and clears a visitor's data after each visit. */
import { useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Language } from '../../i18n/language';
import { chooseLanguage } from '../../i18n/setup';
import type { KioskHost } from '../../booth/host';
import { KioskFrame, type Game } from '../../kiosk/KioskFrame';
import { wipeVisitor } from '../../kiosk/wipe';
import { accounts, RecordsRoot, shelves } from '../services/RecordsRoot';

interface Props {
  readonly host: KioskHost;
  /** Navigates to an address below the app's base. */
  readonly onGo: (to: '/' | '/rush') => Promise<void>;
  readonly children: ReactNode;
}

export function KioskShell({ host, onGo, children }: Props) {
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

  const begin = useCallback(
    async (language: Language, game: Game) => {
      await chooseLanguage(texts, language);
      if (game === 'rush') await onGo('/rush');
    },
    [texts, onGo],
  );
  const end = useCallback(async () => {
    await onGo('/');
    // one that could not be signed out before
    if (accounts.state().kind === 'user') await accounts.signOut();
    await chooseLanguage(texts, languages[0] ?? 'fr');
    wipeVisitor(
      () => localStorage,
      () => sessionStorage,
    );
  }, [texts, onGo, languages]);

  return (
    <RecordsRoot>
      <KioskFrame host={host} shelves={shelves} onBegin={begin} onEnd={end}>
        {children}
      </KioskFrame>
    </RecordsRoot>
  );
}
