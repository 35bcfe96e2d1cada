/** Keeps what every first load needs in one file, and what every game needs in another: fewer requests, and each compresses better than its parts. */
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

/** What a game draws and hears; the forms of its end come later, and in a chunk of their own. */
const GAME =
  /src\/(?:viewer|game|sound)\/|src\/levels\/load|src\/ui\/game-menu|src\/app\/(?:PlayRoute|GameLayout|GameMenu)|src\/screens\/play\/(?!ResultForm|ScoreForm|EntryForm|use-submit|player-name)/;

/** For the bundler's output: a chunk of everything the page imports statically, one of the game, the rest as the bundler sees fit. */
export function firstLoadChunk(): CodeSplitting {
  return {
    groups: [
      {
        debugName: 'first',
        name: (id, context) => {
          if (isFirst(id, context, new Map())) return 'first';
          return GAME.test(id) ? 'game' : null;
        },
      },
    ],
  };
}
