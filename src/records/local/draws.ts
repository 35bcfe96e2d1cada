/** What everybody may read of a week's draws on this device: the seal, the draws, the list they were made from. */
import * as z from 'zod/mini';
import type { WeekKey } from '../../contest/weeks';
import { drawsPath, listsPath, sealPath, winnersPath } from '../paths';
import type { ContestDraws } from '../store-port';
import { drawSchema, instantSchema, listSchema, sealSchema, winnerSchema } from '../schema';
import type { Shelves } from '../shelves';
import { documentsUnder } from './documents';

const sent = {
  sentAt: z.pipe(
    instantSchema,
    z.transform((date: string) => Date.parse(date)),
  ),
};
const sentSeal = z.extend(sealSchema, sent);
const sentDraw = z.extend(drawSchema, sent);

export async function drawsOf(shelves: Shelves, week: WeekKey): Promise<ContestDraws> {
  const documents = documentsUnder(shelves);
  const seal = sentSeal.safeParse(await shelves.get('documents', sealPath(week)));
  const draws = await documents(drawsPath(week), sentDraw);
  return {
    seal: seal.success ? seal.data : undefined,
    draws: draws.toSorted((a, b) => a.number - b.number),
    winners: await documents(winnersPath(week), winnerSchema),
  };
}

export async function drawnListOf(shelves: Shelves, week: WeekKey): Promise<readonly string[]> {
  return (await documentsUnder(shelves)(listsPath(week), listSchema)).flatMap(({ ids }) => ids);
}
