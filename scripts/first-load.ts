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

/** Small things that games and other pages both need: in the game's chunk, a board, a card's progress, home's first picture or the note of an update would fetch the game. */
const SHARED = [
  /src\/sound\//,
  /src\/maps\/fault/,
  /src\/levels\/fault-log/,
  /src\/game\/(?:hit-test|quest|slack)\./,
  /src\/viewer\/(?:FoundRing|MapCrop|space|tiles)\./,
  /src\/levels\/(?:load|level-shape)/,
  /src\/game\/outline/,
  /src\/ui\/Dialog/,
  /src\/ui\/Field/,
  /src\/ui\/Form/,
  /src\/ui\/TextArea/,
  /src\/results\/forms/,
  /src\/progress\/(?:progress|merge|schema|store|stamps|use-progress)\./,
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
];

/** Where home's code begins: what it imports late, as the progress on its cards, is none of its first load. */
const HOME_ROOT = /src\/app\/compose\/HomeRoute/;

/** What the home page draws. */
const HOME = [/src\/screens\/home\//, HOME_ROOT];

/** Small things that home, boards and games need alike. */
const COMMON = [
  /src\/game\/(?:modes|ease|constants|seconds|space|random)/,
  /src\/levels\/(?:Thumbnail|use-offered-modes)/,
  /src\/table\/EaseChoice/,
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

/** A chunk of those modules that a chain of static imports leads to from their room's root. */
const roomOf = (name: string, modules: readonly RegExp[], root: RegExp): Group => ({
  debugName: name,
  name: (id, context) =>
    anyOf(modules)(id) && isReached(id, context, (module) => root.test(module.id)) ? name : null,
  priority: 1,
});

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
      roomOf('game', GAME, GAME_ROOT),
      roomOf('home', HOME, HOME_ROOT),
    ],
  };
}

/** The patterns above that no module of the build matches. */
export function idlePatterns(modules: readonly string[]): RegExp[] {
  return [...PARSER, ...COMMON, ...SHARED, ...GAME, ...HOME].filter(
    (pattern) => !modules.some((id) => pattern.test(id)),
  );
}

/** The chunks that a page fetches with the one of that name, which is among them. */
function fetchedWith(name: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (file: Rolldown.OutputBundle[string] | undefined): void => {
    if (file?.type !== 'chunk' || names.has(file.name)) return;
    names.add(file.name);
    for (const imported of file.imports) add(bundle[imported]);
  };
  add(Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name));
  return names;
}

/** Pairs of chunks that must not come with one another: home, and what comes late to it, without a game; a game without home. */
const APART = [
  ['home', 'game'],
  ['CardProgress', 'game'],
  ['UpdateNote', 'game'],
  ['game', 'home'],
] as const;

/** Ends the build at a pattern that matches nothing (its module has moved, and would land in another chunk unseen), and at a page that would fetch another one's code. */
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
      const carrier = APART.find(([page, other]) => fetchedWith(page, bundle).has(other));
      if (carrier) throw new Error(`The chunk ${carrier.join(' would fetch ')} (scripts/first-load).`);
    },
  };
}
