/** Where a level on the bench is kept and its pictures come from: the studio's server on this machine, or the live site. */
import type { ArtworkDocument } from '../artwork/document';
import type { LabPicture } from '../artwork/contrast';
import type { Deed } from '../artwork/history';
import type { LevelData, LevelMap } from '../maps/schema';
import type { Answer, OpenLevel, ToldHistory } from './api';

/** The same object as long as the same level is on the bench. */
export interface Keeper {
  /** Under which the browser keeps what is not saved: another one for each level and each place. */
  readonly name: string;
  /** What is saved is a draft of this browser, which stays until something else drops it. */
  readonly isDraft?: boolean;
  readonly open: () => Promise<Answer<{ readonly level: OpenLevel | null }>>;
  /** `revision` is that of the level as it was opened or saved last. */
  readonly save: (
    document: ArtworkDocument,
    revision: string | undefined,
    deed: Deed,
  ) => Promise<Answer<{ readonly revision: string }>>;
  /** What undo leads to from before this page; `earlier` of its steps are not known yet. */
  readonly history: (earlier?: number) => Promise<Answer<ToldHistory>>;
}

/** The pictures of a level as they are shown, measured and played on; another object when they change. */
export interface Sheets {
  /** A picture by its name as a map; undefined where there is none. */
  readonly mapOf: (picture: string) => LevelMap | undefined;
  /** Address of a tile from its path. */
  readonly url: (path: string) => string;
  /** Address of the whole of a map, small. */
  readonly overview: (map: LevelMap) => string | undefined;
  /** A picture in Lab by its name; undefined when it did not come. */
  readonly measure: (picture: string) => Promise<LabPicture | undefined>;
  /** The level as far as it can be played; undefined when nothing of it can. */
  readonly playable: (document: ArtworkDocument) => LevelData | undefined;
}
