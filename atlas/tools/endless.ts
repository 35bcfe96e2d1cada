/**
 * `npm run endless -- 2026-12-24 --days 30`: draws the maps of days, or of words, ahead of time, into files that any host
 * serves beside the game. They go to `resources/ready`, from which a build takes them, or where `--out <folder>` says.
 */
// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../endless/own-maths';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { codeText } from '../../src/endless/code';
import type { EndlessCode } from '../../src/endless/code';
import { partOf, provenOn, proveShapes } from '../device/proof';
import { textsOf, wordingOf } from '../device/texts';
import { endlessSvg, layOutEndless } from '../endless/map';
import { opaque, paint } from '../output/pictures';
import { PROJECT } from '../output/project';
import { codesFrom } from './endless-codes';
import { localeReader, writeReady } from './endless-files';

const USAGE = 'npm run endless -- <day, word or code> … [--days <number>] [--out <folder>]\n';
const MOST_DAYS = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '1' }, out: { type: 'string', default: 'resources/ready' } },
});
const days = Number(values.days);
const root = path.resolve(PROJECT.root, values.out);

async function draw(code: EndlessCode): Promise<string> {
  const map = await layOutEndless(code);
  const painted = paint(endlessSvg(map));
  const sought = provenOn(proveShapes(map.laid), (part) => partOf(painted, part));
  const texts = await textsOf(wordingOf(map), sought, localeReader(PROJECT.locales));
  return writeReady(root, { code, sought, texts, pixels: await opaque(painted) });
}

const isCount = Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
const asked = isCount ? positionals.map((text) => codesFrom(text, days)) : [];
if (asked.length === 0 || asked.includes(undefined)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else
  for (const code of asked.flatMap((codes) => codes ?? [])) {
    const name = codeText(code);
    try {
      process.stdout.write(`${name}: ${await draw(code)}\n`);
    } catch (error) {
      // the other days are drawn all the same
      process.exitCode = 1;
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
