/** Types every text key from the French files, so that the compiler checks them. */
import type aboutTexts from '../../resources/locales/fr/about.json';
import type interfaceTexts from '../../resources/locales/fr/interface.json';
import type kioskTexts from '../../resources/locales/fr/kiosk.json';
import type playTexts from '../../resources/locales/fr/play.json';
import type accountTexts from '../../resources/locales/fr/accounts.json';
import type deskTexts from '../../resources/locales/fr/desk.json';
import type drawingTexts from '../../resources/locales/fr/drawing.json';
import type crowdTexts from '../../resources/locales/fr/crowd.json';
import type endlessTexts from '../../resources/locales/fr/endless.json';
import type dailyTexts from '../../resources/locales/fr/daily.json';
import type stampTexts from '../../resources/locales/fr/stamps.json';
import type legalTexts from '../../resources/locales/fr/legal.json';
import type recordTexts from '../../resources/locales/fr/records.json';
import type strollTexts from '../../resources/locales/fr/stroll.json';
import type studioTexts from '../../resources/locales/fr/studio.json';
import type runTexts from '../../resources/locales/fr/runs.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'interface';
    resources: {
      about: typeof aboutTexts;
      interface: typeof interfaceTexts;
      kiosk: typeof kioskTexts;
      play: typeof playTexts;
      legal: typeof legalTexts;
      records: typeof recordTexts;
      accounts: typeof accountTexts;
      crowd: typeof crowdTexts;
      endless: typeof endlessTexts;
      daily: typeof dailyTexts;
      desk: typeof deskTexts;
      drawing: typeof drawingTexts;
      runs: typeof runTexts;
      stamps: typeof stampTexts;
      stroll: typeof strollTexts;
      studio: typeof studioTexts;
    };
  }
}
