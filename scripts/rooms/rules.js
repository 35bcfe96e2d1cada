/**
 * What `rooms.json` says about a file and an import, and the linter's rule that holds it. JavaScript, because oxlint
 * loads TypeScript only from Node 22.18 on.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Readonly<Record<string, readonly string[]>>} Lists */
/** @typedef {{ readonly rooms: Lists, readonly packages: Lists, readonly bare: readonly string[] }} House */

/** May import everything; nothing outside may import it. */
const ALL = '*';

/**
 * The room of a file, both as paths from the project's root: the deepest listed folder it lies in. A name that ends
 * in `/.` means the files right in a folder, one that ends in `/*` each of its folders by itself.
 * @param {House} house @param {string} file
 * @returns {string | undefined} nothing where no listed room holds it
 */
export function roomOf({ rooms }, file) {
  const folders = file.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const folder = folders.slice(0, depth).join('/');
    if (folder in rooms) return folder;
    const parent = folders.slice(0, depth - 1).join('/');
    if (`${parent}/*` in rooms) return folder;
    if (depth === folders.length && `${folder}/.` in rooms) return `${folder}/.`;
  }
  return undefined;
}

/** @param {Lists} rooms @param {string} room */
const listOf = (rooms, room) => rooms[room] ?? rooms[`${path.posix.dirname(room)}/*`] ?? [];

/** @param {readonly string[]} list @param {string} room */
const allows = (list, room) => list.includes(room) || list.includes(`${path.posix.dirname(room)}/*`);

/**
 * Why `from` may not import `to`, both files as paths from the project's root.
 * @param {House} house @param {string} from @param {string} to
 * @returns {string | undefined} nothing where it may
 */
export function faultOfImport(house, from, to) {
  const importer = roomOf(house, from);
  const imported = roomOf(house, to);
  // what no room holds is told of where it stands; files outside the rooms (package.json) are free
  if (importer === undefined || imported === undefined || importer === imported) return undefined;
  const list = listOf(house.rooms, importer);
  if (list.includes(ALL) || allows(list, imported)) return undefined;
  return `${importer} may not import ${imported}: see scripts/rooms/rooms.json.`;
}

/**
 * Why `from` may not import a package.
 * @param {House} house @param {string} from @param {string} specifier
 * @returns {string | undefined}
 */
export function faultOfPackage({ rooms, packages, bare }, from, specifier) {
  const importer = roomOf({ rooms, packages, bare }, from);
  if (importer === undefined) return undefined;
  if (bare.includes(importer)) return `${importer} imports no package: ${specifier}.`;
  const [name] = Object.keys(packages).filter(
    (each) => specifier === each || specifier.startsWith(`${each}/`),
  );
  const list = name === undefined ? undefined : packages[name];
  if (!list || list.includes(importer) || listOf(rooms, importer).includes(ALL)) return undefined;
  return `${importer} may not import ${specifier}: it belongs to ${list.join(', ')}.`;
}

/**
 * Rooms that stand in a circle, following what each may import.
 * @param {Lists} rooms
 * @returns {readonly string[] | undefined} the circle, its first room again at its end
 */
export function circleIn(rooms) {
  const done = new Set();
  /** @param {string} room @param {readonly string[]} way @returns {readonly string[] | undefined} */
  const follow = (room, way) => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of rooms[room] ?? []) {
      const circle = next === ALL ? undefined : follow(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of Object.keys(rooms)) {
    const circle = follow(room, []);
    if (circle) return circle;
  }
  return undefined;
}

/** @returns {House} */
export function readHouse() {
  return JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));
}

/** @param {string} place */
const isFolder = (place) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

const imports = {
  meta: { type: 'problem', docs: { description: 'Each room imports only what rooms.json lets it.' } },
  /** @param {any} context */
  create(context) {
    const house = readHouse();
    const root = context.cwd;
    /** @param {string} place */
    const inRoot = (place) => path.relative(root, place).split(path.sep).join('/');
    const file = inRoot(context.filename);
    /** @param {any} node @param {any} source */
    const check = (node, source) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string') return;
      const target = path.resolve(path.dirname(context.filename), specifier);
      const message = specifier.startsWith('.')
        ? faultOfImport(house, file, inRoot(isFolder(target) ? path.join(target, 'index') : target))
        : faultOfPackage(house, file, specifier);
      if (message !== undefined) context.report({ node, message });
    };
    /** @param {any} node */
    const fromSource = (node) => check(node, node.source);
    return {
      /** @param {any} node */
      Program(node) {
        const circle = circleIn(house.rooms);
        if (circle)
          context.report({
            node,
            message: `rooms.json lets rooms stand in a circle: ${circle.join(' → ')}.`,
          });
        if (roomOf(house, file) !== undefined || !file.includes('/')) return;
        const message = `${path.posix.dirname(file)} is no room: list it in scripts/rooms/rooms.json with what it may import.`;
        context.report({ node, message });
      },
      ImportDeclaration: fromSource,
      ExportNamedDeclaration: fromSource,
      ExportAllDeclaration: fromSource,
      ImportExpression: fromSource,
      /** @param {any} node */
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal ?? node.argument),
    };
  },
};

/** What oxlint loads. */
export default { meta: { name: 'rooms' }, rules: { imports } };
