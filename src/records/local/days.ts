/** Counts a day on the embedded store, whose rows bear the date of the game: the device is its own server. */
import * as z from 'zod/mini';
import { dayOf, type Day } from '../../daily/day';
import type { DayDesk } from '../days';
import { playerOf } from '../board';
import { storedHunt, storedScore } from '../moderation';
import { BOARDS, HUNTS, huntsPath } from '../paths';
import type { Shelves } from '../shelves';
import type { AsAdmin } from './as-admin';
import { documentsUnder } from './documents';

const begun = z.object({ createdAt: z.iso.datetime() });

export function createLocalDays(shelves: Shelves, asAdmin: AsAdmin): DayDesk {
  const scores = async () =>
    (await shelves.all('documents', `${BOARDS}/`)).flatMap((value) => {
      const parsed = storedScore.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  const everyHunt = async () =>
    (await shelves.all('documents', `${HUNTS}/`)).flatMap((value) => {
      const parsed = storedHunt.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  const newcomersOf = async (day: Day): Promise<number> =>
    (await shelves.all('documents', 'accounts/')).filter((value) => {
      const parsed = begun.safeParse(value);
      return parsed.success && dayOf(Date.parse(parsed.data.createdAt)) === day;
    }).length;

  return {
    of: (day) =>
      asAdmin(async () => {
        const games = (await scores()).filter(({ date }) => dayOf(Date.parse(date)) === day);
        const hunts = await documentsUnder(shelves)(huntsPath(day), storedHunt);
        return { games: games.length + hunts.length, newcomers: await newcomersOf(day) };
      }),

    activeSince: (instant) =>
      asAdmin(async () => {
        const sent = [...(await scores()), ...(await everyHunt())];
        const late = sent.filter(({ date }) => Date.parse(date) >= instant);
        return new Set(late.map(playerOf)).size;
      }),
  };
}
