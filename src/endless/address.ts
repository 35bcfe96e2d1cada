/** Addresses of the endless atlas: a map, a way to play it, and the challenge of whoever sent it. */
import { CHOSEN_MODES, type Mode } from '../game/modes';
import { codeText, type EndlessCode } from './code';

export const WAYS = ['stroll', ...CHOSEN_MODES.map(String)] as const;

export interface Challenge {
  /** Of the map that was played: on another one the same seed gives other quests. */
  readonly edition: string;
  /** Gives the same quests in the same order. */
  readonly seed: number;
  /** What is to be beaten: right answers, and their time in ms. */
  readonly score: number;
  readonly time: number;
}

export type Way =
  | { readonly kind: 'stroll' }
  | { readonly kind: 'mode'; readonly mode: Mode; readonly challenge?: Challenge };

const MOST_SEEDS = 2 ** 31;
const MOST_SCORE = 99;
/** Ms of a day: nobody's run takes longer. */
const MOST_TIME = 86_400_000;

/** `random`: a number in [0, 1). */
export const seedFrom = (random: number): number => Math.floor(random * MOST_SEEDS);

const DIGITS = { 10: /^\d{1,8}$/, 36: /^[\da-z]{1,8}$/ } as const;

const EDITION = /^[\da-f]{8}$/;

const whole = (text: string | null, base: 10 | 36, most: number): number | undefined => {
  if (text === null || !DIGITS[base].test(text)) return undefined;
  const value = Number.parseInt(text, base);
  return Number.isSafeInteger(value) && value < most ? value : undefined;
};

/** Relative to the app's base. */
export function endlessAddress(code: EndlessCode, way?: Way): string {
  const path = `/endless/${encodeURIComponent(codeText(code))}`;
  if (!way) return path;
  if (way.kind === 'stroll') return `${path}?play=stroll`;
  const { mode, challenge } = way;
  const query = challenge
    ? `&map=${challenge.edition}&seed=${challenge.seed.toString(36)}&score=${String(challenge.score)}&time=${String(challenge.time)}`
    : '';
  return `${path}?play=${String(mode)}${query}`;
}

/** The way an address asks for; undefined where it names none, and of what cannot be read the challenge is left out. */
export function parseWay(query: URLSearchParams): Way | undefined {
  const play = query.get('play');
  if (play === 'stroll') return { kind: 'stroll' };
  const mode = CHOSEN_MODES.find((each) => String(each) === play);
  if (mode === undefined) return undefined;
  const seed = whole(query.get('seed'), 36, MOST_SEEDS);
  const score = whole(query.get('score'), 10, MOST_SCORE + 1);
  const time = whole(query.get('time'), 10, MOST_TIME);
  const edition = query.get('map');
  if (edition === null || !EDITION.test(edition)) return { kind: 'mode', mode };
  if (seed === undefined || score === undefined || time === undefined) return { kind: 'mode', mode };
  return { kind: 'mode', mode, challenge: { edition, seed, score, time } };
}
