/** The port to the renderer's environment, web or desktop. A capability that a platform lacks is an absent member. */
import type { Language } from '../i18n/language';
import type { Texts } from '../i18n/texts';
import type { FurtherName } from '../maps/further';
import type { BoothQuestion, KioskHost } from '../booth/host';
import type { ContestPlan } from '../contest/plan';
import type { WeekKey } from '../contest/weeks';

export interface MapSource {
  /** The manifest, not yet parsed. Rejects when it cannot be read. */
  manifest(): Promise<unknown>;
  /** A level's `level.json`, not yet parsed. `data` is its path from the manifest. Rejects when it cannot be read. */
  level(id: number, data: string): Promise<unknown>;
  /** One of a level's further files, not yet parsed. `path` is the manifest's. Rejects when it cannot be read. */
  further?(id: number, name: FurtherName, path: string): Promise<unknown>;
  /** Address of a picture (tile or thumbnail) from its path relative to the maps' root. */
  pictureUrl(path: string): string;
}

/** A local server that still draws maps (`npm start`). */
export interface DrawingSource {
  /** The drawing state, not yet parsed. Rejects when the server does not answer. */
  state(): Promise<unknown>;
  /** Asks the server to draw a level next. Rejects when it does not answer. */
  first(level: number): Promise<unknown>;
}

/** The contest of a week; the calendar's own without a plan of the owner's, and where nobody can be asked. Never rejects. */
export type PlanOf = (week: WeekKey) => Promise<ContestPlan>;

export interface Platform {
  readonly kind: 'web' | 'desktop';
  readonly maps: MapSource;
  /** A level's document from the database, not yet parsed; undefined when there is none. Rejects when it cannot be read. */
  readonly definitions?: (level: number) => Promise<unknown>;
  /** The page's texts, into which a level's newer definition puts its words. */
  readonly wording?: () => Promise<Pick<Texts, 'load' | 'read' | 'put'>>;
  /** Absent: contests are the calendar's own. */
  readonly planOf?: PlanOf;
  /** Called with the player's language at the start and at each change. */
  readonly followLanguage?: (language: Language) => void;
  /** Used only when the manifest says that its server is drawing. */
  readonly drawing?: DrawingSource;
  /** Present when this is a booth. */
  readonly kiosk?: KioskHost | undefined;
  /** Present when the address asks for a booth and this browser is none. */
  readonly boothQuestion?: BoothQuestion | undefined;
}
