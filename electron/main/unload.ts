/** Asks before a running game is closed: Electron shows no question of its own and would leave the window open. */
import { dialog, type BrowserWindow } from 'electron';
import type { Language } from '../../src/i18n/language';
import { TEXTS } from './texts';

interface UnloadPlan {
  readonly kiosk: boolean;
  /** The language the player reads in the game. */
  readonly language: () => Language;
}

const LEAVE = 0;
const STAY = 1;

/** At a booth the page closes without a question, as no visitor may keep it open. */
export function askBeforeUnload(window: BrowserWindow, { kiosk, language }: UnloadPlan): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { unload } = TEXTS[language()];
    const isLeaving =
      kiosk ||
      dialog.showMessageBoxSync(window, {
        type: 'question',
        message: unload.question,
        detail: unload.detail,
        buttons: [unload.leave, unload.stay],
        defaultId: STAY,
        cancelId: STAY,
        noLink: true,
      }) === LEAVE;
    // overrides the page, which asked to stay
    if (isLeaving) event.preventDefault();
  });
}
