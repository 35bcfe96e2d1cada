/** From folders of packages to the notices that are shipped, as data for the about page and as one plain text. */
import path from 'node:path';
import type { Notices } from '../../src/notices/notices.ts';
import { readPackage } from './packages.ts';

/** The same for people without the game at hand: beside the installed app, and below the address of the site. */
export const NOTICES_TEXT = 'notices.txt';

const standards = path.resolve('resources/licences');

/** By name, each package and version once; the same words of a licence are kept once. Throws as `readPackage` does. */
export function noticesOf(folders: Iterable<string>): Notices {
  const packages = [...new Set(folders)].map((folder) => readPackage(folder, standards));
  const once = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const texts = [...new Set(sorted.map(({ text }) => text))];
  return {
    texts,
    parts: sorted.map(({ name, version, licence, by, text }) => ({
      name,
      version,
      licence,
      ...(by === undefined ? {} : { by }),
      text: texts.indexOf(text),
    })),
  };
}

const RULE = '='.repeat(80);

export function noticesText({ texts, parts }: Notices): string {
  const sections = texts.map((text, index) => {
    const heads = parts
      .filter((part) => part.text === index)
      .map(({ name, version, licence, by }) =>
        [`${name} ${version} (${licence})`, ...(by ? [by] : [])].join(', '),
      );
    return [RULE, ...heads, RULE, '', text, ''].join('\n');
  });
  const lead = 'Worldmaps contains software and fonts of others, under the licences below.';
  return [lead, '', ...sections].join('\n');
}
