/** Bundles the first load into one chunk and the game into another, for fewer requests and better compression. */
import type { Plugin, Rolldown } from 'vite';

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

/** Whether a chain of static imports leads to the module from a root. */
function isReached(
  id: string,
  context: Context,
  isRoot: (module: Rolldown.ModuleInfo) => boolean,
  known = new Map<string, boolean>(),
): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  known.set(id, false);
  const module = context.getModuleInfo(id);
  const reached =
    module !== null &&
    (isRoot(module) || module.importers.some((from) => isReached(from, context, isRoot, known)));
  known.set(id, reached);
  return reached;
}

/** Where a game's code begins: what it imports late is none of its first load. */
const GAME_ROOT = /src\/app\/compose\/PlayRoute|src\/app\/shell\/GameLayout/;

/** Small things that games and pages of records both need: in the game's chunk, a board would fetch the game. */
const SHARED = [
  /src\/sound\//,
  /src\/maps\/fault/,
  /src\/levels\/fault-log/,
  /src\/levels\/load/,
  /src\/ui\/Dialog/,
  /src\/ui\/Field/,
  /src\/ui\/Form/,
  /src\/ui\/TextArea/,
  /src\/results\/forms/,
];

/** What a game draws; the forms of its end come later, and in a chunk of their own. */
const GAME = [
  /src\/viewer\//,
  /src\/game\//,
  /src\/table\//,
  /src\/screens\/play\//,
  /src\/ui\/game-menu/,
  /src\/app\/compose\/PlayRoute/,
  /src\/app\/shell\/GameLayout/,
  /src\/app\/shell\/GameMenu/,
  /src\/results\/share-card/,
];

/** What the home page draws. */
const HOME = [/src\/screens\/home\//, /src\/app\/compose\/HomeRoute/];

/** Small things that home, boards and games need alike. */
const COMMON = [
  /src\/game\/(?:modes|constants|seconds|outline|space|random)/,
  /src\/levels\/(?:Thumbnail|use-offered-modes)/,
  /src\/daily\//,
  /src\/contest\/(?:calendar|weeks)/,
  /src\/maps\/thumbnail-sizes/,
  /src\/i18n\/formats/,
  /src\/screens\/home\/mode-looks/,
  /src\/ui\/(?:icons\/modes|Stamp|useScreenTitle)/,
];

/** What parses whatever enters, in whatever room. */
const PARSER = [/node_modules\/zod\//];

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** For the bundler's output: a chunk of everything the page imports statically, one of the game, one of what it shares, the rest as the bundler sees fit. */
export function firstLoadChunk(): CodeSplitting {
  return {
    groups: [
      {
        debugName: 'first',
        name: (id, context) => (isReached(id, context, ({ isEntry }) => isEntry) ? 'first' : null),
        priority: 3,
      },
      { name: 'parser', test: anyOf(PARSER), priority: 2 },
      { name: 'common', test: anyOf(COMMON), priority: 2 },
      { name: 'shared', test: anyOf(SHARED), priority: 2 },
      {
        debugName: 'game',
        name: (id, context) =>
          anyOf(GAME)(id) && isReached(id, context, (module) => GAME_ROOT.test(module.id)) ? 'game' : null,
        priority: 1,
      },
      { name: 'home', test: anyOf(HOME), priority: 1 },
    ],
  };
}

/** The patterns above that no module of the build matches. */
export function idlePatterns(modules: readonly string[]): RegExp[] {
  return [...PARSER, ...COMMON, ...SHARED, ...GAME, ...HOME].filter(
    (pattern) => !modules.some((id) => pattern.test(id)),
  );
}

/** Ends the build at a pattern that matches nothing: its module has moved, and would land in another chunk unseen. */
export function firstLoadCheck(): Plugin {
  return {
    name: 'worldmaps-first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const idle = idlePatterns(modules);
      if (idle.length > 0)
        throw new Error(
          `No module of the build matches ${idle.map(String).join(' or ')} (scripts/first-load).`,
        );
    },
  };
}
