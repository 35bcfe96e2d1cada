/** Bundles the first load into one chunk and the game into another, for fewer requests and better compression. */
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

/** Whether a chain of static imports leads from the page to the module. */
function isFirst(id: string, context: Context, known: Map<string, boolean>): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  known.set(id, false);
  const module = context.getModuleInfo(id);
  const first =
    module !== null && (module.isEntry || module.importers.some((from) => isFirst(from, context, known)));
  known.set(id, first);
  return first;
}

/** Small things that games and pages of records both need: in the game's chunk, a board would fetch the game. */
const SHARED =
  /src\/(?:sound\/|maps\/fault|levels\/(?:fault-log|load)|ui\/(?:Dialog|Field|TextArea)|results\/forms)/;

/** What a game draws; the forms of its end come later, and in a chunk of their own. */
const GAME =
  /src\/(?:viewer|game|table|screens\/play)\/|src\/ui\/game-menu|src\/app\/compose\/PlayRoute|src\/app\/shell\/(?:GameLayout|GameMenu)|src\/results\/share-card/;

/** For the bundler's output: a chunk of everything the page imports statically, one of the game, one of what it shares, the rest as the bundler sees fit. */
export function firstLoadChunk(): CodeSplitting {
  return {
    groups: [
      {
        debugName: 'first',
        name: (id, context) => (isFirst(id, context, new Map()) ? 'first' : null),
        priority: 3,
      },
      { name: 'shared', test: SHARED, priority: 2 },
      { name: 'game', test: GAME, priority: 1 },
    ],
  };
}
