/** `weeklyContest/{week}`: a contest that the owner has planned, as its document says it; parsed wherever it comes from. */
import * as z from 'zod/mini';
import type { ContestPlan, Words } from './plan';
import { endOfWeek, mondayOf, parseWeekKey, type WeekKey } from './weeks';

/** Characters of a picture at most: what a visitor's only read weighs. */
export const LONGEST_PICTURE = 40_000;
export const LONGEST_PRIZE = 120;
export const LONGEST_INTRODUCTION = 1000;
export const LONGEST_PICTURE_TEXT = 200;

const PICTURE = /^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+)?$/;
const QUEST = /^d?quest[1-9]\d{0,2}$/;
export const WORDING = /^[a-z0-9-]{1,40}$/;

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((date: string) => Date.parse(date)),
);
const upTo = (most: number) => z.string().check(z.maxLength(most));

const documentSchema = z.object({
  week: z.custom<WeekKey>((value) => typeof value === 'string' && parseWeekKey(value) !== undefined),
  level: z.int().check(z.minimum(1)),
  gameMode: z.literal([4, 5]),
  /** Empty where the whole level is played. */
  quest: z.string(),
  /** The week has no contest, whatever game stands here. */
  off: z.boolean(),
  opens: instant,
  ends: instant,
  prizeFr: upTo(LONGEST_PRIZE),
  prizeEn: upTo(LONGEST_PRIZE),
  textFr: upTo(LONGEST_INTRODUCTION),
  textEn: upTo(LONGEST_INTRODUCTION),
  picture: z.string().check(z.maxLength(LONGEST_PICTURE), z.regex(PICTURE)),
  pictureFr: upTo(LONGEST_PICTURE_TEXT),
  pictureEn: upTo(LONGEST_PICTURE_TEXT),
  wording: z.string().check(z.regex(WORDING)),
  /** Absent from what was kept before turns were counted. */
  turn: z.optional(z.int().check(z.minimum(0))),
});

const words = (fr: string, en: string): Words => ({ fr, en });

/** The plan of a document; undefined for what is none, which then counts as if nothing were planned. */
export function planIn(document: unknown): ContestPlan | undefined {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return undefined;
  const { week, turn = 0, level, gameMode: mode, quest, off, opens, ends, ...said } = parsed.data;
  if (mode === 5 ? !QUEST.test(quest) : quest !== '') return undefined;
  if (opens < mondayOf(week) || ends <= opens || ends > endOfWeek(week)) return undefined;
  const game = { level, mode, ...(quest === '' ? {} : { quest }) };
  return {
    week,
    turn,
    game: off ? undefined : game,
    opens,
    ends,
    prize: words(said.prizeFr, said.prizeEn),
    text: words(said.textFr, said.textEn),
    picture: said.picture,
    pictureText: words(said.pictureFr, said.pictureEn),
    wording: said.wording,
  };
}

/** Where there is no contest the document still names a game: the rules know one form only. */
const NO_GAME = { level: 1, mode: 4 } as const;

/** The fields of a plan's document, but for the hours, which each store writes its own way. */
export function fieldsOf({ week, turn, game, prize, text, picture, pictureText, wording }: ContestPlan) {
  const { level, mode, quest = '' } = game ?? { ...NO_GAME };
  return {
    week,
    turn,
    level,
    gameMode: mode,
    quest,
    off: game === undefined,
    prizeFr: prize.fr,
    prizeEn: prize.en,
    textFr: text.fr,
    textEn: text.en,
    picture,
    pictureFr: pictureText.fr,
    pictureEn: pictureText.en,
    wording,
  };
}
