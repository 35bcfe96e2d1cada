/** The game of each week's contest: its own is taken in its own weeks alone. */
import { CALENDAR } from '../../../src/contest/calendar';
import { userPath } from '../../../src/records/user-paths';
import { definition, enters, user } from '../documents';
import { START, set, type World } from '../world';
import { ok, no, guest, type Case } from './case';

/** Plays the contest of another week, and enters on that very day. */
const enterOn = (w: World, day: string, week: string, { gameMode, quest, ...played }: Game): void => {
  const date = `${day}T11:59:00.000Z`;
  w.later((Date.parse(`${day}T12:00:00Z`) - START) / 1000);
  const entry = { ...played, gameMode, quest, date, consent: { wording: 'contest-1', date } };
  guest(w).commit(...enters({ week, entry, shown: { ...played, date } }));
};

type Game = Readonly<Record<'level' | 'score' | 'time' | 'gameMode', number> & { quest: string }>;
const ONE_QUEST: Game = { level: 2, score: 1, time: 12.5, gameMode: 5, quest: 'dquest2' };
const WHOLE_LEVEL: Game = { level: 2, score: 22, time: 300, gameMode: 4, quest: '' };
const [SPRING, AUTUMN] = [['2027-03-17', '2027-W11'] as const, ['2027-11-10', '2027-W45'] as const];
/** The Wednesday of a week of 2027. */
const dayIn = (week: number) =>
  new Date(Date.UTC(2027, 0, 6) + (week - 1) * 604_800_000).toISOString().slice(0, 10);
export const CONTEST_GAMES: readonly Case[] = [
  ok('entry: one quest of level 2, its week', (w) => enterOn(w, ...SPRING, ONE_QUEST)),
  no('entry: more of level 2, its week', (w) => enterOn(w, ...SPRING, WHOLE_LEVEL)),
  no('entry: two answers in the week of one quest', (w) => enterOn(w, ...SPRING, { ...ONE_QUEST, score: 2 })),
  no('entry: one quest of level 3, the week of level 2', (w) =>
    enterOn(w, ...SPRING, { ...ONE_QUEST, level: 3 }),
  ),
  no('entry: another quest of the week’s level', (w) =>
    enterOn(w, ...SPRING, { ...ONE_QUEST, quest: 'dquest1' }),
  ),
  no('entry: another mode of the week’s quest', (w) => enterOn(w, ...SPRING, { ...ONE_QUEST, gameMode: 4 })),
  ok('entry: the whole level 2, its week', (w) => enterOn(w, ...AUTUMN, WHOLE_LEVEL)),
  // what the rules look into most for
  ok('entry: the whole level 2, uploaded, under a name given up long ago', (w) => {
    w.given(
      set('levelData/level2', definition({ level: 2, counts: { normal: 22, duplicate: 2 } })),
      set(userPath('Zoé'), { ...user('bob', 'Zoé'), givenUp: new Date('2026-08-01T00:00:00Z') }),
    );
    enterOn(w, ...AUTUMN, WHOLE_LEVEL);
  }),
  no('entry: one quest of level 2, the week of the whole level', (w) => enterOn(w, ...AUTUMN, ONE_QUEST)),
  no('entry: less than the whole level 2', (w) => enterOn(w, ...AUTUMN, { ...WHOLE_LEVEL, score: 21 })),
  no('entry: the whole level 3, the week of level 2', (w) =>
    enterOn(w, ...AUTUMN, { ...WHOLE_LEVEL, level: 3, score: 23 }),
  ),
  ...[ONE_QUEST, WHOLE_LEVEL, { ...ONE_QUEST, level: 1 }].map((played, i) =>
    no(`entry: a week without a contest, game ${String(i + 1)}`, (w) =>
      enterOn(w, '2027-05-05', '2027-W18', played),
    ),
  ),
  ...CALENDAR.flatMap(({ level, mode, quest = '' }, game) => {
    const played = { ...(mode === 4 ? WHOLE_LEVEL : ONE_QUEST), level, gameMode: mode, quest };
    return CALENDAR.map(({ weeks: [week = 0] }, other) =>
      (game === other ? ok : no)(`entry: the game of contest ${game} in week ${week}`, (w) =>
        enterOn(w, dayIn(week), `2027-W${String(week).padStart(2, '0')}`, played),
      ),
    );
  }),
];
