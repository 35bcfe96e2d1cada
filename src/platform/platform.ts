/** The port to whatever the renderer runs in. A capability a platform lacks is an absent optional member. */
import type { Language } from '../i18n/language';
import type { KioskHost } from '../booth/host';

export interface MapSource {
  /** The manifest as it came, not yet parsed. Rejects when it cannot be read. */
  manifest(): Promise<unknown>;
  /** A level's `level.json` as it came. `data` is the manifest's path of it. Rejects when it cannot be read. */
  level(id: number, data: string): Promise<unknown>;
  /** Address of a picture (tile or thumbnail) from its path relative to the maps' root. */
  pictureUrl(path: string): string;
}

/** A local server that still draws maps (`npm start`). */
export interface DrawingSource {
  /** How the maps come along, as it came. Rejects when nobody answers. */
  state(): Promise<unknown>;
  /** Asks for a level before the others. Rejects when nobody hears. */
  first(level: number): Promise<unknown>;
}

export interface Platform {
  readonly kind: 'web' | 'desktop';
  readonly maps: MapSource;
  /** A level's document of the database as it came; undefined when there is none. Rejects when it cannot be read. */
  readonly definitions?: (level: number) => Promise<unknown>;
  /** Told which language the player reads, at the start and at each change. */
  readonly followLanguage?: (language: Language) => void;
  /** Asked only where the list of levels says that its server is drawing. */
  readonly drawing?: DrawingSource;
  /** There when this is a booth at a convention. */
  readonly kiosk?: KioskHost | undefined;
}
