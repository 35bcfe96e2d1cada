/** `tsx atlas/tools/sheet.ts <cast|creatures|people> out.png`: a labelled contact sheet of a cast or of the kit. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { sheetSvg } from './sheet/contact-sheet';
import { membersIn } from './sheet/members';
import type { Member } from './sheet/members';

const SPECIMEN_FILES = path.resolve(import.meta.dirname, 'sheet/specimens');
const LEVELS = path.resolve(import.meta.dirname, '../levels');
const SPECIMENS: Readonly<Record<string, readonly string[]>> = {
  creatures: ['mascots', 'beasts', 'spirits', 'small-fry', 'named-creatures'],
  people: ['street', 'legends', 'dreamers', 'named-people'],
};

async function load(file: string): Promise<Member[]> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return membersIn({ ...module });
}

async function members(name: string): Promise<Member[]> {
  const specimens = SPECIMENS[name];
  if (specimens) {
    return (await Promise.all(specimens.map((file) => load(path.join(SPECIMEN_FILES, `${file}.ts`))))).flat();
  }
  const file = path.join(LEVELS, name, 'cast/index.ts');
  if (!existsSync(file)) throw new Error(`no cast "${name}" in atlas/levels, nor creatures or people`);
  return load(file);
}

const [name, out] = process.argv.slice(2);
if (name === undefined || out === undefined) {
  console.error('usage: tsx atlas/tools/sheet.ts <cast|creatures|people> out.png');
  process.exit(2);
}
const found = await members(name);
const columns = Math.min(10, Math.max(1, Math.ceil(Math.sqrt(found.length * 1.4))));
const svg = sheetSvg(found, { columns, cell: [220, 264], scale: 1 });
writeFileSync(out, new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
console.log(`${found.length} figures: ${out}`);
