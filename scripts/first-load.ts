/** Bundles the first load into one chunk, the game into another and the living picture into a third, for fewer requests and better compression. */
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

/** What a game's page begins with: it is in no other chunk, because that would come with it. */
const BEHIND = /src\/(?:main\.behind|app\/boot\/behind-pictures)\.ts$/;

/** The modules a game's code begins with. What they import late is not part of the first load. */
const GAME_ROOT = /src\/app\/compose\/PlayRoute|src\/app\/shell\/GameLayout/;

/** Small modules that games and other pages both need. In the game's chunk they would make a board, a card's progress, home's first picture or the update note fetch the game. */
const SHARED = [
  /src\/sound\/(?!samples|voice|ambi|when)/,
  /src\/maps\/fault/,
  /src\/levels\/fault-log/,
  /src\/game\/(?:hit-test|quest|slack)\./,
  /src\/viewer\/(?:FoundRing|MapCrop|space|tiles)\./,
  /src\/levels\/(?:load|level-shape)/,
  /src\/game\/outline/,
  /src\/ui\/Dialog/,
  /src\/ui\/Form/,
  /src\/ui\/frame-shown/,
  /src\/results\/forms/,
  /src\/progress\/(?:progress|comparison|merge|schema|store|stamps|use-progress)\./,
];

/** What is typed into. A game has no field before its end. */
const FIELDS = [/src\/ui\/Field/, /src\/ui\/TextArea/];

/** Signs of games, lists and dialogs: home has none. */
const SIGNS = [/src\/ui\/icons\/signs/];

/** What a game draws. The forms at its end are a chunk of their own, which comes later. */
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

/** The module home's code begins with. What it imports late, such as the progress on its cards, is not part of the first load. */
const HOME_ROOT = /src\/app\/compose\/HomeRoute/;

/** What the home page draws. */
const HOME = [/src\/screens\/home\//, HOME_ROOT];

/** What a picture needs to live by itself, and the air over it: in one chunk each, though what answers a tap needs parts of both. */
const LIVING = [/src\/living\//];
const LIVING_ROOT = /src\/table\/LivingPicture/;
const AIR_ROOT = /src\/living\/air\/(?:air|clear)\./;

/** Small things that home, boards and games need alike. */
const COMMON = [
  /src\/game\/(?:modes|ease|constants|seconds|space|random)/,
  /src\/levels\/(?:Thumbnail|use-offered-modes)/,
  /src\/table\/EaseChoice/,
  /src\/daily\//,
  /src\/contest\/(?:calendar|weeks)/,
  /src\/maps\/thumbnail-sizes/,
  /src\/progress\/newcomer/,
  /src\/i18n\/(?:formats|use-screen-title)/,
  /src\/screens\/home\/mode-looks/,
  /src\/ui\/(?:icons\/modes|Stamp)/,
];

/** The parser that every room uses. */
const PARSER = [/node_modules\/zod\//];

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** A chunk of those of the modules that are reached from `root` by static imports. */
const roomOf = (name: string, modules: readonly RegExp[], root: RegExp): Group => ({
  debugName: name,
  name: (id, context) =>
    anyOf(modules)(id) && isReached(id, context, (module) => root.test(module.id)) ? name : null,
  priority: 1,
});

/** Tells the bundler which chunks to make: one of everything the page imports statically, one for each list above; it splits the rest by itself. */
export function firstLoadChunk(): CodeSplitting {
  return {
    groups: [
      {
        debugName: 'first',
        name: (id, context) =>
          isReached(id, context, ({ id: root, isEntry }) => isEntry && !BEHIND.test(root)) ? 'first' : null,
        priority: 3,
      },
      { name: 'behind', test: anyOf([BEHIND]), priority: 3 },
      { name: 'parser', test: anyOf(PARSER), priority: 2 },
      { name: 'common', test: anyOf(COMMON), priority: 2 },
      { name: 'shared', test: anyOf(SHARED), priority: 2 },
      { name: 'fields', test: anyOf(FIELDS), priority: 2 },
      { name: 'signs', test: anyOf(SIGNS), priority: 2 },
      roomOf('game', GAME, GAME_ROOT),
      roomOf('home', HOME, HOME_ROOT),
      roomOf('LivingPicture', [...LIVING, LIVING_ROOT], LIVING_ROOT),
      { ...roomOf('air', LIVING, AIR_ROOT), priority: 0 },
    ],
  };
}

/** Those of the patterns above that no module of the build matches. */
export function idlePatterns(modules: readonly string[]): RegExp[] {
  return [...PARSER, ...COMMON, ...SHARED, ...FIELDS, ...SIGNS, ...GAME, ...HOME, ...LIVING].filter(
    (pattern) => !modules.some((id) => pattern.test(id)),
  );
}

/** The chunk of that name and all that a page fetches with it. */
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

/** Pairs of chunks of which the first must not fetch the second: home and its late parts need no game, a game needs no home. */
const APART = [
  ['home', 'game'],
  ['CardProgress', 'game'],
  ['UpdateNote', 'game'],
  ['game', 'home'],
] as const;

/** Fails the build when a pattern matches nothing, because its module has moved and would land in another chunk unseen, and when one page would fetch the code of another. */
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
