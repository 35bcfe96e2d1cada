/** What a package of node_modules says of itself: name, version, licence, and the licence's words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const person = z.union([z.string(), z.object({ name: z.string() })]);

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.optional(person),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

export type PackageManifest = z.infer<typeof manifest>;

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly by: string | undefined;
  readonly text: string;
}

/** Modules that a build tool adds by itself, by the beginning of their ids. */
const HELPERS = [
  { prefix: '\0vite/', name: 'vite' },
  { prefix: '\0rolldown/', name: 'rolldown' },
] as const;

/** Heads the list, in a build tool's licence file, of what the tool bundles for itself. Only the tool's helper is shipped. */
const ONLY_IN_THE_TOOL = /^# Licenses of bundled dependencies$/m;

/** Folder of the package that a module of a bundle belongs to; undefined for the game's own. */
export function folderOf(moduleId: string, root: string): string | undefined {
  const helper = HELPERS.find(({ prefix }) => moduleId.startsWith(prefix));
  if (helper) return path.join(root, 'node_modules', helper.name);
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(moduleId.replace(/^\0/, ''))?.[1];
}

/** Throws where the folder holds no package, or one that does not name its licence. */
export function readManifest(folder: string): PackageManifest {
  const file = path.join(folder, 'package.json');
  const found = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!found.success) throw new Error(`${file} does not tell name, version and licence`);
  return found.data;
}

function ownText(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)([.-]|$)/i.test(file));
  if (name === undefined) return undefined;
  const [text = ''] = readFileSync(path.join(folder, name), 'utf8').split(ONLY_IN_THE_TOOL);
  return text.trim();
}

/**
 * Reads a package with the words of its licence: its own file, else the standard text of that licence in `standards`.
 * Throws where there is neither, because nothing may be shipped without.
 */
export function readPackage(folder: string, standards: string): ShippedPackage {
  const { name, version, license, author } = readManifest(folder);
  const standard = path.join(standards, `${license}.txt`);
  const text = ownText(folder) ?? (existsSync(standard) ? readFileSync(standard, 'utf8').trim() : undefined);
  if (text === undefined)
    throw new Error(`${name} has no licence file, and resources/licences has no ${license}.txt`);
  return { name, version, licence: license, by: typeof author === 'string' ? author : author?.name, text };
}
