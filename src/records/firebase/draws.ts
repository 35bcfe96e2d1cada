/** What everybody may read of a week's draws on Firestore: the seal, the draws, the list they were made from. */
import type { WeekKey } from '../../contest/weeks';
import { drawsPath, listsPath, sealPath, winnersPath } from '../paths';
import type { ContestDraws } from '../store-port';
import { drawSchema, listSchema, sealSchema, winnerSchema } from '../schema';
import type { Backend } from './backend';
import { parsedDocuments, sentDocuments, sentDocument } from './documents';
import { pagesOf } from './pages';

/** Documents a page; the rules allow no more. */
const PAGE = 100;

async function allOf(backend: Backend, path: string) {
  const pages = [];
  for await (const page of pagesOf(backend, path, PAGE)) pages.push(...page);
  return pages;
}

export async function drawsOf(backend: Backend, week: WeekKey): Promise<ContestDraws> {
  const { firestore, database } = backend;
  const [seal, draws] = await Promise.all([
    firestore.getDoc(firestore.doc(database, sealPath(week))),
    allOf(backend, drawsPath(week)),
  ]);
  // a question without an answer is paid for as well, and before a draw nobody has won
  const winners = draws.length === 0 ? [] : await allOf(backend, winnersPath(week));
  return {
    seal: sentDocument(seal.data(), sealSchema),
    draws: sentDocuments(draws, drawSchema).toSorted((a, b) => a.number - b.number),
    winners: parsedDocuments(winners, winnerSchema),
  };
}

export async function drawnListOf(backend: Backend, week: WeekKey): Promise<readonly string[]> {
  return parsedDocuments(await allOf(backend, listsPath(week)), listSchema).flatMap(({ ids }) => ids);
}
