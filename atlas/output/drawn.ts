/** What a theme or an artwork folder must give before a level can be written: pictures with their quests. */
import type { Target } from '../../src/game/quest';

/** A box in the pixels of any picture, `bottom` exclusive. */
export interface PictureBox {
  readonly top: { readonly x: number; readonly y: number };
  readonly bottom: { readonly x: number; readonly y: number };
}

export interface QuestPlace<Box extends PictureBox = Target> {
  /** `quest1` … or `dquest1` …. */
  readonly quest: string;
  /** Exact visible boxes. */
  readonly positions: readonly Box[];
}

/** The size all boxes of a picture are measured in, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface DrawnPicture extends PictureSize {
  /** `main`, the id of a duplicate quest, or `night`. */
  readonly id: string;
  /** The quests played on this picture; a night variant has none of its own. */
  readonly quests: readonly QuestPlace[];
  /** The whole picture in its natural size. Called once: the memory belongs to the caller. */
  pixels(): Promise<Pixels>;
}

/** A picture that is not drawn yet: drawing one at a time keeps the memory of a level low. */
export interface PictureSource {
  readonly id: string;
  readonly draw: () => Promise<DrawnPicture>;
}

/** Opaque RGB, three bytes a pixel, row by row. */
export interface Pixels extends PictureSize {
  readonly data: Buffer;
}

export interface QuestText {
  readonly title: string;
  readonly hint?: string | undefined;
}

/** True for a duplicate hunt, which plays in another mode than the normal quests. */
export function isDuplicateQuest(quest: string): boolean {
  return quest.startsWith('d');
}
