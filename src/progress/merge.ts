/** Joins what tabs and devices know of one player; joining in any order, and again, comes to the same. */
import { MODES, type Mode } from '../game/modes';
import { greaterOf, presentOf, recordOf, type Merge } from '../kept/merge';
import { compareRuns, earlier, later } from './progress';
import type { Best, LevelProgress, ModeProgress, Progress, QuestProgress } from './progress';

const least = greaterOf<number>((a, b) => b - a);
const leastOrNone = presentOf(least);
const greatestOrNone = presentOf(greaterOf<number>((a, b) => a - b));

const mergeQuests: Merge<QuestProgress> = (ours, theirs) => {
  const first = earlier(theirs.first, ours.first);
  const last = later(theirs.last, ours.last);
  const best = least(ours.best, theirs.best);
  const adds = first !== theirs.first || last !== theirs.last || best !== theirs.best;
  return adds ? { first, last, best } : theirs;
};

const bestRun = (mode: Mode): Merge<Best | undefined> =>
  presentOf(greaterOf<Best>((a, b) => compareRuns(mode, b, a)));

const mergeMode =
  (mode: Mode): Merge<ModeProgress | undefined> =>
  (ours, theirs) => {
    if (!ours || !theirs) return theirs ?? ours;
    const won = leastOrNone(ours.won, theirs.won);
    const clean = leastOrNone(ours.clean, theirs.clean);
    const best = bestRun(mode)(ours.best, theirs.best);
    if (won === theirs.won && clean === theirs.clean && best === theirs.best) return theirs;
    return {
      ...(won === undefined ? {} : { won }),
      ...(clean === undefined ? {} : { clean }),
      ...(best ? { best } : {}),
    };
  };

type Modes = LevelProgress['modes'];

/** Which of two runs is better depends on the mode, which is the key. */
const mergeModes: Merge<Modes> = (ours, theirs) => {
  const entries = MODES.flatMap((mode) => {
    const key = String(mode);
    const both = mergeMode(mode)(ours[key], theirs[key]);
    return both ? [[key, both] as const] : [];
  });
  const adds = entries.some(([key, both]) => both !== theirs[key]);
  return adds ? Object.fromEntries(entries) : theirs;
};

const mergeQuestRecords = recordOf(mergeQuests);

const mergeLevels: Merge<LevelProgress> = (ours, theirs) => {
  const quests = mergeQuestRecords(ours.quests, theirs.quests);
  const modes = mergeModes(ours.modes, theirs.modes);
  const since = greatestOrNone(ours.since, theirs.since);
  const cat = leastOrNone(ours.cat, theirs.cat);
  if (quests === theirs.quests && modes === theirs.modes && since === theirs.since && cat === theirs.cat)
    return theirs;
  return {
    quests,
    modes,
    ...(since === undefined ? {} : { since }),
    ...(cat === undefined ? {} : { cat }),
  };
};

const mergeLevelRecords = recordOf(mergeLevels);
const mergeHunts = recordOf(least);

export const mergeProgress: Merge<Progress> = (ours, theirs) => {
  const levels = mergeLevelRecords(ours.levels, theirs.levels);
  const hunts = mergeHunts(ours.hunts, theirs.hunts);
  return levels === theirs.levels && hunts === theirs.hunts ? theirs : { levels, hunts };
};
