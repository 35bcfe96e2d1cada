/** `npm run atlas:page`: everything a level can use, drawn with its name, as one local page: `.cache/atlas/index.html`. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Frame } from '../core/frame';
import type { Box } from '../core/geometry';
import type { Figure } from '../core/figure';
import { DayLight } from '../core/light';
import { Pen } from '../core/pen';
import { Random } from '../core/random';
import { nodeSvg } from '../core/svg';
import { dayPaint } from '../core/swatches';
import type { ThingKind } from '../core/thing';
import { HAIR } from '../people/hair/styles';
import { HATS } from '../people/hats/hats';
import { ITEMS } from '../people/items/items';
import { OUTFITS } from '../people/outfits/wardrobe';
import { person } from '../people/person';
import { POSES } from '../people/poses';
import type { PersonSpec } from '../people/spec';
import { PROJECT } from '../output/project';
import { membersIn } from './sheet/members';

interface Entry {
  readonly name: string;
  readonly svg: string;
  readonly box: Box;
}

const THINGS = path.resolve(import.meta.dirname, '../things');
const CREATURES = path.resolve(import.meta.dirname, 'sheet/specimens');
/** Everything that is worn looks another way from the side and from behind. */
const FACINGS = ['front', 'side', 'away'] as const;
const CREATURE_FILES = ['mascots', 'beasts', 'spirits', 'small-fry', 'named-creatures'];
const OUT = path.join(PROJECT.root, '.cache/atlas');

let serial = 0;
const ofFigure = (name: string, figure: Figure): Entry => ({
  name,
  svg: figure.svg({ ids: `f${(serial++).toString(36)}-` }),
  box: figure.box,
});

/** A person for each name of a table, wearing or doing what it names. */
function people<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  wear: (name: Name) => PersonSpec,
): Entry[] {
  const names = Object.keys(table).filter((name): name is Name => name in table);
  return names.map((name) => ofFigure(name, person(wear(name), dayPaint)));
}

const isKind = (value: unknown): value is ThingKind<object> =>
  typeof value === 'object' && value !== null && 'draw' in value && 'footprint' in value;

/** A thing with its usual options; undefined when it has none that are usual. */
function ofThing(kind: ThingKind<object>): Entry | undefined {
  const random = new Random(kind.name);
  const pen = new Pen({ light: new DayLight(), random });
  try {
    kind.draw(pen, new Frame([0, 0]), {}, random);
  } catch {
    return undefined;
  }
  const svg = pen.finish().map((node) => nodeSvg(node, `t${(serial++).toString(36)}-`));
  return { name: kind.name, svg: `<g fill="none" stroke-linejoin="round">${svg.join('')}</g>`, box: pen.box };
}

async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return { ...module };
}

async function things(folder: string): Promise<Entry[]> {
  const files = readdirSync(path.join(THINGS, folder)).toSorted();
  const modules = await Promise.all(files.map((file) => exportsOf(path.join(THINGS, folder, file))));
  const kinds = modules.flatMap((module) => Object.values(module).filter(isKind));
  return kinds.flatMap((kind) => ofThing(kind) ?? []);
}

async function creatures(): Promise<Entry[]> {
  const modules = await Promise.all(
    CREATURE_FILES.map((file) => exportsOf(path.join(CREATURES, `${file}.ts`))),
  );
  return membersIn(modules).map(({ label, figure }) => ofFigure(label, figure));
}

const figureHtml = ({ name, svg, box: { x0, y0, x1, y1 } }: Entry): string =>
  `<figure><svg viewBox="${x0 - 8} ${y0 - 8} ${x1 - x0 + 16} ${y1 - y0 + 16}">${svg}</svg><figcaption>${name}</figcaption></figure>`;

const sectionHtml = ([title, entries]: readonly [string, readonly Entry[]]): string =>
  `<h2>${title} (${entries.length})</h2><div>${entries.map(figureHtml).join('\n')}</div>`;

const folders = readdirSync(THINGS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const sections: (readonly [string, readonly Entry[]])[] = [
  ...(await Promise.all(folders.map(async ({ name }) => [`things/${name}`, await things(name)] as const))),
  ...FACINGS.flatMap((facing): (readonly [string, readonly Entry[]])[] => [
    [`outfit, ${facing}`, people(OUTFITS, (outfit) => ({ outfit, facing }))],
    [`hat, ${facing}`, people(HATS, (hat) => ({ hat, facing }))],
    [`hair, ${facing}`, people(HAIR, (hair) => ({ hair, facing }))],
    [`pose, ${facing}`, people(POSES, (pose) => ({ pose, facing }))],
  ]),
  ['hold', people(ITEMS, (hold) => ({ hold, pose: 'hold' }))],
  ['creatures', await creatures()],
];
const STYLE =
  'body{font:14px sans-serif;background:#dfe6c4;margin:24px}div{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px}figure{margin:0;text-align:center}svg{width:140px;height:150px}';
mkdirSync(OUT, { recursive: true });
const file = path.join(OUT, 'index.html');
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>What a level can use</title><style>${STYLE}</style>${sections.map(sectionHtml).join('\n')}\n`,
);
console.log(`${sections.reduce((sum, [, entries]) => sum + entries.length, 0)} things and figures: ${file}`);
