/** Keeps what every first load needs in one file: fewer requests, and it compresses better than its parts. */
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

/** For the bundler's output: one chunk of everything the page imports statically, the rest as the bundler sees fit. */
export function firstLoadChunk(): CodeSplitting {
  return {
    groups: [
      { debugName: 'first', name: (id, context) => (isFirst(id, context, new Map()) ? 'first' : null) },
    ],
  };
}
