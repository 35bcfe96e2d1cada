/** What a week's contest is: the calendar's own, unless the owner has planned another, with what the owner says about it. */
import { contestOfWeek, type Contest } from './calendar';
import { CONSENT_WORDING } from './consent';
import { endOfWeek, mondayOf, type WeekKey } from './weeks';

/** A text in the languages of the game; empty where the owner wrote none. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

export interface ContestPlan {
  readonly week: WeekKey;
  /** How often it was kept: each time counts one more, so that no desk writes over another's unseen; 0 for the calendar's own. */
  readonly turn: number;
  /** Undefined: the week has no contest. */
  readonly game: Contest | undefined;
  /** First instant at which entries are taken, epoch milliseconds: within the week. */
  readonly opens: number;
  /** First instant at which none is taken any more, epoch milliseconds: within the week, or its end. */
  readonly ends: number;
  readonly prize: Words;
  readonly text: Words;
  /** A picture as a data address; empty where there is none. */
  readonly picture: string;
  /** What the picture shows. */
  readonly pictureText: Words;
  /** Version of the rules of participation that an entry agrees to. */
  readonly wording: string;
}

export const NO_WORDS: Words = { fr: '', en: '' };

/** The contest of a week that the owner has not planned: the whole week, without a word about a prize. */
export function usualPlan(week: WeekKey, game = contestOfWeek(week)): ContestPlan {
  return {
    week,
    turn: 0,
    game,
    opens: mondayOf(week),
    ends: endOfWeek(week),
    prize: NO_WORDS,
    text: NO_WORDS,
    picture: '',
    pictureText: NO_WORDS,
    wording: CONSENT_WORDING,
  };
}

/** Whether entries are taken; `now` in epoch milliseconds. */
export function isOpen({ opens, ends }: Pick<ContestPlan, 'opens' | 'ends'>, now: number): boolean {
  return now >= opens && now < ends;
}

/** The words of a language, or those of the other where the owner wrote only them. */
export function wordsIn({ fr, en }: Words, language: 'fr' | 'en'): string {
  return language === 'fr' ? fr || en : en || fr;
}
