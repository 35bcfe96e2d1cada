/** The schema of a level's artwork: what `resources/artwork/<route keyword>/level.json` may hold, written by hand or by the studio. */
import * as z from 'zod/mini';
import { boundsOf } from './polygon.ts';

/** Longest title, hint, name and credit line, in characters: what the game's bar and bubble can show. */
export const LONGEST = { title: 120, hint: 300, name: 60, credit: 120 } as const;
/** More quests than any board lists (a score is 100 at most), and more targets and points of an outline than a finger places. */
export const MOST = { quests: 100, targets: 20, points: 32, side: 20_000 } as const;
/** Fewer points have no area. */
export const LEAST_POINTS = 3;

/** Control and format characters would hide or turn round what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A line of words as the game shows it: one line, no invisible characters, no spaces at its ends. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

const line = (longest: number) =>
  z.pipe(z.pipe(z.string(), z.transform(cleanLine)), z.string().check(z.maxLength(longest)));

const coordinate = z.number().check(z.gte(-MOST.side), z.lte(2 * MOST.side));
const point = z.object({ x: coordinate, y: coordinate });
/** A closed polygon, where a box is too coarse. */
const outline = z.array(point).check(z.minLength(LEAST_POINTS), z.maxLength(MOST.points));
const corners = z.object({ top: point, bottom: point, outline: z.optional(outline) });
/** Where there is an outline, its bounds are the box, whatever the file says. */
const box = z.pipe(
  corners,
  z.transform((given: z.infer<typeof corners>): z.infer<typeof corners> =>
    given.outline ? { ...given, ...boundsOf(given.outline) } : given,
  ),
);

const words = z.object({ title: line(LONGEST.title), hint: z.optional(line(LONGEST.hint)) });

/** Names of pictures are names of files: letters, digits, `-` and `_`, never a path. */
export const PICTURE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

const quest = z.object({
  quest: z.string().check(z.regex(/^d?quest[1-9]\d{0,3}$/)),
  /** Name of the picture it is played on, without its ending, when that is not `main`. */
  image: z.optional(z.string().check(z.regex(PICTURE_NAME))),
  positions: z.array(box).check(z.maxLength(MOST.targets)),
  /** Its words by language; where one language is missing, the other is shown. */
  fr: z.optional(words),
  en: z.optional(words),
});

const side = z.int().check(z.positive(), z.lte(MOST.side));

/** A draft: it may have no quest yet, and quests without boxes or words. */
export const artworkSchema = z.object({
  /** Size of the pictures in pixels, which is also what the boxes are measured in. */
  width: side,
  height: side,
  updateDate: z.iso.date(),
  /** The level's own name; absent where it keeps the catalogue's. */
  name: z.optional(line(LONGEST.name)),
  /** Who drew it. */
  credit: z.optional(line(LONGEST.credit)),
  quests: z.array(quest).check(z.maxLength(MOST.quests)),
});

export type ArtworkDocument = z.infer<typeof artworkSchema>;
export type ArtworkQuest = ArtworkDocument['quests'][number];
export type ArtworkBox = ArtworkQuest['positions'][number];
export type ArtworkWords = NonNullable<ArtworkQuest['fr']>;

export const LANGUAGES = ['fr', 'en'] as const;
export type ArtworkLanguage = (typeof LANGUAGES)[number];

/** True for a duplicate hunt, which asks for the two places of one thing. */
export const isPair = ({ quest: name }: Pick<ArtworkQuest, 'quest'>): boolean => name.startsWith('d');
