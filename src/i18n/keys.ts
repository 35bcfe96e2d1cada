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

interface Resources {
  readonly about: typeof aboutTexts;
  readonly interface: typeof interfaceTexts;
  readonly kiosk: typeof kioskTexts;
  readonly play: typeof playTexts;
  readonly legal: typeof legalTexts;
  readonly records: typeof recordTexts;
  readonly accounts: typeof accountTexts;
  readonly crowd: typeof crowdTexts;
  readonly endless: typeof endlessTexts;
  readonly daily: typeof dailyTexts;
  readonly desk: typeof deskTexts;
  readonly drawing: typeof drawingTexts;
  readonly runs: typeof runTexts;
  readonly stamps: typeof stampTexts;
  readonly stroll: typeof strollTexts;
  readonly studio: typeof studioTexts;
}

/** A file of words that the code itself asks for; a level's words have spaces of their own. */
export type Namespace = keyof Resources;

/** A key without the ending that a count chooses. */
type Base<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Key;

type KeysOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Base<Key> : `${Key}.${KeysOf<Words[Key]>}`;
}[keyof Words & string];

/** Keys of the first namespace stand alone, those of every named one behind its name and a colon. */
export type TextKey<First extends Namespace, All extends Namespace> =
  | KeysOf<Resources[First]>
  | { [Space in All]: `${Space}:${KeysOf<Resources[Space]>}` }[All];
